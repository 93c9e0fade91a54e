export type ParcelRules = {
  version: number
  freeDays: number
  storageDay: bigint
  agedDays: number
  returnShare: number
  codMost: bigint
  courierLimit: bigint
  prohibited: readonly string[]
}

/** What holds while the office has set nothing. */
export const usualParcelRules: ParcelRules = {
  version: 0,
  freeDays: 7,
  storageDay: 200n,
  agedDays: 15,
  returnShare: 50,
  codMost: 500_000n,
  courierLimit: 300_000n,
  prohibited: [
    ...['عطر', 'زيت', 'سائل', 'بنزين', 'غاز', 'فحم', 'بطارية', 'ولاعة', 'ألعاب نارية', 'سلاح', 'ذخيرة', 'تبغ', 'سجائر', 'شيشة'],
    ...['نقود', 'ذهب', 'مجوهرات', 'جواز سفر', 'بطاقة شخصية', 'حيوان', 'لحم', 'دواء بلا وصفة'],
  ],
}

/** What the fields are called, on forms and in the history. */
export const parcelRuleWords = {
  freeDays: 'أيام التخزين بلا رسم',
  storageDay: 'رسم التخزين لليوم',
  agedDays: 'يعود إلى المرسل بعد',
  returnShare: 'رسم الإعادة من رسم التوصيل',
  codMost: 'أكثر ما يُقبض لمرسل عن طرد',
  courierLimit: 'أكثر ما يحمله مندوب من نقد',
  prohibited: 'كلمات ما لا يُقبل',
} as const

/** For the days it waited beyond the free ones, frozen when it is handed over. */
export function storageFee(days: number, { freeDays, storageDay }: Pick<ParcelRules, 'freeDays' | 'storageDay'>) {
  return BigInt(Math.max(0, days - freeDays)) * storageDay
}
