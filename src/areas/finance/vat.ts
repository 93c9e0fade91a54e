/** How a supply is taxed, in the words of the papers. */
export const vatCategories = {
  standard: 'أساسية',
  zero: 'صفرية',
  exempt: 'معفاة',
  'out-of-scope': 'خارج النطاق',
} as const
export type VatCategory = keyof typeof vatCategories

/** What a kind of charge is by law, with the reason a paper gives where nothing is added. */
export type Taxed = { category: VatCategory; reason: string | null }

export type Registration = { vatin: string | null; rate: number }

export const unregistered = 'المنشأة غير مسجلة في ضريبة القيمة المضافة'

/** A company that is not registered adds no tax to anything, and says so. */
export function vatOf({ category, reason }: Taxed, { vatin, rate }: Registration) {
  if (!vatin) return { vatCategory: 'out-of-scope' as const, vatRate: 0, vatReason: unregistered }
  if (category === 'standard') return { vatCategory: category, vatRate: rate, vatReason: null }
  return { vatCategory: category, vatRate: 0, vatReason: reason }
}

/** By law so long after a supply its tax invoice is issued. */
export const daysToIssue = 15

/** The quarter whose return a day belongs to: «2026-Q4». */
export const quarterOf = (day: string) => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
