import { z } from 'zod'
import { counted, plannedDay, rials } from '#values/shapes.ts'
import { hourField, mostSeasons, priceField, rungs, seasonField } from './price-list.ts'

type Typed = Readonly<Record<string, unknown>>
type Season = { name: string; from: string; to: string }
type Problem = (field: string, message: string) => void

export const dayOfYear = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const text = (typed: Typed, field: string) => String(typed[field] ?? '').trim()

/** Season 0 is every day that lies in no other; those that nobody named are none. */
function seasonsIn(typed: Typed, problem: Problem) {
  const seasons: (Season & { at: number })[] = []
  for (let at = 1; at <= mostSeasons; at += 1) {
    const name = text(typed, seasonField(at, 'name'))
    const [from, to] = [text(typed, seasonField(at, 'from')), text(typed, seasonField(at, 'to'))]
    if (!name && !from && !to) continue
    if (!name) problem(seasonField(at, 'name'), 'اكتب اسم الموسم، مثل «الخريف».')
    if (name.length > 40) problem(seasonField(at, 'name'), 'اسم الموسم حتى 40 حرفًا.')
    for (const [what, day] of [
      ['from', from],
      ['to', to],
    ] as const)
      if (!dayOfYear.test(day)) problem(seasonField(at, what), 'اكتب الشهر واليوم، مثل 06-21.')
    if (seasons.some((other) => other.name === name)) problem(seasonField(at, 'name'), 'سبق هذا الاسم لموسم آخر.')
    seasons.push({ at, name, from, to })
  }
  return seasons
}

function priceIn(typed: Typed, field: string, problem: Problem) {
  const read = rials.safeParse(text(typed, field))
  if (!read.success) problem(field, read.error.issues[0]?.message ?? 'اكتب المبلغ.')
  else if (read.data <= 0n) problem(field, 'السعر أكبر من صفر.')
  else if (read.data > mostPrice) problem(field, 'السعر حتى 100,000 ريال.')
  else return read.data
  return 0n
}
const mostPrice = 100_000_000n

const classesIn = (typed: Typed) =>
  [...new Set(Object.keys(typed).flatMap((name) => /^hour\.([0-9a-f-]{36})$/.exec(name)?.[1] ?? []))].toSorted()

/** A class whose fields are all empty has no prices and is not let. */
const isLeftOut = (typed: Typed, classId: string) =>
  [hourField(classId), ...rungs.map(([days]) => priceField(classId, 0, days))].every((field) => text(typed, field) === '')

function classRatesIn(
  typed: Typed,
  { classId, seasons }: { classId: string; seasons: readonly { at: number; name: string }[] },
  problem: Problem,
) {
  const hour = priceIn(typed, hourField(classId), problem)
  const rows = [{ at: 0, name: '' }, ...seasons].flatMap(({ at, name }) =>
    rungs.map(([days]) => ({ season: name, days, price: priceIn(typed, priceField(classId, at, days), problem) })),
  )
  return { classId, hour, rows }
}

const List = z
  .object({ validFrom: plannedDay('اكتب تاريخ السريان، مثل 1/7/2026.'), seen: counted('حدّث الصفحة.', 0, 999_999) })
  .loose()
  .transform(({ validFrom, seen, ...typed }, context) => {
    const problem: Problem = (field, message) => context.addIssue({ code: 'custom', message, path: [field] })
    const seasons = seasonsIn(typed, problem)
    const priced = classesIn(typed).filter((classId) => !isLeftOut(typed, classId))
    if (priced.length === 0) problem('validFrom', 'اكتب أسعار فئة واحدة على الأقل.')
    const classes = priced.map((classId) => classRatesIn(typed, { classId, seasons }, problem))
    return { validFrom, seen, seasons: seasons.map(({ at: _, ...season }) => season), classes }
  })

export const PublishPricesInput = List as unknown as z.ZodType<z.output<typeof List>, Record<string, unknown>>
