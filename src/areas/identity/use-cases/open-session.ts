import type { Work } from '#platform/context.ts'
import { accountSignedIn } from '../facts.ts'
import { deviceOf, freshToken, hashOfToken, newTimes } from '../session.ts'

/** Always a token of its own: whatever the browser brought along is not made into a session. */
export async function openSession(work: Work, accountId: string, remembered: boolean) {
  const token = freshToken()
  const session = {
    id: work.newId(),
    accountId,
    tokenHash: hashOfToken(token),
    device: deviceOf(work.userAgent ?? ''),
    remembered,
    ...newTimes(remembered, work.now()),
    endedAt: null,
  }
  await work.tx.insertInto('sessions').values(session).execute()
  work.record(accountSignedIn, accountId, { sessionId: session.id, device: session.device })
  return { token, remembered, expiresAt: session.expiresAt }
}
