import { branches } from '#areas/company/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { type CarRules, usualRules } from './rules.ts'

type Db = Ctx['db'] | Work['tx']
type Reader = Pick<Ctx, 'db' | 'actor'>

const inOrder = (db: Db) => db.selectFrom('carPlaces').selectAll().orderBy('position').orderBy('name')

/** Every place with the branch it belongs to, those put aside last. */
export async function places(ctx: Reader) {
  const rows = await inOrder(ctx.db).execute()
  const named = new Map((await branches(ctx)).map(({ id, nameAr }) => [id, nameAr]))
  return rows
    .map((row) => ({ ...row, branch: named.get(row.branchId) ?? null }))
    .toSorted((one, other) => Number(other.active) - Number(one.active))
}
export type PlaceRow = Awaited<ReturnType<typeof places>>[number]

export async function placeOf(db: Db, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  return (await db.selectFrom('carPlaces').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}
export type CarPlace = NonNullable<Awaited<ReturnType<typeof placeOf>>>

/** Those one may choose from. */
export const openPlaces = (db: Db) => inOrder(db).where('active', '=', true).execute()

/** The same of the branches in which this person may do something, to choose from. */
export async function placesWithin({ db, actor }: Reader, permission: Permission) {
  const open = await openPlaces(db)
  return open.filter((one) => reaches(actor, permission, one)).map(({ id, name }) => [id, name] as const)
}

export const addOns = (db: Db) => db.selectFrom('carAddOns').selectAll().orderBy('position').orderBy('name').execute()
export type AddOnRow = Awaited<ReturnType<typeof addOns>>[number]

export async function addOnOf(db: Db, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  return (await db.selectFrom('carAddOns').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** The rules that hold now: the newest version. */
export async function rulesNow(db: Db): Promise<CarRules> {
  const row = await db.selectFrom('carRules').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst()
  if (!row) return usualRules
  const { setBy: _, setAt: __, ...rules } = row
  return rules
}

/** Since when they hold; null while the office has set nothing. */
export async function rulesSetAt(db: Db) {
  const row = await db.selectFrom('carRules').select('setAt').orderBy('version', 'desc').limit(1).executeTakeFirst()
  return row?.setAt ?? null
}
