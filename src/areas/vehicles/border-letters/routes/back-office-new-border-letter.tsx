import { data } from 'react-router'
import { borderLetterPath, rentalPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { Code } from '#ui/values.tsx'
import type { IssueLetterForm } from '../inputs.ts'
import { rentalForLetter } from '../queries.ts'
import { issueBorderLetter } from '../use-cases/issue-border-letter.ts'
import type { Route } from './+types/back-office-new-border-letter'

export const meta = () => [{ title: 'خطاب عدم ممانعة · التحالف' }]

export const handle = { crumb: () => 'خطاب عدم ممانعة' }

export const loader = page(may.issueLetters, async (ctx, { query }) => {
  const one = await rentalForLetter(ctx, query.get('rental'))
  if (!one) throw data('لا عقد ساريًا بهذا العنوان يُكتب له خطاب.', { status: 404, statusText: 'Not Found' })
  return { one, formId: ctx.newId() }
})

export const action = submit(issueBorderLetter, ({ id, contractId, waits }) =>
  waits ? saying('طُلب الاعتماد', rentalPath(contractId)) : saying('صدر الخطاب', borderLetterPath(id)),
)

export default function NewBorderLetterPage({ loaderData: { one, formId }, actionData: reply }: Route.ComponentProps) {
  const field = fieldsOf<IssueLetterForm>(reply)
  const options = one.countries.map(({ country, isCovered }) => [country, isCovered ? country : `${country} (باعتماد)`] as const)
  const asks = one.countries.some(({ isCovered }) => !isCovered)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>خطاب عدم ممانعة</h1>
          <p className="muted sm">
            {one.car} · <Code>{one.number}</Code>
          </p>
        </div>
      </div>
      <Card>
        <PostForm reply={reply} before="الإصدار">
          <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
          <input type="hidden" name="contractId" value={one.id} />
          <div className="form-grid">
            <SelectField {...field('country', options[0]?.[0])} label="الدولة" options={options} required />
            <DateField {...field('fromOn', one.fromOn)} label="من" required />
            <DateField {...field('untilOn', one.untilOn)} label="حتى" help="ينتهي مع التأجير" required />
          </div>
          {asks && (
            <Field
              {...field('why')}
              label="سبب العبور"
              help="إن لم تكن الدولة من دول الفئة أو وثيقة التأمين فينتظر الاعتماد"
              maxLength={200}
              optional
            />
          )}
          <div>
            <SubmitButton>أصدر الخطاب</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
