import { monthsAfter } from '#values/days.ts'
import { chequeNumber } from './cheque.ts'

/** So many cheques are handed over together at most. */
export const mostCheques = 24
export const chequePlaces = Array.from({ length: mostCheques }, (_, index) => index + 1)

type Begun = { number: string; from: string; count: number; amount: string }

/** One cheque after the other, a month apart: each row can be corrected afterwards. */
export const seriesOf = ({ number, from, count, amount }: Begun) =>
  Array.from({ length: Math.min(Math.max(count, 1), mostCheques) }, (_, index) => ({
    number: number === '' ? '' : chequeNumber(String(BigInt(number) + BigInt(index))),
    dueOn: from === '' ? '' : monthsAfter(from, index),
    amount,
  }))
