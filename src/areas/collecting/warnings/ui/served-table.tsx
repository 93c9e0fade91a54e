import { Link } from 'react-router'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { ServedNotice } from '../queries.ts'
import { noticePath, warningSteps } from '../warning.ts'
import { NoticeBadge } from './notice-badge.tsx'

const columns: Column<ServedNotice>[] = [
  {
    key: 'step',
    title: 'الإخطار',
    cell: ({ id, step }) => (
      <Link className="link medium" to={noticePath(id)}>
        {warningSteps[step]}
      </Link>
    ),
  },
  { key: 'tenant', title: 'المستأجر', cell: ({ tenant }) => <bdi>{tenant}</bdi> },
  { key: 'unit', title: 'الوحدة', cell: ({ unit }) => <bdi>{unit}</bdi> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
  { key: 'issuedOn', title: 'صدر في', cell: ({ issuedOn }) => <DateText at={issuedOn} /> },
  { key: 'payBy', title: 'المهلة حتى', cell: ({ payBy }) => <DateText at={payBy} /> },
  { key: 'number', title: 'الرقم', cell: ({ number }) => <Code>{number}</Code> },
  { key: 'state', title: 'الحالة', cell: ({ state }) => <NoticeBadge state={state} /> },
]

export const ServedTable = ({ rows }: { rows: readonly ServedNotice[] }) => (
  <Table caption="الإخطارات المرسلة" columns={columns} rows={rows} keyOf={({ id }) => id} />
)
