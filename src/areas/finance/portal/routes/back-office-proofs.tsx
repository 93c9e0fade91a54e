import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Pager, Tabs } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { pageAsked, papersPerPage } from '../payments-paths.ts'
import { type ProofRow, proofs } from '../proof-queries.ts'
import { proofPath, proofStatuses, proofStatusNames, proofsPath } from '../transfer-proof.ts'
import type { Route } from './+types/back-office-proofs'

export const meta = () => [{ title: 'إثباتات تحويل · التحالف' }]

export const handle = { crumb: () => 'إثباتات تحويل' }

export const loader = page(financePermissions.viewReceipts, async (ctx, { query }) => {
  const status = proofStatusNames.find((name) => name === query.get('state')) ?? 'waiting'
  return { status, ...(await proofs(ctx, { status, page: pageAsked(query) })) }
})

const columns: Column<ProofRow>[] = [
  {
    key: 'number',
    title: 'الإثبات',
    cell: ({ id, sequence }) => (
      <Link className="link medium" to={proofPath(id)}>
        <span>
          إثبات <Num>{sequence}</Num>
        </span>
      </Link>
    ),
  },
  { key: 'customer', title: 'العميل', cell: ({ customer }) => <bdi>{customer}</bdi> },
  { key: 'sent', title: 'وصل', cell: ({ sentAt }) => <DateText at={sentAt} time /> },
  { key: 'day', title: 'يوم التحويل', cell: ({ transferredOn }) => <DateText at={transferredOn} /> },
  { key: 'bank', title: 'إلى', cell: ({ bank }) => <bdi>{bank}</bdi> },
  { key: 'reference', title: 'المرجع', cell: ({ reference }) => <Code>{reference}</Code> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

const none = {
  waiting: 'لا تحويل ينتظر التأكيد',
  confirmed: 'لم يُؤكَّد تحويل بعد',
  refused: 'لم يُرفض إثبات',
}

const inState = (state: keyof typeof none, page = 1) => `${proofsPath}?state=${state}${page > 1 ? `&page=${page}` : ''}`

export default function ProofsPage({ loaderData: { status, rows, count, at } }: Route.ComponentProps) {
  const tabs = proofStatusNames.map((name) => ({ to: inState(name), label: proofStatuses[name], current: name === status }))
  return (
    <>
      <div className="page-h">
        <h1>إثباتات تحويل</h1>
      </div>
      <Tabs label="حالة الإثبات" tabs={tabs} />
      <Card flush footer={<Pager page={at} perPage={papersPerPage} total={count} toPage={(page) => inState(status, page)} />}>
        {rows.length === 0 ? (
          <Empty title={none[status]}>ما يرسله العملاء من حساباتهم يظهر هنا حتى تُطابقه مع كشف البنك.</Empty>
        ) : (
          <Table caption="إثباتات تحويل" columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
      </Card>
    </>
  )
}
