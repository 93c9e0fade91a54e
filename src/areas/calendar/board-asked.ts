import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { daysAfter, daysBetween, isDay } from '#values/days.ts'

export const spans = { '7': 'أسبوع', '14': 'أسبوعان', '30': 'شهر' } as const
export type Span = keyof typeof spans

/** A board to the hour as its address says it: from which day, for how long, of which class, and what is looked at. */
export type BoardAsked = { q: string; class: string; start: string; span: Span | ''; chosen: string }

export function readBoardAsked(query: URLSearchParams): BoardAsked {
  const { text, day } = askedIn(query)
  return {
    ...{ q: text('q'), class: text('class'), start: day('start'), span: nameIn(spans, text('span')), chosen: text('chosen') },
  }
}

export const boardAddress = (path: string, asked: Partial<BoardAsked>) => addressWith(path, asked)

const usualSpan = 14

/** The days that are shown: from the one that was asked for, else so that what was chosen is in sight, else from yesterday. */
export function daysShown({ start, span }: BoardAsked, { today, chosenOn }: { today: string; chosenOn: string | null }) {
  const length = Number(span) || usualSpan
  const usual = daysAfter(today, -1)
  const isFar = chosenOn !== null && (chosenOn < usual || daysBetween(usual, chosenOn) >= length - 1)
  const first = isDay(start) ? start : isFar && chosenOn ? daysAfter(chosenOn, -1) : usual
  return Array.from({ length }, (_, at) => daysAfter(first, at))
}
