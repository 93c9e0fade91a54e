import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { collectingPath, type FollowUpWay, followUpWays } from './collecting.ts'

/** How old the oldest is that they owe, in days; the last has no end. */
export const debtAges = {
  week: 'حتى 7 أيام',
  month: '8 إلى 30 يومًا',
  quarter: '31 إلى 90 يومًا',
  older: 'أكثر من 90 يومًا',
} as const
type DebtAge = keyof typeof debtAges
export const daysOfAge: Record<DebtAge, readonly [from: number, until: number | null]> = {
  week: [1, 7],
  month: [8, 30],
  quarter: [31, 90],
  older: [91, null],
}

/** How they were reached last, or that nobody has tried yet. */
export const lastWays = { ...followUpWays, none: 'لا متابعة بعد' } as const
type LastWay = FollowUpWay | 'none'

/** The board as its address says it: where they live, who followed them up last and how, and how old their debt is. */
export type BoardAsked = {
  look: 'list' | ''
  q: string
  wilayat: string
  property: string
  by: string
  age: DebtAge | ''
  way: LastWay | ''
}

export const everybody: BoardAsked = { look: '', q: '', wilayat: '', property: '', by: '', age: '', way: '' }

export function readBoardAsked(query: URLSearchParams): BoardAsked {
  const { text } = askedIn(query)
  return {
    ...{ look: text('look') === 'list' ? 'list' : '', q: text('q'), wilayat: text('wilayat'), property: text('property') },
    ...{ by: text('by'), age: nameIn(debtAges, text('age')), way: nameIn(lastWays, text('way')) },
  }
}

/** Without what is not asked for. */
export const boardAddress = (asked: Partial<BoardAsked>) => addressWith(collectingPath, asked)

export const isNarrowed = ({ look: _, ...filters }: BoardAsked) => Object.values(filters).some(Boolean)
