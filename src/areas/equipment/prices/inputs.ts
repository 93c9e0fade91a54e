import { z } from 'zod'
import { counted, plannedDay, rials } from '#values/shapes.ts'
import { extraField, extraNames, hourField, rungField, rungs } from './price-list.ts'

type Typed = Readonly<Record<string, unknown>>
type Problem = (field: string, message: string) => void

const text = (typed: Typed, field: string) => String(typed[field] ?? '').trim()
const mostPrice = 100_000_000n

function amountIn(typed: Typed, field: string, problem: Problem) {
  if (text(typed, field) === '') return 0n
  const read = rials.safeParse(text(typed, field))
  if (!read.success) problem(field, read.error.issues[0]?.message ?? 'اكتب المبلغ.')
  else if (read.data > mostPrice) problem(field, 'السعر حتى 100,000 ريال.')
  else return read.data
  return 0n
}

/** The day costs something, and a longer rung no more than its days would one by one. */
function ladderIn(typed: Typed, kindId: string, problem: Problem) {
  const prices = rungs.map(([days]) => ({ days, price: amountIn(typed, rungField(kindId, days), problem) }))
  const day = prices[0]?.price ?? 0n
  if (day === 0n) problem(rungField(kindId, 1), 'اكتب سعر اليوم، أو اترك أسعار النوع كلها فارغة.')
  for (const { days, price } of prices)
    if (price > day * BigInt(days)) problem(rungField(kindId, days), 'هذا أغلى من سعر اليوم مضروبًا في الأيام. راجع السعر.')
  return prices.filter(({ price }) => price > 0n).map((row) => ({ season: '', ...row }))
}

function kindRatesIn(typed: Typed, kindId: string, problem: Problem) {
  const extras = extraNames.map((name) => [name, amountIn(typed, extraField(kindId, name), problem)] as const)
  return {
    ...{ classId: kindId, hour: amountIn(typed, hourField(kindId), problem), rows: ladderIn(typed, kindId, problem) },
    extras: Object.fromEntries(extras.filter(([, price]) => price > 0n)),
  }
}

const kindsIn = (typed: Typed) =>
  [...new Set(Object.keys(typed).flatMap((name) => /^hour\.([0-9a-f-]{36})$/.exec(name)?.[1] ?? []))].toSorted()

/** A kind whose fields are all empty has no prices and is not let. */
const isLeftOut = (typed: Typed, kindId: string) =>
  [
    hourField(kindId),
    ...rungs.map(([days]) => rungField(kindId, days)),
    ...extraNames.map((name) => extraField(kindId, name)),
  ].every((field) => text(typed, field) === '')

const List = z
  .looseObject({ validFrom: plannedDay('اكتب أول يوم تسري فيه.'), seen: counted('حدّث الصفحة.', 0, 999_999) })
  .transform(({ validFrom, seen, ...typed }, context) => {
    const problem: Problem = (field, message) => context.addIssue({ code: 'custom', message, path: [field] })
    const priced = kindsIn(typed).filter((kindId) => !isLeftOut(typed, kindId))
    if (priced.length === 0) problem('validFrom', 'سعّر نوعًا واحدًا على الأقل.')
    return { validFrom, seen, seasons: [], classes: priced.map((kindId) => kindRatesIn(typed, kindId, problem)) }
  })

export const PublishMachinePricesInput = List as unknown as z.ZodType<z.output<typeof List>, Record<string, unknown>>
