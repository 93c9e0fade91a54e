import { baisaIn } from '#values/money.ts'
import { latinDigits } from '#values/text.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Which part of a date comes first, where both could: the file says it by those rows where only one can. */
export type DateOrder = 'day' | 'month'

const parted = (typed: string) => /^(\d{1,2})[/.\- ](\d{1,2}|[a-z]{3,9})[/.\- ](\d{4}|\d{2})\b/i.exec(latinDigits(typed).trim())

/** The month stands first where more rows can be read so alone than the other way: one mistyped day turns no file around. */
export function orderOf(typed: readonly (string | undefined)[]): DateOrder {
  const only = (higher: 1 | 2, lower: 1 | 2) =>
    typed.filter((cell) => {
      const parts = parted(cell ?? '')
      return Number(parts?.[higher]) > 12 && Number(parts?.[lower]) <= 12
    }).length
  return only(2, 1) > only(1, 2) ? 'month' : 'day'
}

/** A day as banks write it, as YYYY-MM-DD; null where it is none. */
export function dayIn(typed: string, order: DateOrder) {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(latinDigits(typed).trim())
  if (iso) return realDay(iso[1], iso[2], iso[3])
  const [, first, second = '', year = ''] = parted(typed) ?? []
  if (!first) return null
  const whole = year.length === 2 ? `20${year}` : year
  const named = months.indexOf(second.slice(0, 3).toLowerCase()) + 1
  if (named > 0) return realDay(whole, String(named), first)
  return order === 'day' ? realDay(whole, second, first) : realDay(whole, first, second)
}

function realDay(year = '', month = '', day = '') {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
  return isReal && year >= '2000' && year <= '2100' ? text : null
}

/** «1,250.500», «(20.000)», «20.000-», «20.000 DR», with any digits: baisa, below zero where the bank says so; null where it is none. */
export function moneyIn(typed: string) {
  const text = latinDigits(typed)
    .replace(/ر\.?\s?ع\.?|OMR|RO/giu, '')
    .replace(/[−–]/g, '-')
    .trim()
  const isBelow = /^\(.*\)$/.test(text) || /^-|-$/.test(text) || /\bDR\.?$/i.test(text)
  const digits = text.replace(/\b[CD]R\.?$/i, '').replace(/[()+\-\s,]/g, '')
  const whole = /^\d+\.\d{4,}$/.test(digits) ? roundedDigits(digits) : digits
  if (whole === null || !/^\d{1,12}(\.\d{0,3})?$/.test(whole)) return null
  const amount = baisaIn(whole.replace(/\.$/, ''))
  return isBelow ? -amount : amount
}

/** A spreadsheet's own sums carry a tail nobody wrote: 12.345000000001. What is really finer than a baisa is refused. */
function roundedDigits(digits: string) {
  const near = Number(digits).toFixed(3)
  return Math.abs(Number(near) - Number(digits)) < 1e-6 ? near : null
}
