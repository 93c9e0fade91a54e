/** What becomes of the days that are left when a car comes back early. */
export const earlyReturns = { credit: 'رصيد للعميل', none: 'لا يُرد شيء', day: 'بسعر اليوم' } as const
export type EarlyReturn = keyof typeof earlyReturns
export const earlyReturnNames = Object.keys(earlyReturns) as [EarlyReturn, ...EarlyReturn[]]

/** Below this age a driver pays more, and so does the excess. */
export const youngBelow = 25

export type CarRules = {
  version: number
  graceMinutes: number
  holdMinutes: number
  youngDayPrice: bigint
  youngExcessPercent: number
  earlyReturn: EarlyReturn
  cancelFreeHours: number
  noShowHours: number
  depositDays: number
  cardHoldDays: number
  deliveryOpens: string
  deliveryCloses: string
  fineFee: bigint
  absorbLimit: bigint
  policeHours: number
  borderCountries: string
  neverCountries: string
}

/** What holds while the office has set nothing. */
export const usualRules: CarRules = {
  version: 0,
  graceMinutes: 60,
  holdMinutes: 15,
  youngDayPrice: 2_000n,
  youngExcessPercent: 10,
  earlyReturn: 'credit',
  cancelFreeHours: 48,
  noShowHours: 4,
  depositDays: 30,
  cardHoldDays: 14,
  deliveryOpens: '08:00',
  deliveryCloses: '22:00',
  fineFee: 5_000n,
  absorbLimit: 20_000n,
  policeHours: 24,
  borderCountries: 'الإمارات',
  neverCountries: 'اليمن',
}

/** What the fields are called, on forms and in the history. */
export const ruleWords = {
  graceMinutes: 'مهلة الإعادة',
  holdMinutes: 'مهلة الحجز المبدئي',
  youngDayPrice: `سعر اليوم لسائق دون ${youngBelow} سنة`,
  youngExcessPercent: `زيادة مبلغ التحمّل لسائق دون ${youngBelow} سنة`,
  earlyReturn: 'الإعادة قبل الموعد',
  cancelFreeHours: 'الإلغاء بلا رسوم قبل الموعد بـ',
  noShowHours: 'عدم الحضور بعد الموعد بـ',
  depositDays: 'رد التأمين المسترد بعد الإعادة بـ',
  cardHoldDays: 'مدة المبلغ المحجوز على البطاقة',
  deliveryOpens: 'التوصيل من الساعة',
  deliveryCloses: 'التوصيل إلى الساعة',
  fineFee: 'رسم معاملة المخالفة',
  absorbLimit: 'تتحمل الشركة بلا اعتماد حتى',
  policeHours: 'بلاغ الشرطة عن الحادث خلال',
  borderCountries: 'دول العبور',
  neverCountries: 'دول لا تُعبر إليها أبدًا',
} as const

/** The countries a car may go to, as they are written down: with commas between, or each on a line. */
export const countriesIn = ({ borderCountries }: Pick<CarRules, 'borderCountries'>) => countriesOf(borderCountries)

export const countriesOf = (text: string) =>
  text
    .split(/[\n،,]/)
    .map((line) => line.trim())
    .filter(Boolean)
