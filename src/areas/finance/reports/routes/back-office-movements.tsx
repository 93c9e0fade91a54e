import { readMovementsAsked } from '#areas/finance/ledger/movements-asked.ts'
import { partNamed } from '#areas/finance/ledger/part-named.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page } from '#platform/http.ts'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { asGroup } from '../group-queries.ts'
import { groupAddress, groupOf, groupPath, readGroup } from '../groups.ts'
import { movements } from '../movement-queries.ts'
import { MovementsCard } from '../ui/movements-card.tsx'
import type { Route } from './+types/back-office-movements'

export const loader = page(financePermissions.viewBooks, async (ctx, { query }) => {
  const [of, asked] = [readGroup(query), readMovementsAsked(query)]
  const wanted = await asGroup(ctx, of, asked)
  const [ledger, part] = await Promise.all([movements(ctx, wanted, query.get('before')), partNamed(ctx, asked)])
  return { of, asked, ledger, part, mayExport: ctx.actor.may(financePermissions.exportBooks) }
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `حركات: ${groupOf(loaderData?.of ?? 'books').title} · التحالف` },
]

export const handle = { crumb: () => 'حركات الحسابات' }

/** What a sum of a report is made of: the movements of all of its accounts. */
export default function MovementsPage({ loaderData: { of, asked, ledger, part, mayExport } }: Route.ComponentProps) {
  const { title, side } = groupOf(of)
  return (
    <FinanceFrame
      title={`حركات: ${title}`}
      action={
        mayExport && ledger.lines.length > 0 && <TakeAlong address={groupAddress(of, asked, { path: `${groupPath}/export` })} />
      }
    >
      <MovementsCard
        place={{ address: (wanted, more) => groupAddress(of, wanted, more), group: of }}
        {...{ side, asked, ledger, part }}
      />
    </FinanceFrame>
  )
}
