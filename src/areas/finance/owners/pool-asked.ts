import { poolsPath } from '#areas/finance/addresses.ts'
import { addressWith, askedIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'

/** The list of what lies with us for owners, as its address says it; `mandate` is the one that is opened beside it. */
export type PoolsAsked = { q: string; branch: string; mandate: string; page: number }

export const poolsPerPage = 25
export const poolPath = (mandateId: string) => addressWith(poolsPath, { mandate: mandateId })

export function readPoolsAsked(query: URLSearchParams): PoolsAsked {
  const { text } = askedIn(query)
  return { q: text('q'), branch: text('branch'), mandate: text('mandate'), page: pageIn(query, 4_000) }
}

/** Without what is not asked for. */
export const poolsAddress = (asked: Partial<PoolsAsked>, path = poolsPath) => addressWith(path, asked)
