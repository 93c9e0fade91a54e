import { Link } from 'react-router'
import { invoiceKinds } from '#areas/finance/paper-kinds.ts'
import { Figures } from '#ui/figures.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { type InvoicesAsked, invoicePath, invoicesAddress } from '../invoice-asked.ts'
import type { InvoiceRow, InvoiceSums } from '../queries.ts'
import { InvoiceBadge } from './invoice-badge.tsx'

const columns: Column<InvoiceRow>[] = [
  {
    key: 'number',
    title: 'الرقم',
    cell: ({ id, number }) => (
      <Link className="link medium nowrap" to={invoicePath(id)}>
        <Code>{number}</Code>
      </Link>
    ),
  },
  { key: 'kind', title: 'النوع', cell: ({ kind }) => <span className="muted">{invoiceKinds[kind]}</span> },
  { key: 'customer', title: 'العميل', cell: ({ customer }) => <bdi>{customer}</bdi> },
  { key: 'issued', title: 'التاريخ', sortable: true, cell: ({ issuedOn }) => <Day on={issuedOn} /> },
  { key: 'due', title: 'الاستحقاق', sortable: true, cell: ({ dueOn }) => dueOn && <Day on={dueOn} /> },
  { key: 'state', title: 'الحالة', cell: ({ state }) => state && <InvoiceBadge state={state} /> },
  { key: 'total', title: 'الإجمالي', numeric: true, sortable: true, cell: ({ total }) => <Money amount={total} /> },
  {
    key: 'open',
    title: 'المتبقي',
    numeric: true,
    sortable: true,
    cell: ({ open }) => (open === 0n ? null : <Money amount={open} />),
  },
]

const Day = ({ on }: { on: string }) => (
  <span className="nowrap">
    <DateText at={on} />
  </span>
)

type Props = { rows: InvoiceRow[]; sums: InvoiceSums; asked: InvoicesAsked }

/** The papers of the page, under what all that are asked for come to. */
export function InvoicesTable({ rows, sums, asked }: Props) {
  if (rows.length === 0) return <Nothing asked={asked} />
  return (
    <>
      <Figures
        figures={[
          ['قبل الضريبة', sums.net],
          ['الضريبة', sums.vat],
          ['الإجمالي', sums.total],
          ['المتبقي', sums.open],
        ]}
      />
      <Table caption="الفواتير" columns={columns} rows={rows} keyOf={({ id }) => id} sort={asked.sort} />
    </>
  )
}

function Nothing({ asked: { q, sort: _, page: __, ...filters } }: { asked: InvoicesAsked }) {
  const isNarrowed = q !== '' || Object.values(filters).some(Boolean)
  if (!isNarrowed) return <Empty title="لا فواتير بعد">أصدر أول فاتورة، أو تصدر مع ما تقدّمه من خدمات.</Empty>
  return (
    <NoneFound q={q} all={invoicesAddress({})} title="لا فاتورة مطابقة">
      ابحث بجزء من الرقم، أو بكلمة واحدة من اسم العميل.
    </NoneFound>
  )
}
