import { onlinePath } from '#areas/finance/addresses.ts'
import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { type OnlineState, onlineStates } from './online-payment.ts'

/** The list of payments online as its address says it. */
export type OnlineAsked = { q: string; state: OnlineState | ''; branch: string; from: string; to: string; page: number }
export const onlinePerPage = 25

export function readOnlineAsked(query: URLSearchParams): OnlineAsked {
  const { text, day } = askedIn(query)
  return {
    q: text('q'),
    state: nameIn(onlineStates, text('state')),
    ...{ branch: text('branch'), from: day('from'), to: day('to') },
    page: pageIn(query),
  }
}

/** Without what is not asked for. */
export const onlineAddress = (asked: Partial<OnlineAsked>, path = onlinePath) => addressWith(path, asked)
