import { Link } from 'react-router'
import { newPayoutPath, onlinePaymentPath } from '#areas/finance/addresses.ts'
import { providerKinds } from '#areas/finance/ledger/provider-kinds.ts'
import { payoutPath } from '#areas/finance/payouts/payout-asked.ts'
import { PayoutBadge } from '#areas/finance/payouts/ui/payout-badge.tsx'
import { FormId } from '#areas/finance/ui/paper-fields.tsx'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, Money } from '#ui/values.tsx'
import { inDecimals } from '#values/money.ts'
import type { AskOnlineRefundForm } from '../inputs.ts'
import type { ShownOnline } from '../queries.ts'
import type { Refunds } from '../refundable.ts'

type Props = { payment: ShownOnline; refunds: Refunds; formId: string; reply: Reply | undefined }

/** What of it goes back to the card it came from: the vouchers there are, and one more where the provider still gives back. */
export function RefundOnline({ payment, refunds, formId, reply }: Props) {
  const { vouchers, why, unused, partyId, mayAsk } = refunds
  return (
    <Card title={`الرد عبر ${providerKinds[payment.provider]}`}>
      {vouchers.map(({ id, number, amount, status }) => (
        <p key={id} className="sm">
          <Link className="link" to={payoutPath(id)}>
            <Code>{number}</Code>
          </Link>{' '}
          <Money amount={amount} /> <PayoutBadge status={status} />
        </p>
      ))}
      {why && <Alert kind="info">{why}</Alert>}
      {mayAsk && why && unused > 0n && (
        <div>
          <Link to={newPayoutPath(partyId)} className={buttonLook({ variant: 'outline' })}>
            ردّه تحويلًا أو نقدًا
          </Link>
        </div>
      )}
      {mayAsk && !why && <Asked payment={payment} unused={unused} formId={formId} reply={reply} />}
    </Card>
  )
}

function Asked({ payment: { id }, unused, formId, reply }: Pick<Props, 'payment' | 'formId' | 'reply'> & { unused: bigint }) {
  const field = fieldsOf<AskOnlineRefundForm>(reply)
  return (
    <PostForm action={`${onlinePaymentPath(id)}?act=refund`} reply={reply} before="إعداد السند">
      <p className="sm muted">
        يعود إلى البطاقة التي دُفع بها، مرة واحدة من كل عملية. يُرسل بعد اعتماده، ولا يُرحَّل إلا بجواب المزوّد.
      </p>
      <FormId reply={reply} formId={formId} />
      <MoneyField {...field('amount', inDecimals(unused) ?? undefined)} label="المبلغ" required />
      <Field {...field('purpose')} label="سبب الرد" required />
      <div>
        <SubmitButton>أعدّ سند الصرف</SubmitButton>
      </div>
    </PostForm>
  )
}
