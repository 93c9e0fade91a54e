import { poolsPath } from '#areas/finance/addresses.ts'
import { addressWith, askedIn } from '#values/asked.ts'
import { dayOf, daysAfter, monthsAfter } from '#values/days.ts'

/** A statement as its address says it: of a settlement, or of some days; for all owners, or for one of them. */
export type OwnerStatementAsked = { mandate: string; settlement: string; owner: string; from: string; to: string }

export const ownerStatementPath = `${poolsPath}/pdf`
export const allStatementsPath = `${poolsPath}/statements/export`
export const ownPropertiesPath = '/dashboard/properties'
export const ownStatementPath = `${ownPropertiesPath}/statement/pdf`

/** Without days it is of the last three months; of days to come nothing is said yet, so it ends today at the latest. */
export function readOwnerStatementAsked(query: URLSearchParams, now: Date): OwnerStatementAsked {
  const { text, day } = askedIn(query)
  const today = dayOf(now)
  const days = [day('from') || quarterBack(today), day('to') || today]
  const [from = '', to = ''] = days.map((one) => [one, today].toSorted()[0]).toSorted()
  return { mandate: text('mandate'), settlement: text('settlement'), owner: text('owner'), from, to }
}

export const quarterBack = (today: string) => `${daysAfter(today, -89).slice(0, 8)}01`

/** The month before that day, from its first day to its last. */
export function monthBefore(today: string) {
  const first = `${today.slice(0, 7)}-01`
  return { from: monthsAfter(first, -1), to: daysAfter(first, -1) }
}

export const ownerStatementAddress = (asked: Partial<OwnerStatementAsked>, path = ownerStatementPath) => addressWith(path, asked)
