import { beforeEach, expect, test } from 'vitest'
import { salalah } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { shelvesPage } from './queries.ts'
import { addShelves, closeShelf } from './use-cases/change-shelves.ts'
import { shelveParcel } from './use-cases/shelve-parcel.ts'

const office = testOffice()
const { setUp, clerk, far, takenIn, waiting, row, zone } = parcelsOf(office)
beforeEach(setUp)

const put = async (id: string, shelf: string) => shelveParcel(clerk(), { parcel: (await row(id)).number, shelf })

test('13: a full shelf and another zone are said, and stop nobody', async () => {
  for (let one = 0; one < 2; one++) expect((await put(await takenIn({ place: 'ثمريت' }), 'A1-1')).warning).toBeNull()
  expect((await put(await takenIn({ place: 'ثمريت' }), 'A1-1')).warning).toMatch(/ممتلئ/)
  expect((await put(await takenIn({ place: 'السيب' }), 'A1-2')).warning).toMatch(/السيب/)
})

test('a scan that cannot be is answered under its field', async () => {
  const id = await takenIn()
  await expect(put(id, 'Z9-9')).rejects.toMatchObject({ issues: [{ path: ['shelf'] }] })
  await expect(shelveParcel(clerk(), { parcel: 'TSL261104187363', shelf: 'A1-1' })).rejects.toMatchObject({
    issues: [{ path: ['parcel'] }],
  })
  await expect(shelveParcel(clerk(), { parcel: 'TSL261104187362', shelf: 'A1-1' })).rejects.toMatchObject({
    issues: [{ path: ['parcel'] }],
  })
  await expect(shelveParcel(far(), { parcel: (await row(id)).number, shelf: 'A1-1' })).rejects.toMatchObject({ status: 404 })
})

test('the map shows what stands where and for how long', async () => {
  const id = await waiting()
  await put(id, 'B1-1')
  office.later(9 * 86_400_000)
  const page = await shelvesPage(clerk(), { query: new URLSearchParams({ branch: salalah }) })
  const shelf = page.groups.flatMap(({ shelves }) => shelves).find(({ code }) => code === 'B1-1')
  expect(shelf).toMatchObject({ standing: 1, look: 'over', days: 9 })
  const opened = await shelvesPage(clerk(), { query: new URLSearchParams({ branch: salalah, shelf: shelf?.id ?? '' }) })
  expect(opened.opened?.parcels).toMatchObject([{ id, days: 9, fee: 400n }])
})

test('a row is added once, and a shelf with parcels on it stays open', async () => {
  const row = { branchId: salalah, row: 'A1', count: '3', holds: '5', purpose: 'zone' as const, zoneId: await zone('صلالة') }
  expect(await addShelves(clerk(), row)).toEqual({ added: 1 })
  await expect(addShelves(clerk(), row)).rejects.toMatchObject({ issues: [{ path: ['row'] }] })
  await put(await takenIn(), 'A1-3')
  const { id } = await office.db.selectFrom('parcelShelves').select('id').where('code', '=', 'A1-3').executeTakeFirstOrThrow()
  await expect(closeShelf(clerk(), { shelfId: id })).rejects.toMatchObject({ code: 'parcels.shelf-full' })
  const empty = await office.db.selectFrom('parcelShelves').select('id').where('code', '=', 'A1-2').executeTakeFirstOrThrow()
  await closeShelf(clerk(), { shelfId: empty.id })
  await expect(put(await takenIn(), 'A1-2')).rejects.toMatchObject({ issues: [{ path: ['shelf'] }] })
})
