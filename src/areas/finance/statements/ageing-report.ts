import type { Ctx } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import type { DebtsAsked } from './debts-asked.ts'
import { branchesFor, debts } from './debts-queries.ts'
import { groupedDebts, sumOfGroups } from './grouped-debts.ts'

/** The debts of a day by age: of each customer, a page at a time, or of each service or branch. */
export async function ageingReport(ctx: Ctx, asked: DebtsAsked, permission: Permission) {
  if (asked.by === 'customer') return { groups: [], ...(await debts(ctx, asked, permission)) }
  const groups = await groupedDebts(ctx, { ...asked, by: asked.by }, permission)
  const branches = await branchesFor(ctx, permission)
  return { groups, rows: null, sums: sumOfGroups(groups), count: groups.length, at: 1, branches }
}
