import { z } from 'zod'
import { agreementOn, cardsOfNumber, cardsOn, plainRates } from '#areas/rates/public.ts'
import type { Ctx } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { baisa } from '#values/shapes.ts'
import { waitAfterNight } from '../kinds/kind.ts'
import { kindInWords, kindOf } from '../kinds/queries.ts'
import { machinesLine } from '../prices/price-list.ts'
import { agreedWith, type Basis, priceAhead } from '../pricing/price.ts'
import { calendarOf, workDays } from '../pricing/work-days.ts'

const Snapshot = z.object({
  kind: z.string(),
  list: z.number(),
  percentOff: z.number(),
  fuelIncluded: z.boolean(),
  carried: z.boolean(),
  sheetCounts: z.enum(['hours', 'loads', 'nothing']),
  deposit: baisa,
  turnaround: z.number(),
  agreed: z.object({
    rungs: z.array(z.object({ days: z.number(), price: baisa })),
    ...{ hour: baisa, minimum: z.number(), overtime: baisa, load: baisa, leastLoads: z.number() },
    ramadanHours: z.number().optional(),
    ...{ dayHours: z.number(), standbyPercent: z.number(), guarantee: z.number() },
  }),
})
/** What one line was agreed by: its prices, and what is true of its kind. */
export type LineTerms = z.output<typeof Snapshot>

export const snapshotOf = (terms: LineTerms) => z.encode(Snapshot, terms)
export const termsIn = ({ snapshot }: { snapshot: unknown }): LineTerms => Snapshot.parse(snapshot)

type Wanted = {
  kindId: string
  basis: Basis
  startsOn: string
  partyId: string | null
  guarantee: number
  rules: { standbyPercent: number; ramadanHours: number | undefined }
  /** In percent, beside what is agreed with the customer. */
  discount?: number
  /** The list that was quoted from, where it is priced again. */
  list?: number
}

/** By the list of the day it begins and what is agreed with the customer; what cannot be had is told under its field. */
export async function findTerms(ctx: Pick<Ctx, 'db'>, wanted: Wanted): Promise<LineTerms> {
  const kind = await kindOf(ctx.db, wanted.kindId)
  if (!kind) throw fieldFault('kindId', 'اختر النوع من القائمة.')
  const { list: number } = wanted
  const cards = await (number === undefined
    ? cardsOn(ctx, { line: machinesLine, day: wanted.startsOn })
    : cardsOfNumber(ctx, { line: machinesLine, number }))
  const card = cards.find(({ classId }) => classId === wanted.kindId)
  if (!card) throw fieldFault('kindId', 'لا سعر لهذا النوع في هذا اليوم. انشر سعره أولًا.')
  const agreement =
    wanted.partyId && (await agreementOn(ctx, { partyId: wanted.partyId, line: machinesLine, day: wanted.startsOn }))
  const percentOff = (agreement ? agreement.percentOff : 0) + (wanted.discount ?? 0) * 100
  if (percentOff >= 10_000) throw fieldFault('discount', 'الخصم مع الاتفاقية يبلغ السعر كله. اكتب خصمًا أقل.')
  const { rungs, hour, extras } = plainRates({ ...card, percentOff })
  if (wanted.basis === 'hour' && hour === 0n) throw fieldFault('basis', 'لا سعر لهذا النوع بالساعة. اختر اليوم.')
  if (wanted.basis === 'load' && !extras.load) throw fieldFault('basis', 'لا سعر لهذا النوع بالنقلة. اختر اليوم.')
  return {
    ...{ kind: kindInWords(kind), list: card.number, percentOff, fuelIncluded: kind.fuelIncluded, carried: kind.carried },
    ...{ sheetCounts: kind.sheetCounts, deposit: kind.deposit, turnaround: waitAfterNight(kind.turnaround) },
    agreed: {
      ...{ rungs, hour, minimum: kind.leastHours, overtime: extras.overtime ?? 0n, load: extras.load ?? 0n },
      ...{ leastLoads: kind.leastLoads, dayHours: kind.dayHours, standbyPercent: wanted.rules.standbyPercent },
      ...{ guarantee: wanted.guarantee, ramadanHours: wanted.rules.ramadanHours },
    },
  }
}

/** The lists that lines are priced by, and what is off by agreement, in hundredths of a percent; the rest was given on this hire. */
export function pricedBy(lines: readonly { terms: LineTerms }[], discountPercent: number) {
  const agreed = lines.map(({ terms }) => terms.percentOff - discountPercent * 100).filter((off) => off > 0)
  return { lists: [...new Set(lines.map(({ terms }) => terms.list))], agreed: [...new Set(agreed)] }
}

type PricedLine = {
  basis: Basis
  startsOn: string
  endsOn: string
  perDay: number
  terms: LineTerms
  /** What goes along with the machine. */
  implements?: readonly { dayPrice: bigint; monthPrice: bigint }[]
}
type Site = { restDays: readonly number[]; holidays: readonly string[] | null; freeWayDays: number; wayPrice: bigint }

type Ended = { startsOn: string; endsOn: string; offHiredAt: Date | null }

/** Of what was ended, the day of its end. */
export const lastDayOf = ({ startsOn, endsOn, offHiredAt }: Ended) =>
  offHiredAt ? ([startsOn, dayOf(offHiredAt)].toSorted().at(-1) ?? endsOn) : endsOn

const nothingAhead = { days: 0, hire: 0n, took: [], way: 0n, extras: 0n, net: 0n }

/** The same as it stands by now: shortened where it was ended, nothing where it was never sent. */
export function lineNow(
  line: PricedLine & Ended,
  { wasSent, ...site }: Site & { wasSent: boolean },
): ReturnType<typeof lineAhead> {
  if (line.offHiredAt && !wasSent) return nothingAhead
  return lineAhead({ ...line, endsOn: lastDayOf(line) }, site)
}

/** What a line comes to as it is planned: its hire, what goes along, and its way there and back where that is charged. */
export function lineAhead({ basis, startsOn, endsOn, perDay, terms, implements: along = [] }: PricedLine, site: Site) {
  const days = workDays(calendarOf(site), startsOn, endsOn)
  const usual = basis === 'load' ? { loads: perDay } : perDay > 0 ? { hours: perDay } : {}
  const hire = priceAhead(basis, terms.agreed, { days, ...usual })
  const isFree = !terms.carried || (site.freeWayDays > 0 && days.length >= site.freeWayDays)
  const extras = along.reduce((sum, one) => sum + priceAhead('day', agreedWith(terms.agreed, one), { days }).net, 0n)
  const way = isFree ? 0n : 2n * site.wayPrice
  return { days: days.length, hire: hire.net, took: hire.took, way, extras, net: hire.net + way + extras }
}
