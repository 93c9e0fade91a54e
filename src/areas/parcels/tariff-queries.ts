import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { rialParts } from '#values/money.ts'
import { tariff } from './public.ts'

/** Every tariff that was published, and the one of today as the next one begins with. */
export async function tariffPage(ctx: Ctx) {
  const today = dayOf(ctx.now())
  const current = await tariff(ctx)
  const versions = await ctx.db
    .selectFrom('tariffs')
    .select(['id', 'reference', 'validFrom', 'publishedAt'])
    .orderBy('validFrom', 'desc')
    .orderBy('sequence', 'desc')
    .limit(50)
    .execute()
  const rates = current?.zones.map(({ name, firstKilo, furtherKilo, daysFrom, daysTo }) => ({
    zone: name,
    firstKilo: rialsTyped(firstKilo),
    furtherKilo: rialsTyped(furtherKilo),
    daysFrom: String(daysFrom),
    daysTo: String(daysTo),
  }))
  return {
    versions: versions.map((version) => ({
      ...version,
      state:
        version.id === current?.id ? ('current' as const) : version.validFrom > today ? ('coming' as const) : ('past' as const),
    })),
    rates: rates ?? [],
    rules: current && {
      divisor: String(current.divisor),
      heaviest: String(current.heaviestGrams / 1_000),
      codPercent: String(current.codShare / 100),
      codLeast: rialsTyped(current.codLeast),
    },
  }
}

/** As one types an amount into its field. */
function rialsTyped(amount: bigint) {
  const { whole, fraction } = rialParts(amount)
  return `${whole.replaceAll(',', '')}.${fraction}`
}
