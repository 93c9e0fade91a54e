import '#ui/styles/customers.css'
import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { inDecimals } from '#values/money.ts'
import type { CreditInvoiceForm } from '../inputs.ts'
import { invoicePath } from '../invoice-asked.ts'
import type { ShownInvoice, ShownLine } from '../invoice-detail.ts'

type Props = { invoice: ShownInvoice; formId: string; takesAll: boolean; reply: Reply | undefined }

/** How much of each line is taken back and why. What was paid of it goes back to where it was paid from. */
export function CreditForm({ invoice, formId, takesAll, reply }: Props) {
  const field = fieldsOf<CreditInvoiceForm>(reply)
  const left = invoice.lines.filter(({ leftNet }) => leftNet > 0n)
  if (left.length === 0) return <NothingLeft />
  const paid = left.some(({ leftNet, openNet }) => leftNet > openNet)
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
        {paid && <Alert>ما تلغيه مما دُفع يعود رصيدًا دائنًا للعميل، أو إلى تأمينه المسترد إن دُفع منه.</Alert>}
        {left.map((line, index) => (
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

function Taken({ line: { id, description, leftNet }, place, takesAll, reply }: TakenProps) {
  const field = fieldsOf<CreditInvoiceForm>(reply)
  return (
    <>
      <input type="hidden" name={`chargeId${place}`} value={id} />
      <MoneyField
        {...field(`net${place}`, takesAll ? (inDecimals(leftNet) ?? undefined) : undefined)}
        label={<bdi>{description}</bdi>}
        help={
          <>
            بقي منه <Money amount={leftNet} /> قبل الضريبة.
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
      <Button variant="outline" reason="لم يبقَ من سطورها شيء: أُلغي ما فيها أو شُطب.">
        أصدر الإشعار الدائن
      </Button>
    </Card>
  )
}
