import { sql } from 'kysely'
import { accountsAmong } from '#areas/identity/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { liveNow } from './live.ts'

/** Without one of each nobody could ever give a right again, or run the company. */
const neverEmpty = {
  administrator: 'لا يُسحب الدور من آخر مدير للنظام. امنحه لغيره أولًا.',
  generalManager: 'لا يُسحب الدور من آخر مدير عام. امنحه لغيره أولًا.',
}

export const isNeverEmpty = (role: string): role is keyof typeof neverEmpty => role in neverEmpty

/** Whatever takes a role from somebody waits here for whoever does the same: two who revoke each other's follow each other. */
export const inTurn = ({ tx }: Work) => sql`select pg_advisory_xact_lock(968007)`.execute(tx)

/** Somebody else must be left who holds it everywhere, for good, and can sign in. Asked in turn, so that it stays true. */
export async function mustLeaveAnother(work: Work, role: string, accountId: string) {
  if (!isNeverEmpty(role)) return
  const others = await work.tx
    .selectFrom('userRoles')
    .select('accountId')
    .where('role', '=', role)
    .where('accountId', '!=', accountId)
    .where('branchId', 'is', null)
    .where('since', '<=', work.now())
    .where('until', 'is', null)
    .execute()
  const ids = others.map((other) => other.accountId)
  const able = (await accountsAmong(work, ids)).some(({ status }) => status === 'active')
  if (!able) throw new Refusal('access.last-one', neverEmpty[role])
}

/** The same of everything this person holds: nobody can be locked out who is the last of them. */
export async function mustNotBeLast(work: Work, accountId: string) {
  await inTurn(work)
  const held = await work.tx
    .selectFrom('userRoles')
    .select('role')
    .where('accountId', '=', accountId)
    .where((eb) => liveNow(eb, work))
    .execute()
  for (const { role } of held) await mustLeaveAnother(work, role, accountId)
}
