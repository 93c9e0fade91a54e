import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { AddToInvoiceForm } from '../inputs.ts'
import type { ShownInvoice } from '../invoice-detail.ts'

type Props = { invoice: ShownInvoice; formId: string; today: string; reply: Reply | undefined }

/** How much more is owed of each line and why. The invoice stays as it was issued. */
export function AddForm({ invoice, formId, today, reply }: Props) {
  const field = fieldsOf<AddToInvoiceForm>(reply)
  return (
    <Card title="أضف إلى هذه الفاتورة">
      <details className="acc more" open={Boolean(reply)}>
        <summary>إن كانت أقل مما يستحق</summary>
        <PostForm action="?act=add" part="add" reply={reply} before="الإصدار">
          <input type="hidden" name="id" value={field('id', formId).defaultValue} />
          <p className="sm">يصدر إشعار مدين برقم الفاتورة وسببه، ويُستحق مبلغه مع ضريبته.</p>
          {invoice.lines.map(({ id, description }, index) => (
            <div key={id}>
              <input type="hidden" name={`chargeId${index + 1}`} value={id} />
              <MoneyField {...field(`net${index + 1}`)} label={<bdi>{description}</bdi>} help="ما يُضاف قبل الضريبة." optional />
            </div>
          ))}
          <DateField {...field('dueOn', today)} label="تاريخ الاستحقاق" required />
          <Field {...field('reason')} label="السبب" help="يظهر في الإشعار." required />
          <div>
            <SubmitButton>أصدر الإشعار المدين</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}
