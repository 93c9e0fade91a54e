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

/** The same as a form sends it. */
export function typedCheques(begun: Begun) {
  const rows = seriesOf(begun)
  const [one] = rows
  const lines = rows.flatMap((row, index) => Object.entries(row).map(([part, typed]) => [`${part}${index + 1}`, typed]))
  return {
    ...{ number1: one?.number ?? '', dueOn1: one?.dueOn ?? '', amount1: begun.amount },
    ...(Object.fromEntries(lines) as Record<`number${number}`, string>),
  }
}
