import { type MoveStatus, moveStatuses } from './cash.ts'
import { movesPath } from './cash-paths.ts'

/** The list of moves as its address says it. */
export type MovesAsked = { status: MoveStatus | ''; page: number }
export const movesPerPage = 25

export function readMovesAsked(query: URLSearchParams): MovesAsked {
  const status = query.get('status')
  return {
    status: (Object.keys(moveStatuses) as MoveStatus[]).find((one) => one === status) ?? '',
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 400),
  }
}

export function movesAddress({ status, page }: MovesAsked) {
  const query = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) })
  return query.size ? `${movesPath}?${query}` : movesPath
}
