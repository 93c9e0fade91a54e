import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { rialParts } from '#values/money.ts'
import { newestTariff, type PublishedTariff, tariffOf } from './published-tariffs.ts'
import { tariff } from './quoting.ts'
import { daysInWords } from './tariff.ts'

/** Every tariff that was published, one of them beside that of today, and what the next one begins with. */
export async function tariffPage(ctx: Ctx, { query }: { query: URLSearchParams }) {
  const today = dayOf(ctx.now())
  const current = await tariff(ctx)
  const versions = await ctx.db
    .selectFrom('tariffs')
    .select(['id', 'reference', 'validFrom', 'publishedAt'])
    .orderBy('validFrom', 'desc')
    .orderBy('sequence', 'desc')
    .limit(50)
    .execute()
  const asked = versions.find(({ id }) => id === (query.get('compare') ?? query.get('from')))
  const other = asked ? await tariffOf(ctx.db, asked.id) : null
  const begun = query.has('from') && other ? other : current
  return {
    versions: versions.map((version) => ({
      ...version,
      state:
        version.id === current?.id ? ('current' as const) : version.validFrom > today ? ('coming' as const) : ('past' as const),
    })),
    compared: query.has('compare') ? beside(other, current) : null,
    begun: begun?.id ?? null,
    seen: await newestTariff(ctx.db),
    ...typedAgain(begun),
  }
}

/** As one types it into the form. */
const typedAgain = (begun: PublishedTariff | null) => ({
  rates: (begun?.zones ?? []).map(({ name, firstKilo, furtherKilo, daysFrom, daysTo }) => ({
    zone: name,
    firstKilo: inField(firstKilo),
    furtherKilo: inField(furtherKilo),
    daysFrom: String(daysFrom),
    daysTo: String(daysTo),
  })),
  rules: begun && {
    divisor: String(begun.divisor),
    heaviest: String(begun.heaviestGrams / 1_000),
    codPercent: String(begun.codShare / 100),
    codLeast: inField(begun.codLeast),
  },
})

const beside = (other: PublishedTariff | null, current: PublishedTariff | null) =>
  other && current && { id: other.id, ...inOrder(other, current) }

/** What was becomes what is, and what is becomes what is coming. */
function inOrder(other: PublishedTariff, current: PublishedTariff) {
  const [from, to] = other.validFrom > current.validFrom ? [current, other] : [other, current]
  return { from: wholeTariff(from), to: wholeTariff(to) }
}

/** All of a tariff as one text, a line for each thing it says. */
const wholeTariff = ({ divisor, heaviestGrams, codShare, codLeast, zones }: PublishedTariff) =>
  [
    `المقسوم عليه: ${divisor}`,
    `أكبر وزن: ${heaviestGrams / 1_000} كجم`,
    `رسم الدفع عند الاستلام: ${codShare / 100}%، وأقله ${inField(codLeast)}`,
    ...zones.map(
      ({ name, firstKilo, furtherKilo, ...days }) =>
        `${name}: أول كيلو ${inField(firstKilo)}، وكل كيلو بعده ${inField(furtherKilo)}، ${daysInWords(days)}`,
    ),
  ].join('\n')

function inField(amount: bigint) {
  const { whole, fraction } = rialParts(amount)
  return `${whole.replaceAll(',', '')}.${fraction}`
}
