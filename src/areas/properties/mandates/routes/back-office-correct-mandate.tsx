import { data, redirect } from 'react-router'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Code } from '#ui/values.tsx'
import { mandatePath } from '../mandate.ts'
import { mandate } from '../queries.ts'
import { MandateTermsFields } from '../ui/mandate-form.tsx'
import { Consent, OtherOwners } from '../ui/owner-account-fields.tsx'
import { correctMandate } from '../use-cases/correct-mandate.ts'
import type { Route } from './+types/back-office-correct-mandate'

export const meta = () => [{ title: 'شروط الاتفاقية · التحالف' }]

export const handle = { crumb: () => 'شروط الاتفاقية' }

export const loader = page(propertiesPermissions.correctMandates, async (ctx, { params }) => {
  const one = await mandate(ctx, params.contractId)
  if (!one?.may.edit) throw data('لا توجد هذه الاتفاقية.', { status: 404, statusText: 'Not Found' })
  // Its page says what it waits for.
  if (!one.may.correct) throw redirect(mandatePath(one.id))
  return { mandate: one }
})

export const action = submit(correctMandate, ({ id, approvalId }) =>
  saying(approvalId ? 'أُرسلت الشروط للاعتماد' : 'عُدّلت شروط الاتفاقية', mandatePath(id)),
)

export default function CorrectMandatePage({ loaderData: { mandate: one }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>شروط الاتفاقية</h1>
          <p className="muted sm">
            <Code>{one.number}</Code> · <bdi>{one.owner}</bdi>
          </p>
        </div>
      </div>
      <Card>
        <PostForm reply={reply} before={one.isInForce ? 'الإرسال' : 'الحفظ'}>
          <Seen of={one.version} reply={reply} />
          <MandateTermsFields reply={reply} kept={one} />
          <OtherOwners reply={reply} owners={one.owners} />
          {one.isInForce && <Consent reply={reply} />}
          <div>
            <SubmitButton>{one.isInForce ? 'أرسل للاعتماد' : 'احفظ الشروط'}</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
