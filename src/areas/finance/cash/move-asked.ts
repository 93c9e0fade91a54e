import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { type MoveStatus, moveStatuses } from './cash.ts'
import { movesPath } from './cash-paths.ts'

/** The list of moves as its address says it. */
export type MovesAsked = { q: string; box: string; status: MoveStatus | ''; from: string; to: string; page: number }
export const movesPerPage = 25

export function readMovesAsked(query: URLSearchParams): MovesAsked {
  const { text, day } = askedIn(query, 60)
  return {
    q: text('q'),
    box: text('box'),
    status: nameIn(moveStatuses, text('status')),
    from: day('from'),
    to: day('to'),
    page: pageIn(query),
  }
}

/** Without what is not asked for. */
export const movesAddress = (asked: Partial<MovesAsked>, path = movesPath) => addressWith(path, asked)
