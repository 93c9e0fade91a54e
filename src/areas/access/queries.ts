import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Permission } from '#platform/permissions.ts'

/** Whose roles allow this at this moment; lent ones are not asked, for what is theirs is not sent to a stand-in. */
export async function holdersOf({ tx, now }: { tx: Tx; now: () => Date }, permission: Permission) {
  const holders = await tx
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.key', 'userRoles.role')
    .innerJoin('rolePermissions', 'rolePermissions.role', 'userRoles.role')
    .select('accountId')
    .distinct()
    .where('permission', '=', permission.key)
    .where('archivedAt', 'is', null)
    .where('since', '<=', now())
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now())]))
    .execute()
  return holders.map(({ accountId }) => accountId)
}

type Asked = Pick<Ctx, 'db' | 'now'>

/** What each person holds at this moment. */
export async function rolesByAccount({ db, now }: Asked) {
  const held = await db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.key', 'userRoles.role')
    .select(['accountId', 'roles.key', 'nameAr'])
    .where('archivedAt', 'is', null)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now())]))
    .orderBy('since')
    .execute()
  return Map.groupBy(held, ({ accountId }) => accountId)
}
