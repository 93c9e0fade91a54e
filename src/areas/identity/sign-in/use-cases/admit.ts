import { secondStepAsked } from '#areas/identity/facts.ts'
import { asksForSecondFactor } from '#areas/identity/proofs/second-factor.ts'
import { freshToken, hashOfToken } from '#areas/identity/sessions/session.ts'
import { openSession } from '#areas/identity/sessions/use-cases/open-session.ts'
import type { Work } from '#platform/context.ts'

const tenMinutes = 600_000

/** In, or, with a second factor, before the second door: a session that opens nothing yet. */
export async function admit(work: Work, accountId: string, remembered: boolean) {
  if (!(await asksForSecondFactor(work, accountId)))
    return { ...(await openSession(work, accountId, { remembered })), waits: false }
  const [token, now] = [freshToken(), work.now()]
  const expiresAt = new Date(now.getTime() + tenMinutes)
  const times = { createdAt: now, lastSeenAt: now, idleUntil: expiresAt, expiresAt, endedAt: null }
  const session = { id: work.newId(), accountId, tokenHash: hashOfToken(token), device: '', remembered, awaitsSecondFactor: true }
  await work.tx
    .insertInto('sessions')
    .values({ ...session, ...times })
    .execute()
  work.record(secondStepAsked, accountId, {})
  return { token, remembered, expiresAt, waits: true }
}

/** Where the second door is, and where one goes on from there. */
export const secondStep = (to: string) => `/login/second-step?to=${encodeURIComponent(to)}`
