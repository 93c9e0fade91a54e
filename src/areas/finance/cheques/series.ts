import { chequeNumber } from './cheque.ts'

/** So many cheques are handed over together at most. */
export const mostCheques = 24
export const chequePlaces = Array.from({ length: mostCheques }, (_, index) => index + 1)

type Begun = { number: string; from: string; count: number; amount: string }

/** The same day of a later month, or its last one where it is shorter. */
export function monthsAfter(day: string, months: number) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** One cheque after the other, a month apart: each row can be corrected afterwards. */
export const seriesOf = ({ number, from, count, amount }: Begun) =>
  Array.from({ length: Math.min(Math.max(count, 1), mostCheques) }, (_, index) => ({
    number: number === '' ? '' : chequeNumber(String(BigInt(number) + BigInt(index))),
    dueOn: from === '' ? '' : monthsAfter(from, index),
    amount,
  }))
