import { payPath } from '#areas/finance/payments-paths.ts'
import { CheckField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { actAt } from '#values/acts.ts'
import { inDecimals } from '#values/money.ts'
import type { SendProofForm } from '../inputs.ts'
import type { Paying } from '../paying.ts'

type Props = { paying: Paying; search: string; reply: Reply | undefined }

/** What shows the transfer; it is kept until somebody of ours sees the money at the bank. */
export function TransferForm({ paying, search, reply }: Props) {
  const { formId, amount, chosen, banks, today, answers } = paying
  const field = fieldsOf<SendProofForm>(reply)
  const isMore = Boolean(reply?.fields.sure ?? reply?.typed.sure)
  const [only] = banks.length === 1 ? banks : []
  return (
    <PostForm action={`${payPath}${actAt(search, 'proof')}`} reply={reply} before="الإرسال" withFiles>
      <input type="hidden" name="id" value={formId} />
      {answers && <input type="hidden" name="answers" value={answers} />}
      {chosen.map(({ id }) => (
        <input key={id} type="hidden" name="due" value={id} />
      ))}
      {only ? (
        <input type="hidden" name="account" value={only.id} />
      ) : (
        <SelectField
          {...field('account')}
          label="الحساب الذي حوّلت إليه"
          options={banks.map(({ id, bank, iban }) => [id, `${bank}، آخره ${iban.slice(-4)}`])}
          required
        />
      )}
      <FileField
        {...field('file')}
        label="صورة إثبات التحويل"
        kinds="صورة أو PDF"
        accept="image/*,application/pdf"
        megabytes={8}
        required
      />
      <MoneyField {...field('amount', amount > 0n ? (inDecimals(amount) ?? '') : '')} label="المبلغ الذي حوّلته" required />
      {isMore && <CheckField {...field('sure')} label="نعم، هذا ما حوّلته" />}
      <DateField {...field('transferredOn', today)} label="تاريخ التحويل" max={today} required />
      <Field {...field('reference')} label="رقم العملية في البنك" help="كما في إشعار البنك، وبه نجد تحويلك." dir="ltr" required />
      <TextareaField {...field('note')} label="ملاحظة" rows={2} maxLength={300} optional />
      <div>
        <SubmitButton block>أرسل الإثبات</SubmitButton>
      </div>
    </PostForm>
  )
}
