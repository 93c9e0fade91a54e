import '#ui/styles/act-form.css'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { PriceLines } from '#ui/price-lines.tsx'
import { dayOf, timeOf } from '#values/days.ts'
import { inDecimals, least } from '#values/money.ts'
import type { NoteReturnForm } from '../inputs.ts'
import type { RentalOnSheet } from '../return-shown.ts'

type Props = { rental: RentalOnSheet; path: string; reply: Reply | undefined }

/** What the renter signs: when the car came back, what is broken, and what that comes to. */
export function ReturnAccount({ rental: { contractId, account }, path, reply }: Props) {
  if (!account) return null
  const { lines, vat, total, held, returnedAt, damage, damageAbout } = account
  const field = fieldsOf<NoteReturnForm>(reply)
  const fromDeposit = least(held, total)
  const after = [
    { label: 'يُخصم من التأمين المسترد', amount: fromDeposit },
    { label: 'يبقى محفوظًا من التأمين', amount: held - fromDeposit },
    ...(total > held ? [{ label: 'يُقبض من المستأجر', amount: total - held }] : []),
  ]
  return (
    <Card title="الحساب">
      <div className="stack">
        <PriceLines
          lines={[
            ...lines.map(({ description, net }) => ({ label: description, amount: net })),
            ...(vat > 0n ? [{ label: 'ضريبة القيمة المضافة', amount: vat }] : []),
          ]}
          total={{ label: lines.length > 0 ? 'عليه' : 'لا شيء عليه', amount: total }}
          after={after}
        />
        <details className="act-form" open={reply !== undefined}>
          <summary className="btn btn-outline btn-sm">عدّل وقت الإعادة أو أضف ضررًا</summary>
          <PostForm action={path} reply={reply} part="account" before="الحساب">
            <input type="hidden" name="contractId" value={contractId} />
            <div className="grid2">
              <DateField {...field('backOn', dayOf(returnedAt))} label="أُعيدت يوم" required />
              <Field {...field('backTime', timeOf(returnedAt))} label="الساعة" type="time" required />
            </div>
            <MoneyField
              {...field('damage', damage === null ? '' : (inDecimals(damage) ?? ''))}
              label="قيمة الضرر الجديد"
              optional
            />
            <Field {...field('damageAbout', damageAbout ?? '')} label="الضرر وموضعه" maxLength={150} optional />
            <p className="help">لا يُحسب إلا ما لم يكن في محضر التسليم، وبصورته.</p>
            <div>
              <SubmitButton variant="outline">احسب من جديد</SubmitButton>
            </div>
          </PostForm>
        </details>
      </div>
    </Card>
  )
}
