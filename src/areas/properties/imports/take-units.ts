import { type NewProperty, type NewUnit, newProperty, newUnits } from '#areas/properties/use-cases/writing.ts'
import type { Work } from '#platform/context.ts'
import type { UnitPlace } from './new-places.ts'
import type { ImportPlace } from './places.ts'

/** A row that can be taken: its unit, and in which property it stands. */
export type UnitRow = { place: UnitPlace; unit: NewUnit }

/** All of them, in the caller's transaction, with the properties that are new. */
export async function takeUnits(work: Work, rows: readonly UnitRow[]) {
  const places: ImportPlace[] = []
  for (const [place, of] of Map.groupBy(rows, (row) => row.place)) {
    const id = place.isNew ? await added(work, place) : place.id
    const units = of.map(({ unit }) => unit)
    await newUnits(work, { id, name: place.name }, units)
    places.push({ id, name: place.name, isNew: place.isNew, count: units.length, people: 0 })
  }
  return places
}

const unsaid = {
  ...{ quarter: null, way: null, building: null, oldAddress: null, plotNumber: null, deedNumber: null, krookiNumber: null },
  ...{ latitude: null, longitude: null, electricityAccount: null, waterAccount: null },
} satisfies Partial<NewProperty>

async function added(work: Work, { name, kind, wilayat, branchId }: UnitPlace & { isNew: true }) {
  const id = work.newId()
  await newProperty(work, { id, name, kind, wilayat, branchId, ...unsaid })
  return id
}
