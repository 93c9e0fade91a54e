import { beforeEach, expect, test } from 'vitest'
import { salalah, thumrait } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { giveBack } from '../counter/use-cases/give-back.ts'
import { readyParcel } from '../journey/use-cases/ready-parcel.ts'
import { returnParcel } from '../journey/use-cases/return-parcel.ts'
import { bagShown, bagsPage } from './queries.ts'
import { openBag, putInBag, takeOutOfBag } from './use-cases/fill-bag.ts'
import { closeBag, receiveFromBag } from './use-cases/receive-bag.ts'
import { sendBag } from './use-cases/send-bag.ts'

const office = testOffice()
const { setUp, clerk, near, far, newId, takenIn, handedOver, row, stepsOf, aBagOnTheWay } = parcelsOf(office)
beforeEach(setUp)

const fromThumrait = (typed = {}) => takenIn({ branchId: thumrait, toBranchId: salalah, ...typed })
const aBag = async (fromBranchId = thumrait, toBranchId = salalah) =>
  (await openBag(clerk(), { id: newId(), fromBranchId, toBranchId })).bagId
const numberOf = async (id: string) => (await row(id)).number
const driven = { seal: 'S-4471', driver: 'ناصر اليافعي', driverPhone: '94000003' }

test('a parcel travels in a sealed bag and is handed over where it came', async () => {
  const { bagId, parcelId } = await aBagOnTheWay()
  expect(await row(parcelId)).toMatchObject({ state: 'in-transit', branchId: thumrait })
  await receiveFromBag(near(), { bagId, parcel: await numberOf(parcelId) })
  expect(await row(parcelId)).toMatchObject({ state: 'at-branch', branchId: salalah })
  expect(await closeBag(near(), { bagId })).toEqual({ bagId, missing: 0 })
  await readyParcel(near(), { parcelId })
  await handedOver(parcelId)
  expect((await stepsOf(parcelId)).map(({ step }) => step)).toEqual([
    ...['registered', 'accepted', 'bagged', 'departed', 'arrived', 'ready', 'handed-over'],
  ])
})

test('15: what a bag lacks is a task at once, and is taken in when it is found', async () => {
  const [here, lost] = [await fromThumrait(), await fromThumrait()]
  const bagId = await aBag()
  for (const id of [here, lost]) await putInBag(far(), { bagId, parcel: await numberOf(id) })
  await sendBag(far(), { bagId, ...driven })
  await receiveFromBag(near(), { bagId, parcel: await numberOf(here) })
  expect(await closeBag(near(), { bagId })).toEqual({ bagId, missing: 1 })
  await closeBag(near(), { bagId })
  const tasks = await office.db.selectFrom('tasks').select(['rule', 'branchId']).where('subjectId', '=', bagId).execute()
  expect(tasks).toEqual([{ rule: 'parcels.bag-short', branchId: salalah }])
  expect((await bagShown(near(), bagId))?.waiting).toBe(1)
  await receiveFromBag(near(), { bagId, parcel: await numberOf(lost) })
  expect((await bagShown(near(), bagId))?.waiting).toBe(0)
})

test('what goes elsewhere does not go into the bag, and what is in it can be taken out until it is sealed', async () => {
  const bagId = await aBag()
  const stays = await takenIn({ branchId: thumrait, toBranchId: thumrait })
  await expect(putInBag(far(), { bagId, parcel: await numberOf(stays) })).rejects.toMatchObject({
    issues: [{ path: ['parcel'] }],
  })
  await expect(sendBag(far(), { bagId, ...driven })).rejects.toMatchObject({ code: 'parcels.bag-empty' })
  const goes = await fromThumrait({ weight2: '1' })
  await putInBag(far(), { bagId, parcel: `${(await numberOf(goes)).slice(3)}-1` })
  expect(await row(goes)).toMatchObject({ state: 'accepted' })
  await putInBag(far(), { bagId, parcel: await numberOf(goes) }).catch((error) => error)
  await takeOutOfBag(far(), { bagId, parcel: `${(await numberOf(goes)).slice(3)}-1` })
  expect((await bagShown(far(), bagId))?.content).toEqual([])
  await expect(takeOutOfBag(far(), { bagId, parcel: await numberOf(goes) })).rejects.toMatchObject({
    issues: [{ path: ['parcel'] }],
  })
})

test('each end does what is its own: neither seals nor opens the other’s bag', async () => {
  const id = await fromThumrait()
  const bagId = await aBag()
  await expect(putInBag(near(), { bagId, parcel: await numberOf(id) })).rejects.toMatchObject({ status: 404 })
  await putInBag(far(), { bagId, parcel: await numberOf(id) })
  await expect(receiveFromBag(near(), { bagId, parcel: await numberOf(id) })).rejects.toMatchObject({ code: 'parcels.bag-open' })
  await sendBag(far(), { bagId, ...driven })
  await expect(receiveFromBag(far(), { bagId, parcel: await numberOf(id) })).rejects.toMatchObject({ status: 404 })
  await expect(putInBag(far(), { bagId, parcel: await numberOf(id) })).rejects.toMatchObject({ code: 'parcels.bag-closed' })
  expect((await bagsPage(near())).bags).toMatchObject([{ isComing: true, pieces: 1 }])
  expect((await bagsPage(far())).bags).toMatchObject([{ isComing: false }])
})

test('what came back goes home in a bag, and its sender has it again', async () => {
  const { bagId, parcelId } = await aBagOnTheWay()
  await receiveFromBag(near(), { bagId, parcel: await numberOf(parcelId) })
  await readyParcel(near(), { parcelId })
  await returnParcel(clerk(), { parcelId, reason: 'رفضه صاحبه' })
  await expect(giveBack(clerk(), { parcelId, receivedBy: 'سالم', cardEnd: '1177' })).rejects.toMatchObject({
    code: 'parcels.elsewhere',
  })
  const home = await aBag(salalah, thumrait)
  await putInBag(near(), { bagId: home, parcel: await numberOf(parcelId) })
  await sendBag(near(), { bagId: home, ...driven })
  await receiveFromBag(far(), { bagId: home, parcel: await numberOf(parcelId) })
  await expect(readyParcel(clerk(), { parcelId })).rejects.toMatchObject({ code: 'parcels.returning' })
  await giveBack(far(), { parcelId, receivedBy: 'سالم', cardEnd: '1177' })
  expect(await row(parcelId)).toMatchObject({ state: 'returned' })
})

test('of eight who scan the same piece out of a bag at once it arrives once', async () => {
  const { bagId, parcelId } = await aBagOnTheWay()
  const parcel = await numberOf(parcelId)
  await Promise.all(Array.from({ length: 8 }, () => receiveFromBag(near(), { bagId, parcel })))
  expect((await stepsOf(parcelId)).filter(({ step }) => step === 'arrived')).toHaveLength(1)
})

test('what waits to go is counted by where it goes', async () => {
  await fromThumrait()
  await fromThumrait()
  await takenIn({ branchId: thumrait, toBranchId: thumrait })
  expect((await bagsPage(far())).waiting).toMatchObject([{ branchId: thumrait, goal: salalah, count: 2 }])
})
