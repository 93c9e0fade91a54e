import type { Right } from '#areas/access/spelling.ts'
import { accountsAmong } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import type { Permission, PermissionGroup } from '#platform/permissions.ts'
import { liveNow } from './live.ts'
import { sameRight } from './role.ts'
import { verbOf } from './verbs.ts'

type Asked = Pick<Ctx, 'db' | 'now'>

/** All roles in the order they came, each with how many hold it now; the archived ones last. */
export async function roleList({ db, now }: Asked) {
  const roles = await db
    .selectFrom('roles')
    .select(['key', 'nameAr', 'nameFeminine', 'line', 'system', 'secondFactorRequired', 'archivedAt'])
    .select((eb) =>
      eb
        .selectFrom('userRoles')
        .select((each) => each.fn.count<bigint>('accountId').distinct().as('held'))
        .whereRef('role', '=', 'roles.key')
        .where((each) => liveNow(each, { now }))
        .as('held'),
    )
    .orderBy((eb) => eb('archivedAt', 'is not', null))
    .orderBy('system', 'desc')
    .orderBy('nameAr')
    .execute()
  return roles.map(({ held, ...role }) => ({ ...role, held: Number(held ?? 0) }))
}

export type RoleLine = Awaited<ReturnType<typeof roleList>>[number]

/** What a role may, by the permission's key. */
export async function rightsOf({ db }: Pick<Ctx, 'db'>, role: string) {
  const rows = await db
    .selectFrom('rolePermissions')
    .select(['permission', 'scope', 'amountLimit', 'discountLimit'])
    .where('role', '=', role)
    .execute()
  return new Map<string, Right>(
    rows.map(({ permission, scope, amountLimit, discountLimit }) => [
      permission,
      { scope, amount: amountLimit, discount: discountLimit },
    ]),
  )
}

/** Who holds a role at this moment, where and until when. */
export async function holdings({ db, now }: Asked, role: string) {
  const held = await db
    .selectFrom('userRoles')
    .select(['id', 'accountId', 'branchId', 'since', 'until'])
    .where('role', '=', role)
    .where((eb) => liveNow(eb, { now }))
    .orderBy('since')
    .execute()
  const accounts = await accountsAmong(
    { db },
    held.map(({ accountId }) => accountId),
  )
  return held.flatMap((holding) => {
    const account = accounts.find(({ id }) => id === holding.accountId)
    return account ? [{ ...holding, name: account.name, status: account.status }] : []
  })
}

/** The cells of the matrix: what one role may, and beside it another. */
export function matrixOf(groups: readonly PermissionGroup[], rights: Rights, other: Rights | null) {
  return groups.map(({ area, label, permissions }) => {
    const cells = permissions.map((permission) => cellOf(permission, rights, other))
    return { area, label, cells }
  })
}
type Rights = ReadonlyMap<string, Right>
export type Matrix = ReturnType<typeof matrixOf>
export type Cell = Matrix[number]['cells'][number]

function cellOf({ key, label, scopes, limit, unmasks = [] }: Permission, rights: Rights, other: Rights | null) {
  const right = rights.get(key) ?? null
  const compared = other ? (other.get(key) ?? null) : undefined
  return {
    key,
    label,
    verb: verbOf(key),
    scopes: scopes ?? ['all' as const],
    limit,
    unmasks,
    right,
    compared,
    differs: other !== null && !sameRight(right, compared),
  }
}

/** The roles one could ask for: those that open this, or all of them. */
export function rolesOpening({ db }: Pick<Ctx, 'db'>, permission: string | null) {
  return db
    .selectFrom('roles')
    .select(['key', 'nameAr', 'line'])
    .where('archivedAt', 'is', null)
    .$if(permission !== null, (query) =>
      query.where('key', 'in', (eb) =>
        eb
          .selectFrom('rolePermissions')
          .select('role')
          .where('permission', '=', permission ?? ''),
      ),
    )
    .orderBy('nameAr')
    .execute()
}
