import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { inDecimals } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import type { LeaseDraft } from '../draft-detail.ts'
import type { ChequesForm } from '../inputs.ts'
import { draftPath } from '../wizard.ts'

type Props = { draft: LeaseDraft; formId: string; reply: Reply | undefined }

/** The cheques for the instalments: what lies in the vault already, and what is missing. */
export function ChequesOfLease({ draft: { lease: one, cheques }, formId, reply }: Props) {
  if (!cheques.mayKeep)
    return (
      <Card title="الشيكات">
        <p className="muted">يسجّلها من يتولى حافظة الشيكات حين يحضرها المستأجر.</p>
      </Card>
    )
  const due = one.instalments.filter(({ amount }) => amount > 0n)
  const left = [...cheques.taken]
  const missing = due.filter(({ dueOn, amount }) => {
    const at = left.findIndex((cheque) => cheque.dueOn === dueOn && cheque.amount === amount)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return (
    <Card title="الشيكات" flush>
      <div className="card-b">
        {missing.length > 0 ? (
          <Alert kind="warning">{`ينقص ${howMany(missing.length, 'cheque')}. يمكن تسجيل ما بقي لاحقًا.`}</Alert>
        ) : (
          <Alert kind="success">لكل قسط شيكه.</Alert>
        )}
      </div>
      <ul className="list">
        {cheques.taken.map(({ id, number, bank, dueOn, amount }) => (
          <li key={id}>
            <span className="grow">
              <Code>{number}</Code> · <bdi>{bank}</bdi> · <DateText at={dueOn} />
            </span>
            <Money amount={amount} />
            <Badge tone="info">في الحافظة</Badge>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <div className="card-b">
          <Take id={one.id} banks={cheques.banks} {...{ missing, formId, reply }} />
        </div>
      )}
    </Card>
  )
}

type TakeProps = Pick<Props, 'formId' | 'reply'> & {
  id: string
  banks: LeaseDraft['cheques']['banks']
  missing: readonly { from: string; dueOn: string; amount: bigint }[]
}

function Take({ id, banks, missing, formId, reply }: TakeProps) {
  const field = fieldsOf<ChequesForm>(reply)
  return (
    <PostForm action={`${draftPath(id, 'schedule')}&act=cheques`} reply={reply} before="التسجيل" part="cheques">
      <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
      <div className="form-grid">
        <SelectField {...field('bank')} label="البنك" options={banks} required />
        <Field {...field('account')} label="رقم الحساب" help="أسفل الشيك، إن ظهر." dir="ltr" inputMode="numeric" optional />
        <Field {...field('drawer')} label="الساحب" help="إن كان غير المستأجر." maxLength={120} optional />
        <CheckField {...field('series')} label="أرقامها متتالية: اكتب الأول وحده" />
      </div>
      {missing.map(({ from, dueOn, amount }, at) => (
        <div className="form-grid snug" key={from}>
          <NumberField {...field(`number${at + 1}`)} label={`رقم الشيك ${at + 1}`} optional={at > 0} required={at === 0} />
          <DateField {...field(`dueOn${at + 1}`, dueOn)} label={`تاريخ الشيك ${at + 1}`} />
          <MoneyField {...field(`amount${at + 1}`, inDecimals(amount) ?? undefined)} label={`مبلغ الشيك ${at + 1}`} />
        </div>
      ))}
      <p className="muted sm">ما يبقى بلا رقم لا يُسجَّل. الشيك وعد بالدفع، ولا يصدر به سند قبض حتى يُحصَّل.</p>
      <div>
        <SubmitButton>سجّل الشيكات</SubmitButton>
      </div>
    </PostForm>
  )
}
