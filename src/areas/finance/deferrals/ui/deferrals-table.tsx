import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { serviceInWords } from '#areas/finance/ledger/service-words.ts'
import { Figures } from '#ui/figures.tsx'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { OpenLink } from '#ui/links.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { services } from '#values/services.ts'
import { type DeferralsAsked, deferralsAddress } from '../deferral-asked.ts'
import type { DeferralRow, DeferralSum } from '../queries.ts'

const columnsFor = (seesInvoices: boolean): Column<DeferralRow>[] => [
  {
    key: 'number',
    title: 'الفاتورة',
    cell: ({ invoiceId, number }) => (
      <OpenLink to={seesInvoices ? invoicePath(invoiceId) : null}>
        <Code>{number}</Code>
      </OpenLink>
    ),
  },
  { key: 'customer', title: 'العميل', cell: ({ customer }) => <bdi>{customer}</bdi> },
  { key: 'about', title: 'البيان', cell: ({ description }) => <bdi>{description}</bdi> },
  { key: 'line', title: 'النشاط', cell: ({ line }) => <span className="muted">{serviceInWords(line)}</span> },
  { key: 'from', title: 'من', cell: ({ fromDay }) => <DateText at={fromDay} /> },
  { key: 'until', title: 'إلى', cell: ({ untilDay }) => <DateText at={untilDay} /> },
  { key: 'net', title: 'قبل الضريبة', numeric: true, cell: ({ net, credited }) => <Money amount={net - credited} /> },
  { key: 'earned', title: 'استُحق', numeric: true, cell: ({ earned }) => <Money amount={earned} /> },
  { key: 'unearned', title: 'مؤجل', numeric: true, cell: ({ unearned }) => <Money amount={unearned} /> },
]

type Props = { rows: DeferralRow[]; sums: DeferralSum[]; asked: DeferralsAsked; seesInvoices: boolean }

/** The lines of the page, under what is left of all that are asked for in each service. */
export function DeferralsTable({ rows, sums, asked, seesInvoices }: Props) {
  if (rows.length === 0) return <Nothing asked={asked} />
  return (
    <>
      <Figures
        label="المؤجل من كل نشاط"
        figures={[
          ...sums.map(({ line, unearned }) => [serviceInWords(line), unearned] as const),
          ['المؤجل كله', sums.reduce((all, { unearned }) => all + unearned, 0n)],
        ]}
      />
      <Table caption="الإيرادات المؤجلة" columns={columnsFor(seesInvoices)} rows={rows} keyOf={({ chargeId }) => chargeId} />
    </>
  )
}

const lines = Object.entries(services).map(([line, { label }]) => [line, label] as const)

/** By the invoice or whoever it was made out to, and what narrows the lines. */
export function DeferralFilters({ asked }: { asked: DeferralsAsked }) {
  const { q, line, state } = asked
  return (
    <FilterBar
      key={deferralsAddress(asked)}
      label="تصفية الإيرادات المؤجلة"
      search={{ name: 'q', label: 'ابحث برقم الفاتورة أو العميل', value: q }}
      filters={[line, state]}
      clear={deferralsAddress({})}
    >
      <FilterChoice name="line" label="النشاط" all="كل الأنشطة" chosen={line} options={lines} />
      <FilterChoice name="state" label="الحالة" all="ما بقي منه" chosen={state} options={[['all', 'وما استُحق كله']]} />
    </FilterBar>
  )
}

function Nothing({ asked: { q, line, state } }: { asked: DeferralsAsked }) {
  if (!(q || line || state))
    return <Empty title="لا إيرادات مؤجلة">ما يُفوتر من تأجير عن أيام قادمة يظهر هنا، ويصير إيرادًا يومًا يومًا.</Empty>
  return (
    <NoneFound q={q} all={deferralsAddress({})} title="لا سطر مطابق">
      ابحث بجزء من رقم الفاتورة، أو بكلمة واحدة من اسم العميل.
    </NoneFound>
  )
}
