import { type ExpressionBuilder, sql } from 'kysely'
import type { AccountStatus } from '#areas/identity/account.ts'
import { sessionEnded } from '#areas/identity/facts.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { folded } from '#values/text.ts'
import { endSessions, moveAccount } from './standing.ts'

type Reading = Pick<Ctx, 'db'>

type StaffOrder = `${'' | '-'}${'name' | 'seen' | 'since'}`

/** `among` are the accounts whose roles fit, and `except` those whose roles do not; null is everybody, and nobody. */
export type StaffAsked = {
  q: string
  status: AccountStatus | null
  among: readonly string[] | null
  except: readonly string[] | null
  secondFactor: 'yes' | 'no' | null
  sort: StaffOrder
  from: number
  most: number
}

type Accounts = ExpressionBuilder<Database, 'userAccounts'>

const lastSeen = (eb: Accounts) =>
  eb
    .selectFrom('sessions')
    .select(({ fn }) => fn.max('lastSeenAt').as('at'))
    .whereRef('accountId', '=', 'userAccounts.id')

export const hasSecondFactor = (eb: Accounts) =>
  eb.exists(
    eb
      .selectFrom('secondFactors')
      .select('secondFactors.accountId')
      .whereRef('secondFactors.accountId', '=', 'userAccounts.id')
      .where('enabledAt', 'is not', null),
  )

/** Everybody who works here or has been invited to, by any part of the name, by e-mail, or by the end of the phone. */
export async function staffAccounts({ db }: Reading, asked: StaffAsked) {
  const { q, status, among, except, secondFactor, sort, from, most } = asked
  const found = db
    .selectFrom('userAccounts')
    .where('kind', '=', 'staff')
    .$if(status !== null, (query) => query.where('status', '=', status ?? 'active'))
    .$if(among !== null, (query) => query.where('id', 'in', among?.length ? among : [null as never]))
    .$if(Boolean(except?.length), (query) => query.where('id', 'not in', except ?? []))
    .$if(secondFactor === 'yes', (query) => query.where(hasSecondFactor))
    .$if(secondFactor === 'no', (query) => query.where((eb) => eb.not(hasSecondFactor(eb))))
    .$if(q !== '', (query) => query.where((eb) => matches(eb, q)))
  const way = sort.startsWith('-') ? 'desc' : 'asc'
  const column = { name: sql`name`, seen: sql`last_seen_at`, since: sql`created_at` }[sort.replace('-', '') as 'name']
  const [rows, { total }] = await Promise.all([
    found
      .select(['id', 'name', 'email', 'phone', 'status', 'createdAt'])
      .select((eb) => [lastSeen(eb).as('lastSeenAt'), hasSecondFactor(eb).as('secondFactor')])
      .orderBy(column, (order) => (way === 'desc' ? order.desc().nullsLast() : order.asc().nullsFirst()))
      .orderBy('id')
      .limit(most)
      .offset(from)
      .execute(),
    found.select((eb) => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(total) }
}

/** The same letters become one in what is typed and in what is kept. */
function matches(eb: Accounts, q: string) {
  const escaped = folded(q).replace(/[\\%_]/g, (sign) => `\\${sign}`)
  const digits = q.replace(/\D/g, '')
  return eb.or([
    eb(sql`translate(lower(name), 'أإآ\u0671ىؤئة', 'اااايويه')`, 'like', `%${escaped}%`),
    eb('email', 'like', `%${escaped}%`),
    ...(digits.length > 2 ? [eb('phone', 'like', `%${digits}%`)] : []),
  ])
}

/** One account with what its page says of it; null for who does not work here. */
export async function staffAccount({ db }: Reading, id: string) {
  const account = await db
    .selectFrom('userAccounts')
    .select(['id', 'name', 'email', 'phone', 'status', 'createdAt', 'demonstration'])
    .select((eb) => [lastSeen(eb).as('lastSeenAt'), hasSecondFactor(eb).as('secondFactor')])
    .where('id', '=', id)
    .where('kind', '=', 'staff')
    .executeTakeFirst()
  if (!account) return null
  const invitation = await db
    .selectFrom('invitations')
    .select('expiresAt')
    .where('accountId', '=', id)
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { ...account, invitedUntil: invitation?.expiresAt ?? null }
}

/** Where somebody is signed in at this moment. */
export function sessionsOfAccount({ db, now }: Pick<Ctx, 'db' | 'now'>, accountId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'lastSeenAt', 'remembered'])
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('awaitsSecondFactor', '=', false)
    .where('idleUntil', '>', now())
    .where('expiresAt', '>', now())
    .orderBy('lastSeenAt', 'desc')
    .limit(50)
    .execute()
}

/** Whether it was still open. */
export async function endOneSession(work: Work, { accountId, sessionId }: { accountId: string; sessionId: string }) {
  const ended = await work.tx
    .updateTable('sessions')
    .set({ endedAt: work.now() })
    .where('id', '=', sessionId)
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (ended) work.record(sessionEnded, accountId, { sessionId })
  return ended !== undefined
}

/** For good: who has left does not come back with this account. */
export async function deactivate(work: Work, accountId: string) {
  const moved =
    (await moveAccount(work, accountId, { from: 'active', to: 'deactivated' })) ||
    (await moveAccount(work, accountId, { from: 'suspended', to: 'deactivated' }))
  if (moved) await endSessions(work, accountId)
  return moved
}

/** The link leads nowhere any more, and the account that waited for it is over. */
export async function withdrawInvitation(work: Work, accountId: string) {
  if (!(await moveAccount(work, accountId, { from: 'invited', to: 'deactivated' }))) return false
  await work.tx
    .updateTable('invitations')
    .set({ withdrawnAt: work.now() })
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute()
  return true
}
