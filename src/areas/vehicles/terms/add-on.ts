/** What goes with a car besides: charged for each day or once. */
export const chargings = { day: 'لليوم', once: 'مرة واحدة' } as const
export type Charging = keyof typeof chargings
export const chargingNames = Object.keys(chargings) as [Charging, ...Charging[]]

/** What it changes in the contract. */
export const addOnEffects = {
  none: 'لا يغيّر شيئًا',
  'extra-driver': 'سائق إضافي',
  'child-seat': 'كرسي أطفال',
  cover: 'تغطية تخفض مبلغ التحمّل',
  'one-way': 'إعادة في مكان آخر',
  border: 'عبور إلى دولة',
} as const
/** By its effect, for papers in both languages; another is called there as the office called it. */
export const addOnsInEnglish: Partial<Record<string, string>> = {
  'extra-driver': 'Additional driver',
  'child-seat': 'Child seat',
  cover: 'Optional cover',
  'one-way': 'Return elsewhere',
  border: 'Border crossing',
}
export type AddOnEffect = keyof typeof addOnEffects
export const addOnEffectNames = Object.keys(addOnEffects) as [AddOnEffect, ...AddOnEffect[]]

/** As what the calendar counts those of which there are only so many. */
export const addOnStockKind = 'car-add-on'

/** What the fields are called, on forms and in the history. */
export const addOnWords = {
  name: 'اسم الإضافة',
  charged: 'تُحسب',
  price: 'السعر',
  capDays: 'أقصى أيام تُحسب',
  effect: 'أثرها',
  excess: 'مبلغ التحمّل معها',
  country: 'الدولة',
  stock: 'العدد الموجود',
  active: 'معروضة للحجز',
} as const
