import { Card } from '#ui/card.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Money } from '#ui/values.tsx'
import type { DeferralRow } from '../queries.ts'

const columns: Column<DeferralRow>[] = [
  { key: 'about', title: 'البيان', cell: ({ description }) => <bdi>{description}</bdi> },
  { key: 'net', title: 'قبل الضريبة', numeric: true, cell: ({ net, credited }) => <Money amount={net - credited} /> },
  { key: 'earned', title: 'استُحق', numeric: true, cell: ({ earned }) => <Money amount={earned} /> },
  { key: 'unearned', title: 'مؤجل', numeric: true, cell: ({ unearned }) => <Money amount={unearned} /> },
]

/** What of the invoice its days have earned, and what waits for days to come. */
export function DeferralsOnIt({ deferrals }: { deferrals: DeferralRow[] }) {
  if (deferrals.length === 0) return null
  return (
    <Card title="إيرادها يومًا يومًا" flush>
      <Table caption="ما استُحق منها وما بقي مؤجلًا" columns={columns} rows={deferrals} keyOf={({ chargeId }) => chargeId} />
    </Card>
  )
}
