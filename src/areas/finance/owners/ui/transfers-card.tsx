import { poolsPath } from '#areas/finance/addresses.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money, Num } from '#ui/values.tsx'
import { inRials } from '#values/money.ts'
import type { TransfersWaiting } from '../payout-list.ts'
import type { TransferOrderedForm } from '../transfer-ordered.ts'

type Props = { waiting: TransfersWaiting | null; reply: Reply | undefined }

/** What was agreed to and waits to be ordered at the bank, as one list; and what the bank has taken of it. */
export function TransfersCard({ waiting, reply }: Props) {
  if (!waiting || (waiting.count === 0n && !reply)) return null
  return (
    <Card title="كشف التحويلات للبنك">
      <div className="stack">
        <div className="row wrap">
          <p className="sm grow">
            سندات معتمدة لم تُصرف بعد: <Num>{waiting.count}</Num> بمجموع <Money amount={waiting.amount} />
          </p>
          <a className={buttonLook({ variant: 'outline' })} href={`${poolsPath}/payouts/export`} download>
            صدّر إلى إكسل
          </a>
        </div>
        <Ordered waiting={waiting} reply={reply} />
      </div>
    </Card>
  )
}

function Ordered({ waiting: { first, accounts }, reply }: { waiting: TransfersWaiting; reply: Reply | undefined }) {
  const field = fieldsOf<TransferOrderedForm>(reply)
  const options = first.map(
    ({ id, number, payee, purpose, amount }) => [id, `${number}، ${payee}، ${purpose}: ${inRials(amount)}`] as const,
  )
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline">سجّل ما أمرت به في البنك</summary>
      <PostForm action={`${poolsPath}?act=ordered`} part="ordered" reply={reply} before="الصرف">
        <ChoiceField
          {...field(
            'payoutId',
            first.map(({ id }) => id),
          )}
          label="السندات"
          help="ما لم يقبله البنك أزله من الاختيار، ويبقى في الكشف."
          options={options}
          many
          required
        />
        <SelectField {...field('account', accounts[0]?.[0])} label="من حساب" options={accounts} required />
        <Field {...field('reference')} label="مرجع التحويل" help="مرجع الدفعة كما أعطاه البنك." dir="ltr" required />
        <div>
          <SubmitButton>سجّل صرفها</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
