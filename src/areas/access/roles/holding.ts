import { sql } from 'kysely'
import { roleGranted } from '#areas/access/facts.ts'
import { branches } from '#areas/company/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { heldIn, liveNow } from './live.ts'

type Holding = { accountId: string; role: string; branchId: string | null; until: Date | null }

/** From now on; the next request of this person finds it. What was held there before goes over into it. */
export async function giveRole(work: Work, { accountId, role, branchId, until }: Holding) {
  // Two who give one person the same role follow each other, so that it is held once.
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 968006))`.execute(work.tx)
  const prolonged = await work.tx
    .updateTable('userRoles')
    .set({ until })
    .where('accountId', '=', accountId)
    .where('role', '=', role)
    .where('branchId', 'is not distinct from', branchId)
    .where((eb) => liveNow(eb, work))
    .returning('id')
    .executeTakeFirst()
  if (!prolonged) {
    const held = { id: work.newId(), accountId, role, branchId, since: work.now(), until }
    await work.tx.insertInto('userRoles').values(held).execute()
  }
  work.record(roleGranted, accountId, { role, branchId, until: until?.toISOString() ?? null })
}

/** Null is everywhere. */
export async function mustBeOpen(work: Work, branchId: string | null) {
  const known = branchId === null || (await branches(work)).some(({ id }) => id === branchId)
  if (!known) throw new Refusal('access.no-such-branch', 'هذا الفرع غير موجود. اختر فرعًا آخر.', 422)
}

/** What somebody holds at this moment, each with where; null is everywhere. */
export function holdingsOf({ tx, now }: Pick<Asking, 'tx' | 'now'>, accountId: string) {
  return tx
    .selectFrom('userRoles')
    .select(['role', 'branchId'])
    .where('accountId', '=', accountId)
    .where((eb) => liveNow(eb, { now }))
    .orderBy('since')
    .execute()
}

/** Two who change one role follow each other. */
export async function lockedRole({ tx }: Work, key: string) {
  const role = await tx.selectFrom('roles').selectAll().where('key', '=', key).forUpdate().executeTakeFirst()
  if (!role) throw new Refusal('access.no-such-role', 'هذا الدور غير موجود.', 404)
  return role
}

type Reading = { tx: Pick<Work['tx'], 'selectFrom'>; now: Work['now'] }

/** Who may do anything by this role now, of one branch where it is of one: an archived one opens nothing to whoever still holds it. */
export async function mayActAs({ tx, now }: Reading, role: string, branchId: string | null = null) {
  const holders = await tx
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.key', 'userRoles.role')
    .select('accountId')
    .distinct()
    .where('role', '=', role)
    .where('archivedAt', 'is', null)
    .where((eb) => liveNow(eb, { now }))
    .where((eb) => heldIn(eb, branchId))
    .execute()
  return holders.map(({ accountId }) => accountId)
}

/** Everybody who holds it at this moment, whatever the branch, archived or not. */
export async function holdersNow(work: Work, role: string) {
  const held = await work.tx
    .selectFrom('userRoles')
    .select('accountId')
    .distinct()
    .where('role', '=', role)
    .where((eb) => liveNow(eb, work))
    .execute()
  return held.map(({ accountId }) => accountId)
}

/** What somebody has lent ends with their own standing. */
export async function endLent({ tx, now }: Work, accountId: string) {
  await tx
    .updateTable('delegations')
    .set((eb) => ({ until: eb.fn('greatest', [eb.val(now()), 'since']) }))
    .where('fromAccount', '=', accountId)
    .where('until', '>', now())
    .execute()
}

type Asking = { tx: Work['tx'] | Ctx['db'] } & Pick<Work, 'actor' | 'now'>

/** For whom this person stands in at this moment. */
export async function lendersTo({ tx, actor, now }: Asking) {
  if (!isUuid(actor.id)) return []
  const lent = await tx
    .selectFrom('delegations')
    .select('fromAccount')
    .where('toAccount', '=', actor.id)
    .where('since', '<=', now())
    .where('until', '>', now())
    .execute()
  return lent.map(({ fromAccount }) => fromAccount)
}

/** By which roles something is done, and of which branch it is; null is of none. */
type Grounds = { roles: string[]; branchId: string | null }

/** Whether these roles are this person's by what the other has lent them alone: used for the lender it would be the lender's own hand. */
export async function standsOnlyFor({ tx, actor, now }: Asking, lenderId: string, by: Grounds) {
  const lenders = await lendersTo({ tx, actor, now })
  const others = lenders.filter((id) => id !== lenderId)
  if (others.length === lenders.length) return false
  const ground = await tx
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.key', 'userRoles.role')
    .select('userRoles.id')
    .where('role', '=', sql<string>`any(${by.roles}::text[])`)
    .where('archivedAt', 'is', null)
    .where('accountId', 'in', [actor.id, ...others])
    .where((eb) => liveNow(eb, { now }))
    .where((eb) => heldIn(eb, by.branchId))
    .executeTakeFirst()
  return ground === undefined
}
