import {
  type OutlayDue,
  type OutlayKind,
  type OutlayState,
  outlayDues,
  outlayKinds,
  outlayStates,
} from '#areas/finance/outlay-dues/outlay.ts'
import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'

/** The list of outlays as its address says it; `due` is what the customer has done about it. */
export type OutlaysAsked = {
  q: string
  party: string
  kind: OutlayKind | ''
  state: OutlayState | ''
  due: OutlayDue | ''
  branch: string
  page: number
}

export const outlaysPerPage = 25
export const outlaysPath = '/admin/finance/outlays'
export const outlayPath = (id: string) => `${outlaysPath}/${id}`

export function readOutlaysAsked(query: URLSearchParams): OutlaysAsked {
  const { text } = askedIn(query)
  return {
    q: text('q'),
    party: text('party'),
    kind: nameIn(outlayKinds, text('kind')),
    state: nameIn(outlayStates, text('state')),
    due: nameIn(outlayDues, text('due')),
    branch: text('branch'),
    page: pageIn(query, 4_000),
  }
}

/** Without what is not asked for. */
export const outlaysAddress = (asked: Partial<OutlaysAsked>, path = outlaysPath) => addressWith(path, asked)
