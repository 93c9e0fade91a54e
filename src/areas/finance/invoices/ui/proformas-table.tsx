import { Link } from 'react-router'
import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { Badge } from '#ui/badge.tsx'
import { Figures } from '#ui/figures.tsx'
import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { OpenLink } from '#ui/links.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { type ProformasAsked, proformaPath, proformaStates, proformasAddress } from '../proforma-asked.ts'
import type { ProformaRow, ProformaSum } from '../proforma-queries.ts'

const columns: Column<ProformaRow>[] = [
  {
    key: 'number',
    title: 'الرقم',
    cell: ({ id, number }) => (
      <a className="link medium nowrap" href={proformaPath(id)} target="_blank" rel="noopener">
        <Code>{number}</Code>
      </a>
    ),
  },
  { key: 'customer', title: 'العميل', cell: ({ customer }) => <bdi>{customer}</bdi> },
  { key: 'issued', title: 'التاريخ', cell: ({ issuedOn }) => <DateText at={issuedOn} /> },
  { key: 'due', title: 'الاستحقاق', cell: ({ dueOn }) => <DateText at={dueOn} /> },
  {
    key: 'state',
    title: 'الحالة',
    cell: ({ state }) => <Badge tone={proformaStates[state].tone}>{proformaStates[state].label}</Badge>,
  },
  { key: 'became', title: 'الفاتورة', cell: (row) => <Became {...row} /> },
  { key: 'total', title: 'الإجمالي', numeric: true, cell: ({ total }) => <Money amount={total} /> },
]

/** The invoice that came of it, or the draft to issue one of. */
function Became({ number, invoice, invoiceAt, draftAt }: ProformaRow) {
  if (invoice) {
    return (
      <OpenLink to={invoiceAt}>
        <Code>{invoice}</Code>
      </OpenLink>
    )
  }
  if (!draftAt) return null
  return (
    <Link className="link sm" to={draftAt} aria-label={`افتح مسودة ${number}`}>
      افتح مسودة
    </Link>
  )
}

type Choices = readonly (readonly [string, string])[]

const states = Object.entries(proformaStates).map(([state, { label }]) => [state, label] as const)

/** By the number or the customer, and what narrows them. Those of one customer stay those of one. */
export function ProformaFilters({ asked, branches }: { asked: ProformasAsked; branches: Choices }) {
  const { q, party, state, branch, from, to } = asked
  return (
    <FilterBar
      key={proformasAddress(asked)}
      label="تصفية الفواتير الأولية"
      search={{ name: 'q', label: 'ابحث برقم الفاتورة الأولية أو اسم العميل', value: q }}
      filters={[state, branch, from, to]}
      besides={party}
      clear={proformasAddress({})}
      kept={party ? { party } : {}}
    >
      <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={state} options={states} />
      <BranchChoice branches={branches} chosen={branch} />
      <FilterDays from={from} to={to} />
    </FilterBar>
  )
}

type Props = { rows: ProformaRow[]; sums: ProformaSum[]; asked: ProformasAsked }

/** The proformas of the page, under what all that are asked for come to in each state. */
export function ProformasTable({ rows, sums, asked }: Props) {
  if (rows.length === 0) {
    return proformasAddress({ ...asked, page: 1 }) !== proformasAddress({}) ? (
      <NoneFound q={asked.q} all={proformasAddress({})} title="لا فاتورة أولية مطابقة" />
    ) : (
      <Empty title="لا فواتير أولية بعد">تصدر من المسودات لمن يريد أن يعرف المبلغ قبل أن يُطالَب به.</Empty>
    )
  }
  return (
    <>
      <Figures figures={sums.map(({ state, sum, count }) => [proformaStates[state].label, sum, count])} />
      <Table caption="الفواتير الأولية" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}
