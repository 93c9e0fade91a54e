import type { Approvable } from '#platform/area.ts'
import type { House } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { firstGrants } from './role.ts'

/**
 * Gives each permission that this database has not seen yet to the first roles it is meant for. Once: at a later start an
 * administrator may have taken it back, and that stays. Of two processes that start at once, one does it.
 */
export async function introducePermissions({ db, now }: Pick<House, 'db' | 'now'>, permissions: Permission[]) {
  await db.transaction().execute(async (tx) => {
    const introduced = await tx
      .insertInto('introducedPermissions')
      .values(permissions.map(({ key }) => ({ permission: key, introducedAt: now() })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('permission')
      .execute()
    const keys = new Set(introduced.map(({ permission }) => permission))
    const grants = permissions
      .filter(({ key }) => keys.has(key))
      .flatMap((permission) => firstGrants(permission).map((grant) => ({ permission: permission.key, ...grant })))
    if (grants.length === 0) return
    await tx
      .insertInto('rolePermissions')
      .values(grants.map((grant) => ({ ...grant, amountLimit: null })))
      .execute()
  })
}

/** The rule an approval begins with; the office may have another by now. */
export async function introduceRules({ db }: Pick<House, 'db'>, approvables: readonly Approvable[]) {
  if (approvables.length === 0) return
  const rules = approvables.map(({ action, approver, above: threshold = null, inBranch: branchLimit = null }) => {
    return { action, approverRole: approver, threshold, branchLimit }
  })
  await db
    .insertInto('approvalRules')
    .values(rules.map((rule) => ({ ...rule, active: true })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
