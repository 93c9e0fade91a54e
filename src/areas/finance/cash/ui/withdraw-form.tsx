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
  return (
    <Card title="اسحب نقدًا من البنك">
      <PostForm action="?act=withdraw" reply={reply} before="السحب">
        <input type="hidden" name="moveId" value={defaultValue} />
        <SelectField {...field('account', places.accounts[0]?.[0])} label="من حساب" options={places.accounts} required />
        <SelectField {...field('boxId', places.boxes[0]?.[0])} label="إلى صندوق" options={places.boxes} required />
        <MoneyField {...field('amount')} label="المبلغ" id="field-withdraw-amount" required />
        <Field
          {...field('slip')}
          id="field-withdraw-slip"
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
