import type { AddOnForm, PlaceForm } from './inputs.ts'

const shown = { active: 'yes' } as const

/** Where the demonstration hands out cars. */
export const seededPlaces: readonly Omit<PlaceForm, 'id'>[] = [
  {
    ...{ ...shown, name: 'مكتب صلالة', kind: 'office', deliveryFee: '0', afterHoursFee: '5' },
    ...{ opens: '08:00', closes: '22:00' },
  },
  {
    ...{ ...shown, name: 'مطار صلالة', kind: 'airport', deliveryFee: '5', afterHoursFee: '5' },
    ...{ opens: '06:00', closes: '00:00' },
  },
  {
    ...{ ...shown, name: 'فندقك أو بيتك في صلالة', kind: 'hotel', deliveryFee: '5', afterHoursFee: '5' },
    ...{ opens: '08:00', closes: '22:00' },
  },
]

/** And what goes with them. */
export const seededAddOns: readonly Omit<AddOnForm, 'id'>[] = [
  { ...shown, name: 'سائق إضافي', charged: 'day', price: '3', capDays: '7', effect: 'extra-driver' },
  { ...shown, name: 'كرسي أطفال', charged: 'day', price: '1', capDays: '10', effect: 'child-seat', stock: '6' },
  { ...shown, name: 'تغطية اختيارية', charged: 'day', price: '4', effect: 'cover', excess: '25' },
  { ...shown, name: 'إعادة في مسقط', charged: 'once', price: '60', effect: 'one-way' },
  { ...shown, name: 'عبور إلى دولة الإمارات', charged: 'once', price: '25', effect: 'border', country: 'الإمارات' },
]
