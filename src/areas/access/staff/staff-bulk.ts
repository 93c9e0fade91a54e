import { z } from 'zod'
import { GrantRoleInput } from '#areas/access/inputs.ts'
import { grantRole } from '#areas/access/roles/use-cases/grant-role.ts'
import type { Ctx } from '#platform/context.ts'
import { each } from '#platform/each.ts'
import { severalIds, written } from '#values/shapes.ts'
import { reactivateUser, suspendUser } from './use-cases/suspend-user.ts'

const Chosen = z.object({
  accountId: severalIds('حدّد موظفًا واحدًا على الأقل.'),
})
const ChosenWithReason = Chosen.extend({ reason: written('اذكر السبب.', 300) })
export type SuspendManyForm = z.input<typeof ChosenWithReason>
const ChosenWithRole = Chosen.extend(GrantRoleInput.omit({ accountId: true }).shape)
export type GrantManyForm = z.input<typeof ChosenWithRole>

const noneDone = 'access.none-done'

async function suspend(ctx: Ctx, typed: unknown) {
  const { accountId: ids, reason } = ChosenWithReason.parse(typed)
  return each(ids, noneDone, (accountId) => suspendUser(ctx, { accountId, reason }))
}
export const suspendChosen = Object.assign(suspend, { permission: suspendUser.permission })

async function reactivate(ctx: Ctx, typed: unknown) {
  const { accountId: ids } = Chosen.parse(typed)
  return each(ids, noneDone, (accountId) => reactivateUser(ctx, { accountId }))
}
export const reactivateChosen = Object.assign(reactivate, { permission: reactivateUser.permission })

async function grant(ctx: Ctx, typed: unknown) {
  const { accountId: ids, role, branchId, until } = ChosenWithRole.parse(typed)
  return each(ids, noneDone, (accountId) => grantRole(ctx, { accountId, role, branchId, until }))
}
export const grantChosen = Object.assign(grant, { permission: grantRole.permission })
