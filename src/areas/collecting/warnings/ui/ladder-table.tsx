import { Link } from 'react-router'
import { debtorPath } from '#areas/collecting/collecting.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { OpenLink } from '#ui/links.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { LeaseToWarn } from '../queries.ts'
import { newNoticePath, noticePath, warningSteps } from '../warning.ts'

const columns: Column<LeaseToWarn>[] = [
  {
    key: 'tenant',
    title: 'المستأجر',
    cell: ({ partyId, tenant, isSeen }) => (
      <OpenLink to={isSeen ? debtorPath(partyId) : null}>
        <bdi className="medium">{tenant}</bdi>
      </OpenLink>
    ),
  },
  { key: 'unit', title: 'الوحدة', cell: ({ unit }) => <bdi>{unit}</bdi> },
  { key: 'contract', title: 'العقد', cell: ({ contract }) => <Code>{contract}</Code> },
  { key: 'amount', title: 'المتأخر بلا غطاء', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
  { key: 'since', title: 'منذ', cell: ({ since }) => <DateText at={since} /> },
  {
    key: 'last',
    title: 'آخر ما أُرسل',
    cell: ({ last }) =>
      last && (
        <Link className="link" to={noticePath(last.id)}>
          {warningSteps[last.step]}
        </Link>
      ),
  },
  { key: 'next', title: 'التالي', cell: ({ next }) => <Next next={next} /> },
  {
    key: 'act',
    title: '',
    isAct: true,
    cell: ({ contractId, next }) => (
      <Link
        className={buttonLook({ variant: next?.isDue ? 'primary' : 'outline', size: 'small' })}
        to={newNoticePath(contractId)}
      >
        {next?.isDue ? 'اقرأه وأرسله' : 'افتح'}
      </Link>
    ),
  },
]

function Next({ next }: Pick<LeaseToWarn, 'next'>) {
  if (!next) return <span className="muted sm">أُرسلت كلها</span>
  if (next.isDue) return <Badge tone="warning">{warningSteps[next.step]} اليوم</Badge>
  return (
    <span className="sm">
      {warningSteps[next.step]} في <DateText at={next.on} />
    </span>
  )
}

export const LadderTable = ({ rows }: { rows: readonly LeaseToWarn[] }) => (
  <Table caption="عقود عليها متأخر" columns={columns} rows={rows} keyOf={({ contractId }) => contractId} />
)
