import { propertiesPath, type UnitKind, unitKinds } from '#areas/properties/property.ts'
import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'

/** The calendar of all units as its address says it: from which day it is looked at, and between which days a unit is to be free. */
export type TimelineAsked = {
  q: string
  kind: UnitKind | ''
  branch: string
  start: string
  from: string
  to: string
  page: number
}

export const timelinePath = `${propertiesPath}/calendar`
export const unitsPerPage = 40

export function readTimelineAsked(query: URLSearchParams): TimelineAsked {
  const { text, day } = askedIn(query)
  const [from, to] = [day('from'), day('to')]
  return {
    ...{ q: text('q'), branch: text('branch'), kind: nameIn(unitKinds, text('kind')), start: day('start') },
    ...{ from: from || to, to: to && to >= from ? to : from, page: pageIn(query) },
  }
}

export const timelineAddress = (asked: Partial<TimelineAsked>) => addressWith(timelinePath, asked)
