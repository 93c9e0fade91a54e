import { createHash, randomBytes } from 'node:crypto'

const hour = 3_600_000
/** A remembered device comes back after days; any other leaves with the browser, or after an idle while. */
const lifetimes = {
  remembered: { idle: 14 * 24 * hour, whole: 30 * 24 * hour },
  passing: { idle: 2 * hour, whole: 12 * hour },
}

const lifetimeOf = (remembered: boolean) => lifetimes[remembered ? 'remembered' : 'passing']

/** 256 bits that nobody can guess: for sessions and for links that work once. */
export const freshToken = () => randomBytes(32).toString('base64url')

/** What is kept of a token. It is long and random, so one round is enough. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')

export function newTimes(remembered: boolean, now: Date) {
  const { idle, whole } = lifetimeOf(remembered)
  const begun = now.getTime()
  return { createdAt: now, lastSeenAt: now, idleUntil: new Date(begun + idle), expiresAt: new Date(begun + whole) }
}

export function seenTimes(remembered: boolean, now: Date) {
  return { lastSeenAt: now, idleUntil: new Date(now.getTime() + lifetimeOf(remembered).idle) }
}

/** Written at most once a minute: a session is read far more often than that. */
export const isStale = (lastSeenAt: Date, now: Date) => now.getTime() - lastSeenAt.getTime() >= 60_000
