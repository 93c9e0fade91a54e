import { Link } from 'react-router'
import { onlinePaymentPath } from '#areas/finance/addresses.ts'
import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { Figures } from '#ui/figures.tsx'
import { FilterBar, FilterDays } from '#ui/filter-bar.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import type { OnlineRow, OnlineSum } from '../list-queries.ts'
import { type OnlineAsked, onlineAddress } from '../online-asked.ts'
import { onlineStates } from '../online-payment.ts'
import { OnlineBadge } from './online-badge.tsx'

const columns: Column<OnlineRow>[] = [
  {
    key: 'number',
    title: 'العملية',
    cell: ({ id, sequence }) => (
      <Link className="link medium" to={onlinePaymentPath(id)}>
        <span>
          عملية <Num>{sequence}</Num>
        </span>
      </Link>
    ),
  },
  { key: 'customer', title: 'العميل', cell: ({ customer }) => <bdi>{customer}</bdi> },
  { key: 'started', title: 'بدأت', cell: ({ startedAt }) => <DateText at={startedAt} time /> },
  { key: 'state', title: 'الحالة', cell: ({ state }) => <OnlineBadge state={state} /> },
  { key: 'invoice', title: 'المرجع', cell: ({ invoice }) => invoice && <Code>{invoice}</Code> },
  { key: 'tries', title: 'مرات السؤال', numeric: true, cell: ({ tries }) => <Num>{tries}</Num> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

type Choices = readonly (readonly [string, string])[]

/** By a mark of the provider's or the customer, within the state that is open. */
export function OnlineFilters({ asked, branches }: { asked: OnlineAsked; branches: Choices }) {
  const { q, state, branch, from, to } = asked
  return (
    <FilterBar
      key={onlineAddress(asked)}
      label="تصفية العمليات"
      search={{ name: 'q', label: 'ابحث في العمليات', placeholder: 'المرجع أو العميل أو رقم السند', value: q }}
      filters={[branch, from, to]}
      clear={onlineAddress({ state })}
      kept={state ? { state } : {}}
    >
      <BranchChoice branches={branches} chosen={branch} />
      <FilterDays from={from} to={to} />
    </FilterBar>
  )
}

type Props = { rows: OnlineRow[]; sums: OnlineSum[]; asked: OnlineAsked }

/** The payments of the page, under what all that are asked for come to in each state. */
export function OnlineTable({ rows, sums, asked: { q, state, branch, from, to } }: Props) {
  if (rows.length === 0) {
    return q || branch || from || to ? (
      <NoneFound q={q} all={onlineAddress({ state })} title="لا عملية مطابقة" />
    ) : (
      <Empty title="لا عمليات هنا">ما يدفعه العملاء إلكترونيًا من حساباتهم يظهر هنا بحالته ومرجعه.</Empty>
    )
  }
  return (
    <>
      <Figures figures={sums.map(({ state, sum, count }) => [onlineStates[state], sum, count])} />
      <Table caption="عمليات الدفع الإلكتروني" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}
