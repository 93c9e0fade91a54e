import { Link } from 'react-router'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { RequestRow } from '../queries.ts'
import { faultKinds, payers, requestPath } from '../request.ts'
import { type RequestsAsked, requestsAddress } from '../request-asked.ts'
import { PressingBadge, RequestBadge } from './request-badge.tsx'

const columns: Column<RequestRow>[] = [
  {
    key: 'number',
    title: 'البلاغ',
    cell: ({ id, number, category }) => (
      <Link className="link medium" to={requestPath(id)}>
        <Code>{number}</Code> {faultKinds[category]}
      </Link>
    ),
  },
  { key: 'where', title: 'المكان', cell: ({ where }) => <bdi>{where}</bdi> },
  {
    key: 'state',
    title: 'الحالة',
    cell: ({ state, priority, isLate }) => (
      <span className="row wrap">
        <RequestBadge state={state} />
        <PressingBadge priority={priority} isLate={isLate} />
      </span>
    ),
  },
  { key: 'tenant', title: 'المستأجر', cell: ({ tenant }) => tenant && <bdi>{tenant}</bdi> },
  { key: 'who', title: 'لدى', cell: ({ who }) => who && <bdi>{who}</bdi> },
  { key: 'due', title: 'يُنجز قبل', cell: ({ dueOn }) => <DateText at={dueOn} /> },
  { key: 'payer', title: 'يتحمله', cell: ({ payer }) => payer && payers[payer] },
  {
    key: 'cost',
    title: 'التكلفة',
    numeric: true,
    cell: ({ cost, estimate, isUncharged }) => {
      const amount = cost ?? estimate
      return amount === null ? null : (
        <>
          {cost === null && <span className="muted xs">تقدير </span>}
          <Money amount={amount} />
          {isUncharged && <span className="muted xs"> لم تُحمَّل</span>}
        </>
      )
    },
  },
]

export function RequestsTable({ rows, asked }: { rows: RequestRow[]; asked: RequestsAsked }) {
  if (rows.length > 0) return <Table caption="بلاغات الصيانة" columns={columns} rows={rows} keyOf={({ id }) => id} />
  const { q, page: _, state, ...filters } = asked
  if (q || state !== 'open' || Object.values(filters).some(Boolean))
    return (
      <NoneFound q={q} all={requestsAddress({})} title="لا بلاغ مطابق">
        ابحث برقم البلاغ أو الوحدة أو اسم العقار.
      </NoneFound>
    )
  return <Empty title="لا بلاغات مفتوحة">ما يُبلَّغ عنه من أعطال يظهر هنا حتى يُنجز.</Empty>
}
