import { addressOf } from '#areas/finance/asked.ts'
import { isDay } from '#values/days.ts'
import { pageIn } from '#values/pages.ts'
import { type MoveStatus, moveStatuses } from './cash.ts'
import { movesPath } from './cash-paths.ts'

/** The list of moves as its address says it. */
export type MovesAsked = { q: string; box: string; status: MoveStatus | ''; from: string; to: string; page: number }
export const movesPerPage = 25

export function readMovesAsked(query: URLSearchParams): MovesAsked {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 60)
  const day = (name: string) => (isDay(text(name)) ? text(name) : '')
  return {
    q: text('q'),
    box: text('box'),
    status: (Object.keys(moveStatuses) as MoveStatus[]).find((one) => one === text('status')) ?? '',
    from: day('from'),
    to: day('to'),
    page: pageIn(query),
  }
}

/** Without what is not asked for. */
export const movesAddress = (asked: Partial<MovesAsked>, path = movesPath) => addressOf(path, asked)
