import { customerNumber } from '#areas/customers/customer.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { everybodyCalled } from './list.ts'
import { firstByName } from './queries.ts'

/** The best few for what was typed, within the reach of whoever asks: for pickers and for the search over everything. */
export async function findParties(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, typed: string, most = 8) {
  if (!ctx.actor.may(customersPermissions.view) || !typed.trim()) return []
  const rows = await firstByName(ctx, everybodyCalled(typed), most)
  return rows.map(({ sequence, ...row }) => ({ ...row, number: customerNumber(sequence), path: `/admin/users/${row.id}` }))
}
