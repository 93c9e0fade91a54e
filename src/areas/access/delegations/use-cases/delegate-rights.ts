import { sql } from 'kysely'
import { delegationEnded, rightsDelegated } from '#areas/access/facts.ts'
import { DelegateRightsInput, EndDelegationInput } from '#areas/access/inputs.ts'
import { accessPermissions } from '#areas/access/permissions.ts'
import { accountsAmong } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { endOfDay, startOfDay } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { longestDelegation } from '../delegation.ts'

/** A colleague stands in, with what one holds oneself and nothing that was lent; it ends by itself. */
export const delegateRights = command({
  name: 'access.delegate-rights',
  permission: accessPermissions.delegate,
  input: DelegateRightsInput,
  async run(work, { toAccount, from, until: lastDay, reason }) {
    const since = new Date(Math.max(startOfDay(from).getTime(), work.now().getTime()))
    const until = endOfDay(lastDay)
    if (until <= since) throw new Refusal('access.over', 'آخر يوم للتفويض مضى. اختر اليوم أو ما بعده.', 422)
    if (until.getTime() - since.getTime() > longestDelegation * 86_400_000)
      throw new Refusal('access.too-long', `أطول تفويض ${howMany(longestDelegation, 'day')}. اختر آخر يوم أقرب.`, 422)
    const colleague = await activeColleague(work, toAccount)
    const delegation = { id: work.newId(), fromAccount: work.actor.id, toAccount, since, until, reason }
    await mustBeFree(work, delegation)
    await work.tx.insertInto('delegations').values(delegation).execute()
    const times = { since: since.toISOString(), until: until.toISOString() }
    work.record(rightsDelegated, work.actor.id, { to: toAccount, ...times, reason })
    return { name: colleague.name }
  },
})

type Lent = { fromAccount: string; toAccount: string; since: Date; until: Date }

/** The same rights are lent to the same colleague once at a time: ended once, they would still be lent. */
async function mustBeFree(work: Work, { fromAccount, toAccount, since, until }: Lent) {
  // Of two presses the second waits here for the first, and finds it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${fromAccount + toAccount}, 968007))`.execute(work.tx)
  const lent = await work.tx
    .selectFrom('delegations')
    .select(['since', 'until'])
    .where('fromAccount', '=', fromAccount)
    .where('toAccount', '=', toAccount)
    .where('since', '<', until)
    .where('until', '>', since)
    .whereRef('since', '<', 'until')
    .orderBy('since')
    .executeTakeFirst()
  if (!lent) return
  const days = `من ${dayInWords(lent.since)} إلى ${dayInWords(new Date(lent.until.getTime() - 1))}`
  throw new Refusal('access.lent-already', `فوّضت هذا الزميل ${days}. أنهِ ذلك التفويض أو اختر أيامًا غيرها.`, 422)
}

async function activeColleague(work: Work, accountId: string) {
  const [account] = await accountsAmong(work, [accountId])
  if (accountId === work.actor.id || account?.kind !== 'staff' || account.status !== 'active')
    throw new Refusal('access.nobody', 'اختر زميلًا حسابه نشط.', 422)
  return account
}

export const endDelegation = command({
  name: 'access.end-delegation',
  permission: accessPermissions.delegate,
  input: EndDelegationInput,
  async run(work, { delegationId }) {
    const now = work.now()
    const ended = await work.tx
      .updateTable('delegations')
      .set((eb) => ({ until: eb.fn('greatest', [eb.val(now), 'since']) }))
      .where('id', '=', delegationId)
      .where('fromAccount', '=', work.actor.id)
      .where('until', '>', now)
      .returning('toAccount')
      .executeTakeFirst()
    if (!ended) throw new Refusal('access.no-such-delegation', 'انتهى هذا التفويض. حدّث الصفحة.', 404)
    work.record(delegationEnded, work.actor.id, { to: ended.toAccount })
  },
})
