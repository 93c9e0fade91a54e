import { financePermissions } from '#areas/finance/permissions.ts'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page } from '#platform/http.ts'
import { Tabs } from '#ui/links.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { proofsAddress, proofsPerPage, readProofsAsked } from '../proof-asked.ts'
import { proofs } from '../proof-list-queries.ts'
import { proofStatuses, proofStatusNames, proofsPath } from '../transfer-proof.ts'
import { ProofFilters, ProofsTable } from '../ui/proofs-table.tsx'
import { proofViews } from '../views.ts'
import type { Route } from './+types/back-office-proofs'

export const meta = () => [{ title: 'إثباتات تحويل · التحالف' }]

export const handle = { crumb: () => 'إثباتات تحويل' }

export const loader = page(financePermissions.viewReceipts, async (ctx, { query }) => {
  const asked = readProofsAsked(query)
  const mayTake = ctx.actor.may(financePermissions.exportReceipts)
  return { asked, mayTake, views: await proofViews.of(ctx), ...(await proofs(ctx, asked)) }
})

export const action = proofViews.action

export default function ProofsPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const { asked, mayTake, views, rows, sums, count, at, branches, accounts } = shown
  const { page: _, state, ...filters } = asked
  const tabs = [
    ...proofStatusNames.map((name) => ({
      ...{ to: proofsAddress({ ...filters, state: name }), label: proofStatuses[name], current: name === state },
    })),
    { to: proofsAddress({ ...filters, state: 'all' }), label: 'الكل', current: state === 'all' },
  ]
  return (
    <>
      <div className="page-h">
        <h1>إثباتات تحويل</h1>
        {mayTake && count > 0 && (
          <div className="acts">
            <TakeAlong address={proofsAddress({ ...filters, state }, `${proofsPath}/export`)} />
          </div>
        )}
      </div>
      <Tabs label="حالة الإثبات" tabs={tabs} />
      <ListCard
        {...{ asked, views, at, count, reply }}
        perPage={proofsPerPage}
        address={proofsAddress}
        filters={<ProofFilters asked={asked} accounts={accounts} branches={branches} />}
      >
        <ProofsTable rows={rows} sums={sums} asked={asked} />
      </ListCard>
    </>
  )
}
