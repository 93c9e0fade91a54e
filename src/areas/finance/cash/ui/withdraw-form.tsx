import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { WithdrawCashForm } from '../inputs.ts'

type Choices = readonly (readonly [string, string])[]
type Props = { places: { accounts: Choices; boxes: Choices }; formId: string; reply: Reply | undefined }

/** Cash that somebody draws at the bank for a box. */
export function WithdrawForm({ places, formId, reply }: Props) {
  const field = fieldsOf<WithdrawCashForm>(reply)
  const { defaultValue } = field('moveId', formId)
  // Cash goes into a box that was meant: nothing is chosen for them where there are several.
  const only = places.boxes.length === 1 ? places.boxes[0]?.[0] : undefined
  return (
    <Card title="اسحب نقدًا من البنك">
      <PostForm action="?act=withdraw" part="withdraw" reply={reply} before="السحب">
        <input type="hidden" name="moveId" value={defaultValue} />
        <SelectField {...field('account', places.accounts[0]?.[0])} label="من حساب" options={places.accounts} required />
        <SelectField {...field('boxId', only)} label="إلى صندوق" options={places.boxes} required />
        <MoneyField {...field('amount')} label="المبلغ" required />
        <Field
          {...field('slip')}
          label="رقم إيصال السحب"
          help="أو رقم الشيك. يستلم النقد من يحمل وردية الصندوق."
          dir="ltr"
          required
        />
        <div>
          <SubmitButton>اسحب النقد</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
