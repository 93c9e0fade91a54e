import type { Work } from '#platform/context.ts'
import { type Fault, fieldFaults } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { percentInWords } from '#values/shares.ts'
import { tariffOn } from '../tariff/published-tariffs.ts'
import type { AgreedRate, AgreedTerms } from './inputs.ts'
import type { MerchantRate } from './merchant.ts'

type Asked = AgreedTerms & { rates: readonly AgreedRate[] }

/** The terms as a row keeps them. */
export const fieldsOf = ({
  codPercent,
  codLeast,
  returnShare,
  cycle,
  leastPayout,
  iban,
  ibanHolder,
  onAccount,
  payDays,
}: AgreedTerms) => ({
  ...{ codShare: codPercent, codLeast, returnShare, cycle, leastPayout, payDays, onAccount: onAccount === 'yes' },
  ...{ iban: iban ?? null, ibanHolder: ibanHolder || null },
})
export type MerchantFields = ReturnType<typeof fieldsOf>

export const ratesOf = (rates: readonly AgreedRate[]): MerchantRate[] =>
  rates.map(({ zone, firstKilo, furtherKilo }) => ({ zoneId: zone === 'all' ? null : zone, firstKilo, furtherKilo }))

/** Nobody is asked for more than what the regulator approved: told at each price that is. */
export async function mustNotPassTariff(work: Pick<Work, 'tx' | 'now'>, { codPercent, codLeast, rates }: Asked) {
  const tariff = await tariffOn(work.tx, dayOf(work.now()))
  if (!tariff) throw fieldFaults([['codPercent', 'انشر التعرفة المعتمدة أولًا، فأسعار التاجر لا تتجاوزها.']])
  const faults: Fault[] = rates.flatMap((rate) => faultsOf(rate, tariff.zones))
  if (codPercent > tariff.codShare) faults.push(['codPercent', `المعتمد ${percentInWords(tariff.codShare)} اكتب مثله أو أقل.`])
  if (codLeast > tariff.codLeast) faults.push(['codLeast', `المعتمد ${inRials(tariff.codLeast)} اكتب مثله أو أقل.`])
  if (faults.length > 0) throw fieldFaults(faults)
}

type Zone = { id: string; name: string; firstKilo: bigint; furtherKilo: bigint }

function faultsOf({ zone, place, ...rate }: AgreedRate, zones: readonly Zone[]): Fault[] {
  const meant = zone === 'all' ? zones : zones.filter(({ id }) => id === zone)
  if (meant.length === 0) return [[`firstKilo${place}`, 'ليست هذه المنطقة في تعرفة اليوم. حدّث الصفحة.']]
  return (['firstKilo', 'furtherKilo'] as const).flatMap((part): Fault[] => {
    const passed = meant.find((one) => rate[part] > one[part])
    return passed ? [[`${part}${place}`, `المعتمد إلى ${passed.name} ${inRials(passed[part])} اكتب مثله أو أقل.`]] : []
  })
}

export async function keepTerms({ tx }: Work, contractId: string, { rates, ...terms }: Asked) {
  await tx
    .insertInto('merchantTerms')
    .values({ contractId, ...fieldsOf(terms) })
    .execute()
  await keepRates({ tx }, contractId, ratesOf(rates))
}

export async function keepRates({ tx }: Pick<Work, 'tx'>, contractId: string, rates: readonly MerchantRate[]) {
  await tx.deleteFrom('merchantRates').where('contractId', '=', contractId).execute()
  if (rates.length > 0)
    await tx
      .insertInto('merchantRates')
      .values(rates.map((rate) => ({ contractId, ...rate })))
      .execute()
}
