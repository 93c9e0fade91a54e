import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { isRefusal, Refusal } from '#platform/refusal.ts'
import { written } from '#values/shapes.ts'
import { GrantRoleInput } from './inputs.ts'
import { grantRole } from './use-cases/grant-role.ts'
import { reactivateUser, suspendUser } from './use-cases/suspend-user.ts'

const Chosen = z.object({
  accountId: z.preprocess(
    (given) => (typeof given === 'string' ? [given] : given),
    z.array(z.uuid(), 'حدّد موظفًا واحدًا على الأقل.').min(1, 'حدّد موظفًا واحدًا على الأقل.').max(100),
  ),
})
const ChosenWithReason = Chosen.extend({ reason: written('اذكر السبب.', 300) })
export type SuspendManyForm = z.input<typeof ChosenWithReason>
const ChosenWithRole = Chosen.extend(GrantRoleInput.omit({ accountId: true }).shape)
export type GrantManyForm = z.input<typeof ChosenWithRole>

/** Each by itself, as if pressed one after the other: what is refused for one keeps nobody else from it. */
async function each(ids: string[], run: (accountId: string) => Promise<unknown>) {
  const refused: string[] = []
  for (const id of new Set(ids))
    await run(id).catch((error: unknown) => {
      if (!isRefusal(error)) throw error
      refused.push(error.message)
    })
  const done = new Set(ids).size - refused.length
  if (done === 0) throw new Refusal('access.none-done', refused[0] ?? 'لم يتغيّر شيء.')
  return { done, refused: refused[0] ?? null }
}

async function suspend(ctx: Ctx, typed: unknown) {
  const { accountId: ids, reason } = ChosenWithReason.parse(typed)
  return each(ids, (accountId) => suspendUser(ctx, { accountId, reason }))
}
export const suspendChosen = Object.assign(suspend, { permission: suspendUser.permission })

async function reactivate(ctx: Ctx, typed: unknown) {
  const { accountId: ids } = Chosen.parse(typed)
  return each(ids, (accountId) => reactivateUser(ctx, { accountId }))
}
export const reactivateChosen = Object.assign(reactivate, { permission: reactivateUser.permission })

async function grant(ctx: Ctx, typed: unknown) {
  const { accountId: ids, role, branchId, until } = ChosenWithRole.parse(typed)
  return each(ids, (accountId) => grantRole(ctx, { accountId, role, branchId, until }))
}
export const grantChosen = Object.assign(grant, { permission: grantRole.permission })
