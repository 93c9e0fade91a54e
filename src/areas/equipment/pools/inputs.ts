import { z } from 'zod'
import { chosen, counted, mostRials, optionalText, plannedDay, rials, rialsOrNone, written } from '#values/shapes.ts'
import {
  agreedNames,
  type Counts,
  countField,
  countNames,
  damagedField,
  decisionNames,
  gonePieceField,
  lostField,
  type Piece,
  pieceField,
  piecePlaces,
  poolUnitNames,
} from './pool.ts'

type Typed = Readonly<Record<string, unknown>>
type Problem = (field: string, message: string) => void

const text = (typed: Typed, field: string) => String(typed[field] ?? '').trim()

function amountIn(typed: Typed, field: string, problem: Problem) {
  if (text(typed, field) === '') return 0n
  const read = rials.safeParse(text(typed, field))
  if (!read.success) problem(field, read.error.issues[0]?.message ?? 'اكتب المبلغ.')
  else if (read.data > mostRials) problem(field, 'المبلغ أكبر من الحد. راجعه.')
  else return read.data
  return 0n
}

/** Its pieces, line by line; a line without a name is none. */
function piecesIn(typed: Typed, problem: Problem): Piece[] {
  return piecePlaces.flatMap((place) => {
    const name = text(typed, pieceField(place))
    const prices = { lost: amountIn(typed, lostField(place), problem), damaged: amountIn(typed, damagedField(place), problem) }
    if (name.length > 60) problem(pieceField(place), 'اختصر اسم القطعة إلى 60 حرفًا.')
    if (name !== '') return [{ place, name, ...prices }]
    if (prices.lost + prices.damaged > 0n) problem(pieceField(place), 'اكتب اسم القطعة التي هذا سعرها.')
    return []
  })
}

const pool = {
  name: written('اكتب الاسم، مثل «سقالات».', 60),
  unit: chosen(poolUnitNames, 'اختر الوحدة.'),
  monthPrice: rialsOrNone,
  deposit: rialsOrNone,
  total: counted('الكمية من 0 إلى 1000000.', 0, 1_000_000),
}
const seen = counted('حدّث الصفحة.', 1, 999_999)

const problemsIn =
  (context: z.RefinementCtx): Problem =>
  (field, message) =>
    context.addIssue({ code: 'custom', message, path: [field] })

/** The form brings the id, so a second press is the same pool. */
export const AddPoolInput = z
  .looseObject({ id: z.uuid(), ...pool })
  .transform(({ id, name, unit, monthPrice, deposit, total, ...typed }, context) => ({
    ...{ id, name, unit, monthPrice, deposit, total, pieces: piecesIn(typed, problemsIn(context)) },
  }))
export const CorrectPoolInput = z
  .looseObject({ poolId: z.uuid(), seen, ...pool })
  .transform(({ poolId, seen: version, name, unit, monthPrice, deposit, total, ...typed }, context) => ({
    ...{ poolId, seen: version, name, unit, monthPrice, deposit, total, pieces: piecesIn(typed, problemsIn(context)) },
  }))
export type PoolForm = z.input<typeof AddPoolInput>

const quantity = counted('اكتب الكمية، من 1 إلى 1000000.', 1, 1_000_000)
export const TakePoolInput = z.object({
  ...{ id: z.uuid(), contractId: z.uuid(), poolId: z.uuid('اختر من القائمة.'), quantity, day: plannedDay('اختر اليوم.') },
  waivedWhy: optionalText(200),
})
export type TakePoolForm = z.input<typeof TakePoolInput>

/** What either side counted of each piece; an empty box is none. */
function countsIn(typed: Typed, problem: Problem): Counts[] {
  const count = (field: string) => {
    const said = text(typed, field)
    const read = counted('العدد من 0 إلى 100000.', 0, 100_000).safeParse(said === '' ? '0' : said)
    if (!read.success) problem(field, read.error.issues[0]?.message ?? 'اكتب العدد.')
    return read.data ?? 0
  }
  return piecePlaces.map((place) => {
    const [missing = 0, theirMissing = 0, damaged = 0, theirDamaged = 0] = countNames.map((name) =>
      count(countField(name, place)),
    )
    return { place, missing, theirMissing, damaged, theirDamaged }
  })
}

const optionalDecision = z.enum(decisionNames, 'اختر بأي العدّين يُحسب.').optional()

export const ReturnPoolInput = z
  .looseObject({ id: z.uuid(), contractId: z.uuid(), poolId: z.uuid(), seen, quantity, day: plannedDay('اختر اليوم.') })
  .extend({ difference: optionalDecision, differenceWhy: optionalText(300) })
  .transform(({ id, contractId, poolId, seen: version, quantity: back, day, difference, differenceWhy, ...typed }, context) => ({
    ...{ id, contractId, poolId, seen: version, quantity: back, day, counts: countsIn(typed, problemsIn(context)) },
    ...{ difference, differenceWhy: differenceWhy || undefined },
  }))
export type ReturnPoolForm = z.input<typeof ReturnPoolInput>

export const SettleDifferenceInput = z.object({
  ...{ contractId: z.uuid(), returnId: z.uuid() },
  ...{ by: chosen(agreedNames, 'اختر العدّ الذي اتفقتم عليه.'), why: written('اكتب على ماذا اتفقتم.', 300) },
})
export type SettleDifferenceForm = z.input<typeof SettleDifferenceInput>

/** How many of each piece are gone; an empty box is none. */
function goneIn(typed: Typed, problem: Problem) {
  return piecePlaces.map((place) => {
    const said = text(typed, gonePieceField(place))
    const read = counted('العدد من 0 إلى 100000.', 0, 100_000).safeParse(said === '' ? '0' : said)
    if (!read.success) problem(gonePieceField(place), read.error.issues[0]?.message ?? 'اكتب العدد.')
    return { place, count: read.data ?? 0 }
  })
}

export const WriteOffPoolInput = z
  .looseObject({ id: z.uuid(), poolId: z.uuid(), seen, quantity, why: written('اكتب السبب، مثل «ضاعت عند النقل».', 200) })
  .transform(({ id, poolId, seen: version, quantity: gone, why, ...typed }, context) => ({
    ...{ id, poolId, seen: version, quantity: gone, why, lost: goneIn(typed, problemsIn(context)) },
  }))
