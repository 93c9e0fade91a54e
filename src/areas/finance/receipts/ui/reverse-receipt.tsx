import { Link } from 'react-router'
import { onlinePaymentPath } from '#areas/finance/addresses.ts'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import type { ReverseReceiptForm } from '../inputs.ts'
import type { ShownReceipt } from '../receipt-detail.ts'

type Props = { receipt: ShownReceipt; reply: Reply | undefined }

/** It is opened before it is pressed: what it paid is open again at once, and a receipt is reversed for good. */
export function ReverseReceipt({ receipt: { amount, paid, ways }, reply }: Props) {
  const open = paid.filter(({ backAt }) => !backAt).length > 0
  const cash = ways.filter(({ method }) => method === 'cash').reduce((sum, way) => sum + way.amount, 0n)
  return (
    <Card title="عكس السند">
      <details className="acc more" open={Boolean(reply)}>
        <summary>إن قُبض خطأً</summary>
        <PostForm action="?act=reverse" reply={reply} before="العكس">
          <p className="sm">
            يُرحَّل قيد عكسي بمبلغ <Money amount={amount} /> بتاريخ اليوم{open && '، ويعود ما سدّده مفتوحًا'}. يبقى السند ورقمه، ويُكتب
            عليه «معكوس». لا رجوع بعد العكس.
          </p>
          {cash > 0n && (
            <p className="sm">
              أعد إلى العميل نقدًا <Money amount={cash} /> من الصندوق نفسه.
            </p>
          )}
          <Field {...fieldsOf<ReverseReceiptForm>(reply)('reason')} label="السبب" required />
          <div className="row wrap">
            <SubmitButton variant="danger">اعكس السند</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}

/** What came through a provider goes back through it. */
export function OnlineOnly({ id }: { id: string }) {
  return (
    <Card title="عكس السند">
      <p className="sm">هذا سند دفع إلكتروني، فلا يُعكس. يُردّ مبلغه عبر المزوّد من صفحة الدفعة.</p>
      <Link className="link sm" to={onlinePaymentPath(id)}>
        افتح صفحة الدفعة
      </Link>
    </Card>
  )
}
