import { heldIn, liveNow } from '#areas/access/roles/live.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Permission } from '#platform/permissions.ts'
import { isForBranch, rolesDeciding } from './approval.ts'

/** Whose roles allow this at this moment; lent ones are not asked, for what is theirs is not sent to a stand-in. */
export async function holdersOf(
  { tx, now }: { tx: Pick<Tx, 'selectFrom'>; now: () => Date },
  permission: Pick<Permission, 'key'>,
) {
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

/** Whose own roles let them do this with whatever there is of one branch, not with what is theirs alone; who is of that branch comes first. */
export async function holdersIn({ db, now }: Asked, permission: Permission, branchId: string) {
  const holders = await db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.key', 'userRoles.role')
    .innerJoin('rolePermissions', 'rolePermissions.role', 'userRoles.role')
    .select('accountId')
    .groupBy('accountId')
    .where('permission', '=', permission.key)
    .where('scope', 'in', ['branch', 'all'])
    .where((eb) => eb.or([eb('branchId', 'is', null), eb('branchId', '=', branchId)]))
    .where('archivedAt', 'is', null)
    .where((eb) => liveNow(eb, { now }))
    .orderBy(({ fn }) => fn.count('branchId'), 'desc')
    .orderBy('accountId')
    .execute()
  return holders.map(({ accountId }) => accountId)
}

type Agreement = { action: string; branchId: string | null; amount: bigint | null }

/** Who agrees to this by the rule of the office: what the roles are called, and who holds one of them now. */
export async function agreeingTo({ db, now }: Asked, { action, branchId, amount }: Agreement) {
  const rule = await db.selectFrom('approvalRules').selectAll().where('action', '=', action).executeTakeFirstOrThrow()
  const keys = rolesDeciding({ ...rule, byBranch: isForBranch(rule, { branchId, amount }) })
  const roles = await db
    .selectFrom('roles')
    .select(['key', 'nameAr'])
    .where('key', 'in', keys)
    .where('archivedAt', 'is', null)
    .orderBy((eb) => eb.fn('array_position', [eb.val(keys), 'key']))
    .execute()
  const holders = await db
    .selectFrom('userRoles')
    .select('accountId')
    .distinct()
    .where('role', 'in', ['', ...roles.map(({ key }) => key)])
    .where((eb) => liveNow(eb, { now }))
    .where((eb) => heldIn(eb, branchId))
    .orderBy('accountId')
    .execute()
  return { roles: roles.map(({ nameAr }) => nameAr), accounts: holders.map(({ accountId }) => accountId) }
}

/** What each person holds at this moment. */
export async function rolesByAccount({ db, now }: Asked) {
  const held = await db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.key', 'userRoles.role')
    .select(['accountId', 'roles.key', 'nameAr'])
    .where('archivedAt', 'is', null)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now())]))
    .orderBy('since')
    .orderBy('roles.key')
    .execute()
  return Map.groupBy(held, ({ accountId }) => accountId)
}
