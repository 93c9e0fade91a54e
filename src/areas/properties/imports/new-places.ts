import type { ReadRow, Say } from '#areas/imports/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import type { PropertyKind } from '#areas/properties/property.ts'
import { folded } from '#values/text.ts'
import type { Asked } from './judging.ts'
import { propertiesMeant } from './meant-properties.ts'

/** A property of ours, or one that would be new: its id is only its name within the file until it is taken. */
export type UnitPlace = { id: string; name: string } & (
  | { isNew: false }
  | { isNew: true; kind: PropertyKind; wilayat: string; branchId: string }
)

type ToPlace = { read: readonly ReadRow[]; branchId: string | null; say: Say }
type Named = { row: number; name: string; kind: string | undefined; wilayat: string | undefined; isUnread: boolean }

/** Where the unit of each row stands: in a property of ours, or in one that is added because the file says all that it takes. */
export async function newPlaces(asked: Asked, { read, branchId, say }: ToPlace) {
  const meant = await propertiesMeant(asked, propertiesPermissions.import)
  const placed = new Map<number, UnitPlace>()
  const strangers: Named[] = []
  for (const { row, cells, unread } of read) {
    const name = cells.property
    if (!name) {
      if (!unread.has('property')) say(row, 'property', 'اكتب اسم العقار أو رقمه.')
      continue
    }
    const found = meant(name)
    if (!found) {
      const isUnread = unread.has('propertyKind') || unread.has('wilayat')
      strangers.push({ row, name, kind: cells.propertyKind, wilayat: cells.wilayat, isUnread })
    } else if ('no' in found) say(row, 'property', found.no)
    else placed.set(row, { id: found.id, name: found.name, isNew: false })
  }
  for (const rows of Map.groupBy(strangers, ({ name }) => folded(name)).values()) {
    const place = newPlace(rows, { branchId, say })
    if (place) for (const { row } of rows) placed.set(row, place)
  }
  return oneEach(placed)
}

/** All rows of a property are of one object, so that they can be told together. */
function oneEach(placed: ReadonlyMap<number, UnitPlace>) {
  const one = new Map<string, UnitPlace>()
  for (const place of placed.values()) if (!one.has(place.id)) one.set(place.id, place)
  return new Map([...placed].map(([row, place]) => [row, one.get(place.id) ?? place]))
}

/** What one row says of a new property holds for all; two that say otherwise are told. */
function newPlace(rows: readonly Named[], { branchId, say }: Pick<ToPlace, 'branchId' | 'say'>): UnitPlace | null {
  const [first] = rows
  const kind = rows.find((row) => row.kind)
  const wilayat = rows.find((row) => row.wilayat)
  for (const row of rows) {
    if (row.kind && kind && row.kind !== kind.kind)
      say(row.row, 'propertyKind', `كُتب لهذا العقار نوع آخر في الصف ${kind.row}. وحّدهما.`)
    if (row.wilayat && wilayat && row.wilayat !== wilayat.wilayat)
      say(row.row, 'wilayat', `كُتبت لهذا العقار ولاية أخرى في الصف ${wilayat.row}. وحّدهما.`)
    if (!(kind && wilayat) && !row.isUnread)
      say(row.row, 'property', 'لا عقار بهذا الاسم. صحّحه، أو اكتب نوع العقار وولايته ليُضاف.')
    if (row.name.length < 2 || row.name.length > 120) say(row.row, 'property', 'اسم العقار من حرفين إلى 120 حرفًا.')
    if (!branchId) say(row.row, 'property', 'هذا عقار جديد. اختر فرعه أعلاه.')
  }
  if (!(first && kind?.kind && wilayat?.wilayat && branchId)) return null
  return {
    ...{ id: folded(first.name), name: first.name, isNew: true, branchId },
    // The words of the list were read by it.
    ...{ kind: kind.kind as PropertyKind, wilayat: wilayat.wilayat },
  }
}
