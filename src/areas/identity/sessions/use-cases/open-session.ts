import { accountSignedIn } from '#areas/identity/facts.ts'
import type { Work } from '#platform/context.ts'
import { deviceOf } from '#values/devices.ts'
import { noteDevice } from '../seen-devices.ts'
import { freshToken, hashOfToken, newTimes } from '../session.ts'

type How = { remembered: boolean; withPasskey?: boolean }

/** Always a token of its own; the session a browser brought along, whoever's it was, ends with it. */
export async function openSession(work: Work, accountId: string, { remembered, withPasskey = false }: How) {
  const token = freshToken()
  const session = {
    id: work.newId(),
    accountId,
    tokenHash: hashOfToken(token),
    device: deviceOf(work.userAgent ?? ''),
    remembered,
    ...newTimes(remembered, work.now()),
    endedAt: null,
    awaitsSecondFactor: false,
    withPasskey,
  }
  await work.tx
    .updateTable('sessions')
    .set({ endedAt: work.now() })
    .where('id', '=', work.actor.sessionId ?? null)
    .where('endedAt', 'is', null)
    .execute()
  await work.tx.insertInto('sessions').values(session).execute()
  await noteDevice(work, session)
  work.record(accountSignedIn, accountId, { sessionId: session.id, device: session.device })
  return { token, remembered, expiresAt: session.expiresAt }
}
