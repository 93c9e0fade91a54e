import '#ui/styles/customers.css'
import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { inDecimals } from '#values/money.ts'
import type { CreditInvoiceForm } from '../inputs.ts'
import { invoicePath } from '../invoice-asked.ts'
import type { ShownInvoice, ShownLine } from '../invoice-detail.ts'

type Props = { invoice: ShownInvoice; formId: string; takesAll: boolean; reply: Reply | undefined }

/** How much of each line is taken back and why. What was paid is not taken back here: its receipt comes first. */
export function CreditForm({ invoice, formId, takesAll, reply }: Props) {
  const field = fieldsOf<CreditInvoiceForm>(reply)
  const open = invoice.lines.filter(({ openNet }) => openNet > 0n)
  if (open.length === 0) return <NothingLeft />
  return (
    <Card
      title="أصدر إشعارًا دائنًا"
      actions={
        <Link className="link sm" to={`${invoicePath(invoice.id)}?all=yes#credit`} preventScrollReset>
          كل ما بقي
        </Link>
      }
    >
      <PostForm key={takesAll ? 'all' : 'some'} id="credit" action="?act=credit" reply={reply} before="الإصدار">
        <input type="hidden" name="id" value={formId} />
        {open.map((line, index) => (
          <Taken key={line.id} line={line} place={index + 1} takesAll={takesAll} reply={reply} />
        ))}
        <Field {...field('reason')} label="السبب" help="يظهر في الإشعار." required />
        <div>
          <SubmitButton variant="danger">أصدر الإشعار الدائن</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

type TakenProps = { line: ShownLine; place: number; takesAll: boolean; reply: Reply | undefined }

function Taken({ line: { id, description, openNet }, place, takesAll, reply }: TakenProps) {
  const field = fieldsOf<CreditInvoiceForm>(reply)
  return (
    <>
      <input type="hidden" name={`chargeId${place}`} value={id} />
      <MoneyField
        {...field(`net${place}`, takesAll ? (inDecimals(openNet) ?? undefined) : undefined)}
        label={<bdi>{description}</bdi>}
        help={
          <>
            بقي منه <Money amount={openNet} /> قبل الضريبة.
          </>
        }
        optional
      />
    </>
  )
}

function NothingLeft() {
  return (
    <Card title="أصدر إشعارًا دائنًا">
      <Button variant="outline" reason="لم يبقَ من سطورها شيء غير مسدد. اعكس السند أولًا إن كانت مدفوعة.">
        أصدر الإشعار الدائن
      </Button>
    </Card>
  )
}
