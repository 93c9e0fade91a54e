import { claimPath } from '#areas/vehicles/paths.ts'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { inDecimals } from '#values/money.ts'
import type { ShownClaim } from '../claim-detail.ts'
import type { InsurerPaidForm } from '../inputs.ts'

/** Once and for good: what it does not pay is not waited for. */
export function InsurerPays({ one, reply }: { one: ShownClaim; reply: Reply | undefined }) {
  const field = fieldsOf<InsurerPaidForm>(reply)
  const { insurer, insurerPart, accounts } = one
  if (!insurerPart) return null
  return (
    <Card title={`سداد ${insurer}`}>
      <PostForm action={`${claimPath(one.id)}?act=insurer`} reply={reply} part="insurer" before="الحفظ">
        <input type="hidden" name="claimId" value={one.id} />
        <p className="sm">
          المطلوب منها <Money amount={insurerPart} />
        </p>
        <MoneyField
          {...field('paid', inDecimals(insurerPart))}
          label="ما دفعته"
          help="مرة واحدة: ما نقص عن المطلوب لا يُنتظر بعده"
          required
        />
        <SelectField {...field('accountId', accounts[0]?.[0])} label="وصل إلى" options={accounts} optional />
        <Field {...field('bankReference')} label="المرجع في كشف البنك" dir="ltr" maxLength={60} optional />
        <div>
          <SubmitButton>سجّل السداد</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
