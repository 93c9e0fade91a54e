import { latinDigits } from './text.ts'

const half = (text: string) => (/م|pm/i.test(text) ? 12 : 0)

/** An hour as a table has it: «14:30», «02:30 م», with any digits; null where there is none. */
export function hourIn(typed: string) {
  const [, hours = '', minutes = '', after = ''] =
    /(?:^|[\sT])(\d{1,2}):(\d{2})(?::\d{2})?\s*([صم]|am|pm)?/i.exec(latinDigits(typed)) ?? []
  if (!hours) return null
  const hour = after ? (Number(hours) % 12) + half(after) : Number(hours)
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : null
}

/** A day as a table has it, the day first or the year: as YYYY-MM-DD; what is none stays as it is. */
export function dayTyped(typed: string) {
  const text = latinDigits(typed).trim()
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(text) ?? []
  if (year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const [, first, second = '', last = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/.exec(text) ?? []
  return first ? `${last}-${second.padStart(2, '0')}-${first.padStart(2, '0')}` : text
}
