import { daysAfter, monthsAfter } from '#values/days.ts'
import { least } from '#values/money.ts'
import type { Rate } from '../tariff/tariff.ts'

export const merchantKind = 'parcel-merchant'
export const merchantsPerPage = 25

export const payCycles = { weekly: 'كل أسبوع', 'two-weeks': 'كل أسبوعين', monthly: 'كل شهر' } as const
export type PayCycle = keyof typeof payCycles
export const payCycleNames = Object.keys(payCycles) as [PayCycle, ...PayCycle[]]

/** What the terms are called, on forms and in the history. */
export const merchantWords = {
  rates: 'أسعار التوصيل',
  codShare: 'رسم الدفع عند الاستلام',
  codLeast: 'أقل رسم للدفع عند الاستلام',
  returnShare: 'رسم الإعادة من رسم التوصيل',
  cycle: 'دورة التحويل',
  leastPayout: 'أقل مبلغ يُحوَّل',
  iban: 'الآيبان',
  ibanHolder: 'صاحب الحساب',
  onAccount: 'الدفع على الحساب',
  payDays: 'أيام السداد بعد آخر الشهر',
} as const

export type MerchantRate = Rate & { zoneId: string | null }

type Published = Rate & { id: string }

/** His own price of a zone, else his one price of all, and never above what is published: a cheaper tariff holds for him too. */
export function rateOfMerchant(published: Published, rates: readonly MerchantRate[]): Rate {
  const own = rates.find(({ zoneId }) => zoneId === published.id) ?? rates.find(({ zoneId }) => zoneId === null)
  if (!own) return published
  return { firstKilo: least(own.firstKilo, published.firstKilo), furtherKilo: least(own.furtherKilo, published.furtherKilo) }
}

const cycleAfter: Record<PayCycle, (day: string, times: number) => string> = {
  weekly: (day, times) => daysAfter(day, 7 * times),
  'two-weeks': (day, times) => daysAfter(day, 14 * times),
  monthly: monthsAfter,
}

/** The next day of a cycle, counted from the last remittance or else from the beginning of the contract. */
export function nextPayDay(cycle: PayCycle, { from, today }: { from: string; today: string }) {
  let times = 1
  while (cycleAfter[cycle](from, times) < today) times += 1
  return cycleAfter[cycle](from, times)
}

/** When carriage of this day is to be paid by whoever pays by the month. */
export function dueOnAccount(day: string, payDays: number) {
  const firstOfNext = monthsAfter(`${day.slice(0, 8)}01`, 1)
  return daysAfter(firstOfNext, payDays - 1)
}
