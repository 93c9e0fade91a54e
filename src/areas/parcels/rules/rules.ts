export type ParcelRules = {
  version: number
  freeDays: number
  storageDay: bigint
  agedDays: number
  returnShare: number
  codMost: bigint
  courierLimit: bigint
  /** Times it is brought before it goes back. */
  attempts: number
  disposeDays: number
  claimDays: number
  claimCap: bigint
  paperCap: bigint
  /** Days in which what was booked is to be brought. */
  bookedDays: number
  pickup: boolean
  cashOnDelivery: boolean
  carrier: string | null
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
  attempts: 3,
  disposeDays: 60,
  claimDays: 30,
  claimCap: 100_000n,
  paperCap: 5_000n,
  bookedDays: 14,
  pickup: true,
  cashOnDelivery: true,
  carrier: null,
  prohibited: [
    ...[
      'عطر',
      'زيت',
      'زيوت',
      'سائل',
      'بنزين',
      'غاز',
      'فحم',
      'بطارية',
      'ولاعة',
      'ألعاب نارية',
      'سلاح',
      'ذخيرة',
      'تبغ',
      'سجائر',
      'شيشة',
    ],
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
  attempts: 'محاولات التسليم قبل الإعادة',
  disposeDays: 'يُتلف ما لم يُستلم بعد',
  claimDays: 'تُقبل المطالبة خلال',
  claimCap: 'أعلى تعويض عن الطرد',
  paperCap: 'أعلى تعويض عن الأوراق',
  bookedDays: 'يُلغى ما سُجّل ولم يصلنا بعد',
  pickup: 'نستلم الطرود من موقع المرسل',
  cashOnDelivery: 'الدفع عند الاستلام',
  carrier: 'الناقل الدولي المتعاقد',
  prohibited: 'كلمات ما لا يُقبل',
} as const

/** For the days it waited beyond the free ones, frozen when it is handed over. */
export function storageFee(days: number, { freeDays, storageDay }: Pick<ParcelRules, 'freeDays' | 'storageDay'>) {
  return BigInt(Math.max(0, days - freeDays)) * storageDay
}
