import { secondFactorOf } from '#areas/identity/accounts/queries.ts'
import { isFreshlySignedIn } from '#areas/identity/proofs/passkey-queries.ts'
import { squarePicture } from '#areas/identity/proofs/square-picture.ts'
import { appAddress } from '#areas/identity/proofs/totp.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { GuardedForms } from '../ui/guarded-forms.tsx'
import { RecoveryCodes } from '../ui/recovery-codes.tsx'
import { SecondFactorSetUp } from '../ui/second-factor-set-up.tsx'
import { disableSecondFactor } from '../use-cases/disable-second-factor.ts'
import { enableSecondFactor, setUpShown } from '../use-cases/enable-second-factor.ts'
import { renewRecoveryCodes } from '../use-cases/renew-recovery-codes.ts'
import type { Route } from './+types/portal-second-factor'

export const meta = () => [{ title: 'التحقق بخطوتين · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx, { query }) => {
  const { enabled, left } = await secondFactorOf(ctx)
  const required = ctx.actor.mustSecure === true
  if (enabled) return { enabled, left, required: false, known: true, fresh: null }
  const { secret, setUp } = await setUpShown(ctx, query.get('set-up') ?? '')
  const fresh = { secret, setUp, picture: squarePicture(appAddress(secret, ctx.actor.name)) }
  return { enabled, left, required, known: await isFreshlySignedIn(ctx), fresh }
})

const shown = ({ codes }: { codes: string[] }) => ({ codes })

export const action = submitOneOf({
  enable: submit(enableSecondFactor, shown),
  renew: submit(renewRecoveryCodes, shown),
  disable: submit(disableSecondFactor, () => saying('أُوقف التحقق بخطوتين.', '/dashboard/security')),
})

/** A secret that the app has read already stays on the page while its code is tried again. */
export const shouldRevalidate = ({
  formAction,
  defaultShouldRevalidate,
}: {
  formAction?: string
  defaultShouldRevalidate: boolean
}) => (formAction?.includes('act=enable') ? false : defaultShouldRevalidate)

export default function SecondFactorPage({
  loaderData: { enabled, left, required, known, fresh },
  actionData,
}: Route.ComponentProps) {
  const codes = actionData && 'codes' in actionData ? actionData.codes : null
  const reply = actionData && 'codes' in actionData ? undefined : actionData
  return (
    <>
      <Breadcrumbs above={[{ to: '/dashboard/security', label: 'الأمان' }]} here="التحقق بخطوتين" />
      <h1 className="acct-h1">التحقق بخطوتين</h1>
      {required && !codes && <Alert kind="warning">دورك يتطلب التحقق بخطوتين. فعّله لتكمل.</Alert>}
      <div className="one-form stack">
        {codes && <RecoveryCodes codes={codes} />}
        {!codes && fresh && (
          <Card>
            <SecondFactorSetUp {...fresh} known={known} reply={reply} />
          </Card>
        )}
        {!codes && enabled && <GuardedForms left={left} reply={reply} />}
      </div>
    </>
  )
}
