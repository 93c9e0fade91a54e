import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { shelveParcel } from '../shelves/use-cases/shelve-parcel.ts'
import { stocktakeShown } from './queries.ts'
import { endStocktake, seeOnShelf } from './use-cases/take-stock.ts'

const office = testOffice()
const { setUp, near, far, waiting, row, stocktakeOf, aBagOnTheWay } = parcelsOf(office)
beforeEach(setUp)

const numberOf = async (id: string) => (await row(id)).number
async function on(shelf: string) {
  const id = await waiting()
  await shelveParcel(near(), { parcel: await numberOf(id), shelf })
  return id
}
const statesOf = async (id: string) => (await stocktakeShown(near(), id))?.pieces.map((one) => one.state)

test('14: a piece that was planted is found and put right, and one that is gone is looked for', async () => {
  const [here, gone, planted] = [await on('B1-1'), await on('B1-1'), await on('B1-2')]
  const stocktakeId = await stocktakeOf('B1-1')
  expect(await stocktakeOf('B1-1')).toBe(stocktakeId)
  for (const id of [here, planted, here]) await seeOnShelf(near(), { stocktakeId, parcel: await numberOf(id) })
  expect((await statesOf(stocktakeId))?.toSorted()).toEqual(['planted', 'seen', 'unseen'])
  expect(await endStocktake(near(), { stocktakeId })).toMatchObject({ missing: 1, moved: 1 })
  const tasks = await office.db.selectFrom('tasks').select('details').where('rule', '=', 'parcels.stocktake-short').execute()
  expect(tasks).toEqual([{ details: expect.stringContaining((await numberOf(gone)).slice(7, 14)) }])
  const after = await stocktakeOf('B1-1')
  expect((await stocktakeShown(near(), after))?.pieces.map(({ id }) => id).toSorted()).toEqual([here, gone, planted].toSorted())
  await expect(endStocktake(near(), { stocktakeId })).rejects.toMatchObject({ code: 'parcels.stocktake-over' })
})

test('what the books say is in a bag is not bent to the shelf', async () => {
  const { parcelId } = await aBagOnTheWay()
  const stocktakeId = await stocktakeOf('B1-1')
  await expect(seeOnShelf(near(), { stocktakeId, parcel: await numberOf(parcelId) })).rejects.toMatchObject({
    issues: [{ path: ['parcel'] }],
  })
  expect(await statesOf(stocktakeId)).toEqual([])
  await expect(seeOnShelf(far(), { stocktakeId, parcel: await numberOf(parcelId) })).rejects.toMatchObject({ status: 404 })
})
