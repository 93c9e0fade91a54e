import { Link } from 'react-router'
import { sessionPath } from '#areas/finance/cash/session-asked.ts'
import { Figures } from '#ui/figures.tsx'
import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { debtsPath, entrySides, entryStates } from '../debt.ts'
import { type StaffDebtsAsked, staffDebtsAddress } from '../debt-asked.ts'
import type { EntrySums, StaffEntry, StaffPerson } from '../queries.ts'

function What({ id, number, state, amount }: StaffEntry) {
  if (state === 'short')
    return (
      <Link className="link" to={sessionPath(id)}>
        عجز الوردية {number}
      </Link>
    )
  if (state === 'custody')
    return (
      <Link className="link" to={`/admin/parcels/custody/${id}`}>
        عجز العهدة {number}
      </Link>
    )
  if (state === 'written')
    return (
      <Link className="link" to={`/admin/finance/journals/${number}`}>
        قيد {number}، {amount < 0n ? 'خُصم منه' : 'سُجّل عليه'}
      </Link>
    )
  return (
    <a className="link" href={`${debtsPath}/repayments/${id}/pdf`} target="_blank" rel="noopener">
      {state === 'repaid' ? 'سند السداد' : 'سند معكوس'} {number}، PDF
    </a>
  )
}

const columns: Column<StaffEntry>[] = [
  { key: 'what', title: 'البيان', cell: (entry) => <What {...entry} /> },
  { key: 'employee', title: 'الموظف', cell: ({ employee }) => <bdi>{employee}</bdi> },
  { key: 'at', title: 'التاريخ', cell: ({ at }) => <DateText at={at} time /> },
  {
    key: 'amount',
    title: 'المبلغ',
    numeric: true,
    cell: ({ amount }) => <Money amount={amount < 0n ? -amount : amount} />,
  },
  {
    key: 'undo',
    title: 'العكس',
    cell: ({ id, mayReverse, number }) =>
      mayReverse && (
        <Link className="link sm" to={staffDebtsAddress({ repayment: id })} aria-label={`اعكس سند السداد ${number}`}>
          اعكس
        </Link>
      ),
  },
]

/** By whom, and what narrows what led to it. */
export function EntryFilters({ asked, people }: { asked: StaffDebtsAsked; people: readonly StaffPerson[] }) {
  const { q, employee, repayment, state, side, from, to } = asked
  return (
    <FilterBar
      key={staffDebtsAddress(asked)}
      label="تصفية العجز والسداد"
      search={{ name: 'q', label: 'ابحث باسم الموظف', value: q }}
      filters={[employee, state, side, from, to]}
      besides={repayment}
      clear={debtsPath}
    >
      <FilterChoice
        name="employee"
        label="الموظف"
        all="كل الموظفين"
        chosen={employee}
        options={people.map(({ employeeId, employee: name }) => [employeeId, name])}
      />
      <FilterChoice name="side" label="ما زاد وما نقص" all="ما زاد وما نقص" chosen={side} options={Object.entries(entrySides)} />
      <FilterChoice name="state" label="البيان" all="العجز والسداد" chosen={state} options={Object.entries(entryStates)} />
      <FilterDays from={from} to={to} />
    </FilterBar>
  )
}

type Props = { rows: StaffEntry[]; sums: EntrySums; asked: StaffDebtsAsked }

/** What made somebody owe and what took off, under what all that is asked for comes to. */
export function EntriesTable({ rows, sums: { more, less }, asked }: Props) {
  if (rows.length === 0) {
    return staffDebtsAddress({ ...asked, page: 1 }) === debtsPath ? (
      <Empty title="لا عجز ولا سداد بعد">ما يُسجّل على موظف وما يسدّده يُكتب هنا.</Empty>
    ) : (
      <NoneFound q={asked.q} all={debtsPath} title="لا عجز ولا سداد مطابق" />
    )
  }
  return (
    <>
      <Figures
        figures={[
          ['سُجّل عليهم', more],
          ['سُدّد وخُصم', less],
        ]}
      />
      <Table caption="العجز والسداد" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}
