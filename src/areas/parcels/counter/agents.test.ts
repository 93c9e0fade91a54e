import { beforeEach, expect, test } from 'vitest'
import { salalah, thumrait } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { declareOwn } from '../custody/use-cases/declare-own.ts'
import { parcelPermissions as may } from '../permissions.ts'
import { counterPage } from './queries.ts'
import { takeAtAgent } from './use-cases/take-at-agent.ts'
import { giveCodBack, takeCodAtCounter } from './use-cases/take-cod.ts'
import { takeFromSender } from './use-cases/take-from-sender.ts'

const office = testOffice()
const { setUp, clerk, near, waiting, handedOver, row, takenIn, newId } = parcelsOf(office)
beforeEach(async () => {
  await setUp()
  await office.db.updateTable('branches').set({ officeId: thumrait }).where('id', '=', salalah).execute()
})

const custodyOf = async () =>
  (await office.db.selectFrom('cods').select(['amount', 'way', 'holder']).where('reversedBy', 'is', null).execute()).map(
    ({ amount, way, holder }) => [amount, way, holder],
  )

test('what is paid in an agent’s shop is in the custody of who stands there, all at once', async () => {
  const id = await waiting({ payer: 'recipient', cod: '12.500' })
  const { one } = await counterPage(near(), { query: new URLSearchParams({ q: (await row(id)).number }) })
  expect(one?.atAgent).toMatchObject({ cod: 12_500n, ours: 2_100n, cash: 14_600n })
  await expect(takeCodAtCounter(clerk(), { parcelId: id, way: 'box' })).rejects.toMatchObject({ code: 'parcels.at-agent' })
  await takeAtAgent(clerk(), { parcelId: id, way: 'cash' })
  await takeAtAgent(clerk(), { parcelId: id, way: 'cash' })
  expect(await custodyOf()).toEqual([[12_500n, 'courier', clerk().actor.id]])
  expect((await counterPage(near(), { query: new URLSearchParams({ q: (await row(id)).number }) })).one?.atAgent).toMatchObject({
    ...{ cod: 0n, ours: 0n },
  })
  await handedOver(id)
})

test('what an agent has is counted in the office it belongs to, by the code the agent shows', async () => {
  const id = await waiting({ cod: '12.500' })
  const agent = office.staffWithin(newId(), { branchIds: [salalah] }, may.handOver, may.deliver)
  await takeAtAgent(agent, { parcelId: id, way: 'cash' })
  await declareOwn(agent, { id: newId(), rials5: '2', rials1: '2', baisa500: '1' })
  const said = await office.db.selectFrom('codHandOvers').select(['branchId', 'expected', 'status']).executeTakeFirstOrThrow()
  expect(said).toEqual({ branchId: thumrait, expected: 12_500n, status: 'declared' })
})

test('whoever goes away without the parcel has the money back, and a card has its slip', async () => {
  const id = await waiting({ cod: '12.500' })
  await expect(takeAtAgent(clerk(), { parcelId: id, way: 'card' })).rejects.toMatchObject({ issues: [{ path: ['reference'] }] })
  await takeAtAgent(clerk(), { parcelId: id, way: 'card', reference: '004417' })
  await giveCodBack(clerk(), { parcelId: id })
  expect(await custodyOf()).toEqual([])
})

test('whoever brings a parcel pays its way there once; in a branch of ours that is the box’s', async () => {
  const id = await takenIn()
  await takeFromSender(clerk(), { parcelId: id })
  await takeFromSender(clerk(), { parcelId: id })
  const parts = await office.db
    .selectFrom('receiptParts')
    .select(['account', 'key', 'amount'])
    .where('account', '=', '1115')
    .execute()
  expect(parts).toEqual([{ account: '1115', key: clerk().actor.id, amount: 1_575n }])
  await office.db.updateTable('branches').set({ officeId: null }).execute()
  await expect(takeFromSender(clerk(), { parcelId: await takenIn() })).rejects.toMatchObject({ code: 'parcels.no-agent' })
  const ready = await waiting({ cod: '5' })
  await expect(takeAtAgent(clerk(), { parcelId: ready, way: 'cash' })).rejects.toMatchObject({ code: 'parcels.no-agent' })
})
