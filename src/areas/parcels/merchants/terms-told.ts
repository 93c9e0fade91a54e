import { inRials } from '#values/money.ts'
import { percentInWords } from '#values/shares.ts'
import type { MerchantFields } from './keeping-terms.ts'
import { type MerchantRate, merchantWords, payCycles } from './merchant.ts'

type InWords = { [Field in keyof MerchantFields]: (value: MerchantFields[Field]) => string }

const text = (value: string | null) => value ?? 'لا شيء'

const inWords: InWords = {
  ...{ codShare: percentInWords, codLeast: inRials, leastPayout: inRials, iban: text, ibanHolder: text },
  returnShare: (share) => `${share}%`,
  cycle: (cycle) => payCycles[cycle],
  onAccount: (is) => (is ? 'نعم' : 'لا'),
  payDays: String,
}

type Terms = MerchantFields & { rates: readonly MerchantRate[] }

/** What of the terms becomes another, as people say it: «رسم الإعادة: 50% صار 40%». */
export function termsChanged(before: Terms, after: Terms) {
  const fields = Object.keys(inWords) as (keyof MerchantFields)[]
  const changed = fields.flatMap((field) => told(field, before, after))
  return sameRates(before.rates, after.rates) ? changed : [merchantWords.rates, ...changed]
}

function told<Field extends keyof MerchantFields>(field: Field, before: MerchantFields, after: MerchantFields) {
  const say = inWords[field]
  const [was, is] = [say(before[field]), say(after[field])]
  return was === is ? [] : [`${merchantWords[field]}: ${was} صار ${is}`]
}

const asText = (rates: readonly MerchantRate[]) =>
  rates
    .map(({ zoneId, firstKilo, furtherKilo }) => `${zoneId} ${firstKilo} ${furtherKilo}`)
    .toSorted()
    .join('|')

const sameRates = (before: readonly MerchantRate[], after: readonly MerchantRate[]) => asText(before) === asText(after)
