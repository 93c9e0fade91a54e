import { beforeEach, expect, test } from 'vitest'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { deliverAtDoor } from '../runs/use-cases/at-the-door.ts'
import { loadOnRun } from '../runs/use-cases/load-run.ts'

const office = testOffice()
const { setUp, clerk, aCourier, toTheDoor, takenIn, planned, out, row, codeFor } = parcelsOf(office)
beforeEach(setUp)

const wrong = async () => (await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)
const priceOf = async (id: string) => {
  const { carriage, codFee, vat } = await row(id)
  return [carriage, codFee, vat, carriage + codFee + vat]
}
type Courier = Awaited<ReturnType<typeof aCourier>>
const given = async (courier: Courier, { stopId, id }: { stopId: string; id: string }, money: object) =>
  deliverAtDoor(courier.ctx, { stopId, receivedBy: 'مريم', code: await codeFor(id), signature: [], ...money })

test('7: fetching money costs its share and never less than the least, taxed once with the way (T2, T3)', async () => {
  const north = { place: 'السيب', weight1: '2.4', length1: '40', width1: '30', height1: '25' }
  expect(await priceOf(await takenIn({ ...north, cod: '35' }))).toEqual([4_500n, 500n, 250n, 5_250n])
  expect(await priceOf(await takenIn({ place: 'ثمريت', weight1: '3.2', cod: '62.500' }))).toEqual([2_750n, 625n, 169n, 3_544n])
  expect(await wrong()).toEqual([])
})

test('8: no coin is smaller than five baisa, abroad nothing is collected, nor more than the office sets', async () => {
  for (const typed of [{ cod: '12.503' }, { cod: '500.005' }, { cod: '5', place: 'الإمارات' }])
    await expect(takenIn(typed)).rejects.toMatchObject({ issues: [{ path: ['cod'] }] })
})

test('7 28: at the door coins reach 3.540 of 3.544, what no coin reaches is given up, and the change is right (T11)', async () => {
  const hamad = await aCourier()
  const id = await toTheDoor({ place: 'صلالة', weight1: '11', cod: '62.500', payer: 'recipient' })
  await office.db.updateTable('parcels').set({ carriage: 2_750n, codFee: 625n, vat: 169n }).where('id', '=', id).execute()
  const { stopOf } = await out(hamad.id, [id])
  const stopId = stopOf(id)
  await expect(given(hamad, { stopId, id }, { paid: '66.035' })).rejects.toMatchObject({ issues: [{ path: ['paid'] }] })
  expect(await given(hamad, { stopId, id }, { paid: '70' })).toMatchObject({ change: 3_960n })
  expect(await balanceOf(office, { account: '1115', key: hamad.id })).toBe(66_040n)
  expect(await balanceOf(office, { account: '6199' })).toBe(4n)
  expect(await wrong()).toEqual([])
})

test('18: who has too much cash is given nothing more to collect for, and all else', async () => {
  const hamad = await aCourier()
  const rules = await parcelRulesNow(office.db)
  const newer = { ...rules, version: rules.version + 1, courierLimit: 10_000n, prohibited: [...rules.prohibited] }
  await office.db
    .insertInto('parcelRules')
    .values({ ...newer, setBy: 'asma', setAt: new Date() })
    .execute()
  const first = await toTheDoor({ cod: '10' })
  const { stopOf } = await out(hamad.id, [first])
  await given(hamad, { stopId: stopOf(first), id: first }, { paid: '10' })
  const [more, plain] = [await toTheDoor({ cod: '5' }), await toTheDoor()]
  const runId = await planned(hamad.id, [more, plain])
  await expect(loadOnRun(clerk(), { runId, parcel: (await row(more)).number })).rejects.toMatchObject({
    issues: [{ path: ['parcel'] }],
  })
  await loadOnRun(clerk(), { runId, parcel: (await row(plain)).number })
  expect((await row(plain)).state).toBe('out-for-delivery')
})

test('27: one of two pieces is not handed over, and nothing is taken for it', async () => {
  const hamad = await aCourier()
  const id = await toTheDoor({ cod: '10', weight2: '1' })
  const runId = await planned(hamad.id, [id])
  await loadOnRun(clerk(), { runId, parcel: `${(await row(id)).number}-1` })
  const { id: stopId } = await office.db
    .selectFrom('parcelStops')
    .select('id')
    .where('runId', '=', runId)
    .executeTakeFirstOrThrow()
  await expect(given(hamad, { stopId, id }, { paid: '10' })).rejects.toMatchObject({ code: 'parcels.not-with-courier' })
  expect(await office.db.selectFrom('cods').select('id').execute()).toEqual([])
})
