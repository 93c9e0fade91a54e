import '#ui/styles/invoices.css'
import { Sentence } from '#ui/sentence.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import type { ShownInvoice, ShownLine } from '../invoice-detail.ts'
import { quantityInWords } from '../quantity.ts'
import { lineTaxInWords, vatInWords } from '../vat-parts.ts'

const money = (amount: bigint | null) => (amount === null || amount === 0n ? null : <Money amount={amount} />)

type Row = ShownLine & { taxed: string | null; covers: ShownInvoice['covers'] }

const columns: Column<Row>[] = [
  { key: 'place', title: 'م', cell: ({ place }) => <Num>{place}</Num> },
  {
    key: 'description',
    title: 'البيان',
    cell: (line) => (
      <span>
        <bdi>{line.description}</bdi>
        {line.taxed && (
          <>
            <br />
            <span className="muted sm">
              <Sentence>{line.taxed}</Sentence>
            </span>
          </>
        )}
        {line.covers.map(({ chequeId, number, dueOn }) => (
          <span key={chequeId} className="muted sm db">
            مغطى بشيك رقم <Code>{number}</Code> يستحق <DateText at={dueOn} />
          </span>
        ))}
      </span>
    ),
  },
  {
    key: 'quantity',
    title: 'الكمية',
    numeric: true,
    cell: ({ quantity }) => (quantity === null ? null : <Num>{quantityInWords(quantity)}</Num>),
  },
  { key: 'unitPrice', title: 'السعر', numeric: true, cell: ({ unitPrice }) => money(unitPrice) },
  { key: 'discount', title: 'الخصم', numeric: true, cell: ({ discount }) => money(discount) },
  { key: 'net', title: 'الخاضع', numeric: true, cell: ({ net }) => <Money amount={net} /> },
  { key: 'vat', title: 'الضريبة', numeric: true, cell: ({ vat }) => <Money amount={vat} /> },
]

/** What a paper charges, or a credit note takes back, line by line. Whoever is not registered for the tax says so once, below. */
export function InvoiceLines({ lines, kind, seller, covers }: Pick<ShownInvoice, 'lines' | 'kind' | 'seller' | 'covers'>) {
  const shown =
    kind === 'credit-note' ? columns.filter(({ key }) => !['quantity', 'unitPrice', 'discount'].includes(key)) : columns
  const rows = lines.map((line) => ({
    ...line,
    taxed: seller.vatin ? lineTaxInWords(line) : null,
    covers: covers.filter(({ chargeId }) => chargeId === line.id),
  }))
  return <Table caption="سطور الفاتورة" columns={shown} rows={rows} keyOf={({ id }) => id} />
}

/** What it comes to: the tax for each way its lines are taxed, and what is still open. */
export function InvoiceSums({ parts, net, vat, total, open, written, state, seller }: ShownInvoice) {
  return (
    <dl className="paper-foot">
      {parts.length > 1 &&
        parts.map((part) => <Sum key={vatInWords(part)} label={`ضريبة ${vatInWords(part)}`} amount={part.vat} of={part.net} />)}
      <Sum label="المبلغ الخاضع" amount={net} />
      <Sum label="قيمة الضريبة" amount={vat} why={seller.vatin ? null : parts[0]?.vatReason} />
      <Sum label="الإجمالي" amount={total} strong />
      {written > 0n && <Sum label="شُطب منها" amount={written} />}
      {state && <Sum label="المتبقي" amount={open} strong />}
    </dl>
  )
}

type SumProps = { label: string; amount: bigint; of?: bigint; why?: string | null | undefined; strong?: boolean }

function Sum({ label, amount, of, why, strong = false }: SumProps) {
  return (
    <div className={strong ? 'strong' : undefined}>
      <dt>
        <Sentence>{label}</Sentence>
        {of !== undefined && (
          <>
            {' '}
            <span className="muted sm">
              من <Money amount={of} />
            </span>
          </>
        )}
      </dt>
      <dd>
        <Money amount={amount} />
      </dd>
      {why && <dd className="muted sm">{why}</dd>}
    </div>
  )
}
