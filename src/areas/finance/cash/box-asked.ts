import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { boxesPath } from './cash-paths.ts'

/** Whether a box is kept by somebody now, could be, or is out of use. */
export const boxStates = { kept: 'في وردية', free: 'بلا وردية', stopped: 'موقوف' } as const
export type BoxState = keyof typeof boxStates

/** The list of boxes as its address says it. */
export type BoxesAsked = { q: string; branch: string; state: BoxState | '' }

export function readBoxesAsked(query: URLSearchParams): BoxesAsked {
  const { text } = askedIn(query, 60)
  return {
    q: text('q'),
    branch: text('branch'),
    state: nameIn(boxStates, text('state')),
  }
}

/** Without what is not asked for. */
export const boxesAddress = (asked: Partial<BoxesAsked>, path = boxesPath) => addressWith(path, asked)
