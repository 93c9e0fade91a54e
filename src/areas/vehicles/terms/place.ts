import { timeOf } from '#values/days.ts'

/** Where a car is handed out or comes back. */
export const placeKinds = { office: 'مكتب', airport: 'مطار', hotel: 'فندق', address: 'عنوان العميل' } as const
export type PlaceKind = keyof typeof placeKinds
export const placeKindNames = Object.keys(placeKinds) as [PlaceKind, ...PlaceKind[]]

/** What the fields are called, on forms and in the history. */
export const placeWords = {
  name: 'اسم المكان',
  kind: 'نوعه',
  branchId: 'الفرع',
  deliveryFee: 'رسم التسليم فيه',
  opens: 'يفتح الساعة',
  closes: 'يغلق الساعة',
  afterHoursFee: 'رسم خارج الدوام',
  active: 'معروض للحجز',
} as const

type Hours = { opens: string; closes: string }

/** Whether it is open at that moment; hours may go past midnight, and two that are the same are the whole day. */
export function isOpenAt({ opens, closes }: Hours, at: Date) {
  const time = timeOf(at)
  if (opens === closes) return true
  return opens < closes ? opens <= time && time < closes : time >= opens || time < closes
}
