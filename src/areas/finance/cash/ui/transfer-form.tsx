import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { TransferBetweenBanksForm } from '../inputs.ts'

type Props = { accounts: readonly (readonly [string, string])[]; formId: string; reply: Reply | undefined }

/** Money of ours, or of those for whom we hold it, from one bank to another. */
export function TransferForm({ accounts, formId, reply }: Props) {
  const field = fieldsOf<TransferBetweenBanksForm>(reply)
  const { defaultValue } = field('moveId', formId)
  return (
    <Card title="حوّل بين حسابات الشركة">
      <PostForm action="?act=transfer" part="transfer" reply={reply} before="التحويل">
        <input type="hidden" name="moveId" value={defaultValue} />
        <SelectField
          {...field('account', accounts[0]?.[0])}
          label="من حساب"
          options={accounts}
          help="من الأمانات إلى التشغيلي يُحوَّل ما زاد على ما لأصحابها، ويعتمده زميل غيرك."
          required
        />
        <SelectField {...field('toAccount', accounts[1]?.[0])} label="إلى حساب" options={accounts} required />
        <MoneyField {...field('amount')} label="المبلغ" required />
        <Field {...field('slip')} label="مرجع التحويل" help="إن كان معك، وإلا كتبه من يؤكد وصوله." dir="ltr" optional />
        <div>
          <SubmitButton>حوّل المبلغ</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
