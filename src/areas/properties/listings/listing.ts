import { type UnitKind, unitKinds, unitPath } from '#areas/properties/property.ts'
import { dayOf } from '#values/days.ts'
import { howMany } from '#values/plural.ts'

export const listingPath = (unitId: string) => `${unitPath(unitId)}/listing`
export const vacantPath = '/services/rent-collection'
export const publicListingPath = (id: string) => `${vacantPath}/${id}`

type Called = { title?: string | null; kind: UnitKind; bedrooms: number | null; furnished: boolean }

/** «شقة مفروشة، غرفتان»: what it is, never which door. */
export function headingOf({ title, kind, bedrooms, furnished }: Called) {
  if (title) return title
  const isFeminine = kind !== 'shop' && kind !== 'office' && kind !== 'warehouse'
  const named = furnished ? `${unitKinds[kind]} ${isFeminine ? 'مفروشة' : 'مفروش'}` : unitKinds[kind]
  return bedrooms ? `${named}، ${howMany(bedrooms, 'room')}` : named
}

type Placed = { quarter: string | null; wilayat: string }
export const placeInWords = ({ quarter, wilayat }: Placed) => (quarter ? `${quarter}، ${wilayat}` : wilayat)

type Standing = { freeFrom: string | null; takenKind: string | null; takenUntil: Date | null; boundUntil: Date | null }

/** From which day on somebody can move in; null is now. What is mended or still lived in is free afterwards. */
export function freeFromOf({ freeFrom, takenKind, takenUntil, boundUntil }: Standing, today: string) {
  const days = [freeFrom, boundUntil && dayOf(boundUntil), takenKind === 'maintenance' && takenUntil && dayOf(takenUntil)]
  const last = days
    .filter((day) => typeof day === 'string')
    .toSorted()
    .at(-1)
  return last && last > today ? last : null
}

/** Why nobody sees it, although it is published. */
export const hiddenWhy = { 'out-of-service': 'الوحدة خارج الخدمة', bound: 'الوحدة مؤجرة بعد اليوم المكتوب في الإعلان' } as const
