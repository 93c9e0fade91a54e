export type HireRules = {
  version: number
  restDays: readonly number[]
  holidaysOff: boolean
  ramadanHours: number
  standbyPercent: number
  freeWayDays: number
  leastWay: bigint
  wayPerKm: bigint
  quoteDays: number
  payDays: number
  depositDays: number
  meterPercent: number
  meterBeyond: number
  litre: bigint
  fuelPercent: number
  silenceDays: number
  absorbLimit: bigint
}

/** What holds while the office has set nothing. */
export const usualHireRules: HireRules = {
  version: 0,
  restDays: [5],
  holidaysOff: true,
  ramadanHours: 6,
  standbyPercent: 50,
  freeWayDays: 26,
  leastWay: 45_000n,
  wayPerKm: 1_000n,
  quoteDays: 7,
  payDays: 30,
  depositDays: 30,
  meterPercent: 15,
  meterBeyond: 10,
  litre: 258n,
  fuelPercent: 10,
  silenceDays: 3,
  absorbLimit: 20_000n,
}

/** What the fields are called, on forms and in the history. */
export const hireRuleWords = {
  restDays: 'أيام الراحة في الموقع',
  holidaysOff: 'العطل الرسمية أيام راحة',
  ramadanHours: 'ساعات اليوم في رمضان',
  standbyPercent: 'يوم الانتظار من سعر اليوم',
  freeWayDays: 'النقل على الشركة من',
  leastWay: 'الحد الأدنى لرحلة النقل',
  wayPerKm: 'سعر كيلومتر النقل',
  quoteDays: 'صلاحية عرض السعر',
  payDays: 'مهلة السداد',
  depositDays: 'يُرد التأمين بعد آخر يوم بـ',
  meterPercent: 'الفرق المقبول بين العداد والساعات',
  meterBeyond: 'ما يُقبل عند الإعادة فوق الكشوف',
  litre: 'سعر لتر الديزل علينا',
  fuelPercent: 'ما يُضاف على الديزل',
  silenceDays: 'يُعد الكشف موقعًا بالسكوت بعد',
  absorbLimit: 'تتحمل الشركة الضرر بلا اعتماد حتى',
} as const

/** As `Date` counts them: 0 is Sunday. */
export const weekDays = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'] as const
