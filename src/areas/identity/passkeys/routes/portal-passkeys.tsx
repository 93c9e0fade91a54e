import { isFreshlySignedIn, passkeysOf } from '#areas/identity/proofs/passkey-queries.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Card } from '#ui/card.tsx'
import { FormProblem } from '#ui/form.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { dayOf } from '#values/days.ts'
import { AddPasskey } from '../ui/add-passkey.tsx'
import { PasskeyList } from '../ui/passkey-list.tsx'
import { addPasskey } from '../use-cases/add-passkey.ts'
import { beginPasskey } from '../use-cases/begin-passkey.ts'
import { removePasskey } from '../use-cases/remove-passkey.ts'
import { renamePasskey } from '../use-cases/rename-passkey.ts'
import type { Route } from './+types/portal-passkeys'

export const meta = () => [{ title: 'مفاتيح المرور · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => ({
  today: dayOf(ctx.now()),
  passkeys: await passkeysOf(ctx),
  fresh: await isFreshlySignedIn(ctx),
}))

const here = '/dashboard/security/passkeys'

export const action = submitOneOf({
  begin: submit(beginPasskey, (options) => ({ options: JSON.stringify(options) })),
  add: submit(addPasskey, () => saying('أُضيف مفتاح المرور.', here)),
  rename: submit(renamePasskey, () => saying('حُفظ اسم المفتاح.', here)),
  remove: submit(removePasskey, () => saying('أُزيل مفتاح المرور.', here)),
})

export default function PasskeysPage({ loaderData: { passkeys, today, fresh }, actionData }: Route.ComponentProps) {
  const options = actionData && 'options' in actionData ? actionData.options : null
  const reply = actionData && 'options' in actionData ? undefined : actionData
  const ofOne = reply?.typed.passkeyId ? reply : undefined
  return (
    <>
      <Breadcrumbs above={[{ to: '/dashboard/security', label: 'الأمان' }]} here="مفاتيح المرور" />
      <h1 className="acct-h1">مفاتيح المرور</h1>
      <div className="one-form stack">
        <FormProblem text={ofOne?.problem} />
        {passkeys.length > 0 && (
          <Card flush title="مفاتيحك">
            <PasskeyList passkeys={passkeys} today={today} reply={ofOne?.problem ? undefined : ofOne} />
          </Card>
        )}
        <AddPasskey fresh={fresh} options={options} reply={ofOne ? undefined : reply} />
      </div>
    </>
  )
}
