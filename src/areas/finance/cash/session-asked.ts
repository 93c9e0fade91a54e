import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { type SessionStatus, sessionStatuses } from './cash.ts'
import { sessionsPath } from './cash-paths.ts'

/** The list of sessions as its address says it. */
export type SessionsAsked = { q: string; box: string; status: SessionStatus | ''; from: string; to: string; page: number }

export const sessionsPerPage = 25
export const sessionPath = (id: string) => `${sessionsPath}/${id}`

export function readSessionsAsked(query: URLSearchParams): SessionsAsked {
  const { text, day } = askedIn(query, 60)
  return {
    q: text('q'),
    box: text('box'),
    status: nameIn(sessionStatuses, text('status')),
    from: day('from'),
    to: day('to'),
    page: pageIn(query),
  }
}

/** Without what is not asked for. */
export const sessionsAddress = (asked: Partial<SessionsAsked>, path = sessionsPath) => addressWith(path, asked)
