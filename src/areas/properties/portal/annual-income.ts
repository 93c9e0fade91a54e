import { printPaper } from '#areas/company/public.ts'
import { ownIncomeOf } from '#areas/finance/public.ts'
import { unitName } from '#areas/properties/property.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { rounded } from '#values/shares.ts'

const byNumber = new Intl.Collator('ar', { numeric: true })

const rials = (amount: bigint) => ({ rials: String(amount) })

/** The year an address asks for; this one where it asks for none that can be. */
export function yearAsked(query: URLSearchParams, now: Date) {
  const [asked, latest] = [Number(query.get('year')), Number(dayOf(now).slice(0, 4))]
  return Number.isInteger(asked) && asked >= 2000 && asked <= latest ? asked : latest
}

/** What a mandate brought its owner in a year, as the books have it: unit by unit, with what went off it, and what they had of it. */
export async function annualIncome(ctx: Ctx, asked: { mandateId: string; year: number }) {
  const income = await ownIncomeOf(ctx, asked)
  if (!income) return null
  const names = await namesOfUnits(
    ctx,
    income.units.flatMap(({ unitId }) => unitId ?? []),
  )
  const { sums, mine } = income
  const share = mine && mine.parts !== mine.whole ? mine : null
  const net = sums.collected - sums.commission - sums.vat - sums.expenses
  return {
    label: income.label,
    year: asked.year,
    holder: mine?.name ?? '',
    share: share && [String(share.parts), String(share.whole)],
    units: income.units
      .map(({ unitId, collected }) => [names.get(unitId ?? '') ?? 'غير ذلك', rials(collected)] as const)
      .toSorted(([one], [other]) => byNumber.compare(one, other)),
    sums: [
      ['المحصَّل من المستأجرين', sums.collected],
      ...(sums.rents === sums.collected ? [] : [['منه إيجارات قبل الضريبة', sums.rents] as const]),
      ['العمولة والرسوم', -sums.commission],
      ['ضريبتها', -sums.vat],
      ['المصروفات', -sums.expenses],
      ['الصافي', net],
      ...(share ? [['نصيبك من الصافي', rounded(net * share.parts, share.whole)] as const] : []),
      ['سُوّي لك في السنة', mine?.settled ?? 0n],
      ['حُوّل إليك في السنة', mine?.paid ?? 0n],
    ] satisfies (readonly [string, bigint])[],
    spent: income.spent.map(({ day, supplier, description, amount }) => [{ code: day }, supplier, description, rials(amount)]),
  }
}
type Said = NonNullable<Awaited<ReturnType<typeof annualIncome>>>

export const annualIncomePaper = (ctx: Pick<Ctx, 'db' | 'now' | 'files'>, said: Said) =>
  printPaper(ctx, 'areas/properties/portal/papers/annual-income.typ', { ...said, year: String(said.year), day: dayOf(ctx.now()) })

async function namesOfUnits({ db }: Pick<Ctx, 'db'>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('units')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select(['units.id', 'units.kind', 'units.number', 'properties.name'])
    .where('units.id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, name, ...unit }) => [id, `${unitName(unit)}، ${name}`]))
}
