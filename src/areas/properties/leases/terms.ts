/** Every how many months the rent is due. */
export const frequencies = { 1: 'كل شهر', 2: 'كل شهرين', 3: 'كل 3 أشهر', 6: 'كل 6 أشهر', 12: 'كل سنة' } as const
export type Frequency = keyof typeof frequencies

const knownFrequencies: readonly number[] = Object.keys(frequencies).map(Number)

/** Kept as a number, chosen from these five. */
export const isFrequency = (months: number): months is Frequency => knownFrequencies.includes(months)

export const paidWhen = { 'in-advance': 'مقدمًا أول الفترة', 'in-arrears': 'مؤخرًا آخر الفترة' } as const
export type PaidWhen = keyof typeof paidWhen

/** Where a period begins: on the day of the month on which the lease did, or on the first. */
export const periodStarts = { 'lease-day': 'من يوم بداية العقد', 'first-of-month': 'من أول الشهر' } as const
export type PeriodStart = keyof typeof periodStarts

/** Days from one to another, both within. */
export type Stretch = { from: string; until: string }

/** From this day on the rent is another one. */
export type RentStep = { from: string; rent: bigint }

export type RentFor = 'month' | 'period'

/** What a rent is for: «كل شهر», or as many months as lie between two instalments. */
export const perWhat = ({ rentFor, frequency }: { rentFor: string; frequency: number }) =>
  rentFor === 'period' && isFrequency(frequency) ? frequencies[frequency] : frequencies[1]

/** What the instalments of a lease follow from. */
export type RentTerms = Stretch & {
  /** For one month, or for as many as lie between two instalments: a year of 1,000 rials is not twelve equal months. */
  rent: bigint
  rentFor: RentFor
  frequency: Frequency
  paid: PaidWhen
  starts: PeriodStart
  /** The day of the month; without one the period's own first or last day. */
  dueDay: number | null
  free: readonly Stretch[]
  steps: readonly RentStep[]
}

export type Instalment = Stretch & { dueOn: string; amount: bigint }

/** What is wrong with terms as they stand, under the name of its field; null where nothing is. */
export function termsFault({ from, until, free, steps }: Pick<RentTerms, 'from' | 'until' | 'free' | 'steps'>) {
  if (until < from) return { field: 'until', why: 'آخر يوم لا يسبق أول يوم.' }
  if (until.slice(0, 4) > String(Number(from.slice(0, 4)) + 50)) return { field: 'until', why: 'المدة حتى 50 سنة.' }
  if (free.some((one) => one.until < one.from || one.from < from || one.until > until))
    return { field: 'free', why: 'فترة الإعفاء داخل مدة العقد، وآخرها لا يسبق أولها.' }
  if (steps.some((one) => one.from <= from || one.from > until))
    return { field: 'steps', why: 'زيادة الإيجار بعد أول يوم في العقد وقبل نهايته.' }
  if (new Set(steps.map((one) => one.from)).size < steps.length)
    return { field: 'steps', why: 'لكل يوم زيادة واحدة. احذف المكررة.' }
  return null
}
