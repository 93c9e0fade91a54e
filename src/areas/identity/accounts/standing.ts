import type { AccountStatus } from '#areas/identity/account.ts'
import { allSessionsEnded } from '#areas/identity/facts.ts'
import type { Work } from '#platform/context.ts'

/** Everything that lets somebody in without a password goes: sessions, and the devices that need no second factor. */
export async function endSessions(work: Work, accountId: string, besides: string | null = null) {
  const at = work.now()
  const ended = await work.tx
    .updateTable('sessions')
    .set({ endedAt: at })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .$if(besides !== null, (query) => query.where('id', '!=', besides ?? ''))
    .returning('id')
    .execute()
  await work.tx
    .updateTable('trustedDevices')
    .set({ endedAt: at })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .execute()
  if (ended.length > 0) work.record(allSessionsEnded, accountId, { sessions: ended.length })
  return ended.length
}

/** Whether it was so: of two who press at once, one has done it. */
export async function moveAccount(work: Work, accountId: string, { from, to }: Record<'from' | 'to', AccountStatus>) {
  const moved = await work.tx
    .updateTable('userAccounts')
    .set({ status: to })
    .where('id', '=', accountId)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}
