import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { placesOf } from '#testing/places-of-owners.ts'
import { unitKindNames, unitName } from './property.ts'
import { addUnits } from './use-cases/add-units.ts'

const office = testOffice()
const { aPropertyOfABranch } = placesOf(office)

const sites = () =>
  office.db
    .selectFrom('maintenanceSites')
    .select(['id', 'kind', 'siteId', 'name', 'branchId', 'number'])
    .orderBy('position')
    .execute()

test('maintenance knows each building and each unit under the name it has here', async () => {
  const { id: propertyId, near } = await aPropertyOfABranch()
  for (const [at, kind] of unitKindNames.entries())
    await addUnits(near, { propertyId, kind, use: 'residential', numbers: String(at + 1), floor: '1', rent: '250' })
  const units = await office.db
    .selectFrom('units')
    .select(['id', 'kind', 'number'])
    .where('propertyId', '=', propertyId)
    .execute()
  const known = await sites()
  const property = await office.db.selectFrom('properties').selectAll().where('id', '=', propertyId).executeTakeFirstOrThrow()
  expect(known.find(({ id }) => id === propertyId)).toMatchObject({
    ...{ kind: 'property', siteId: null, name: property.name, branchId: property.branchId, number: `PR-${property.sequence}` },
  })
  expect(new Set(units.map(({ kind }) => kind))).toEqual(new Set(unitKindNames))
  for (const { id, ...unit } of units) {
    expect(known.find((site) => site.id === id)).toMatchObject({ siteId: propertyId, name: unitName(unit) })
  }
  const [other] = await office.db.selectFrom('branches').select('id').where('id', '<>', property.branchId).execute()
  await office.db
    .updateTable('properties')
    .set({ branchId: other?.id ?? '' })
    .where('id', '=', propertyId)
    .execute()
  expect(new Set((await sites()).filter(({ siteId }) => siteId === propertyId).map(({ branchId }) => branchId))).toEqual(
    new Set([other?.id]),
  )
})
