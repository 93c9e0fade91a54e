import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { exceptionOf } from '../exceptions/queries.ts'
import { folded } from '../journey/parcel.ts'
import { parcelShown } from '../journey/parcel-detail.ts'
import { carriageAbroad } from './queries.ts'
import { noteCarrierDelivered, noteCarrierReturned } from './use-cases/end-carriage.ts'
import { giveToCarrier } from './use-cases/give-to-carrier.ts'

const office = testOffice()
const { setUp, near, far, takenIn, row } = parcelsOf(office)
beforeEach(setUp)

const given = (parcelId: string, typed: Record<string, string> = {}) => ({
  ...{ parcelId, carrier: 'أرامكس', carrierNumber: '4471902385', goods: 'ملابس', goodsValue: '40', ...typed },
})
const abroad = (typed: Record<string, string> = {}) => takenIn({ place: 'الإمارات', service: 'door', ...typed })
const holdersOf = async (parcelId: string) =>
  (
    await office.db
      .selectFrom('parcelCustody')
      .innerJoin('parcelPieces', 'parcelPieces.id', 'pieceId')
      .select(['holder', 'until'])
      .where('parcelId', '=', parcelId)
      .orderBy('parcelCustody.since')
      .execute()
  ).filter(({ until }) => until === null)
const stepsOf = async (parcelId: string) =>
  office.db
    .selectFrom('parcelEvents')
    .select(['step', 'toldState'])
    .where('parcelId', '=', parcelId)
    .orderBy('at')
    .orderBy('sequence')
    .execute()

test('abroad a carrier takes it, both sides are told its number, and it ends when he says so', async () => {
  const id = await abroad({ weight2: '1.1' })
  await Promise.all([1, 2].map(() => giveToCarrier(near(), given(id))))
  expect((await row(id)).state).toBe('in-transit')
  expect((await holdersOf(id)).map(({ holder }) => holder)).toEqual(['carrier', 'carrier'])
  await office.announce()
  const told = (await office.messages()).filter(({ text }) => text.includes('4471902385'))
  expect(told.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^التحالف: خرج الطرد TSL\S+ مع أرامكس، ورقمه لديه 4471902385\.$/),
  )
  await Promise.all([1, 2].map(() => noteCarrierDelivered(near(), { parcelId: id, receivedBy: 'مريم' })))
  expect((await row(id)).state).toBe('handed-over')
  const happened = await stepsOf(id)
  expect([folded(happened), happened.length]).toEqual(['handed-over', 8])
})

test('what he brings back lies in the branch, and may go out with another', async () => {
  const id = await abroad()
  await giveToCarrier(near(), given(id))
  office.later(49 * 3_600_000)
  expect(await exceptionOf(near(), id)).toBeNull()
  await expect(noteCarrierReturned(near(), { parcelId: id, reason: '' })).rejects.toThrow('اكتب لماذا أعاده الناقل.')
  await noteCarrierReturned(near(), { parcelId: id, reason: 'العنوان ناقص' })
  expect((await row(id)).state).toBe('at-branch')
  expect((await holdersOf(id)).map(({ holder }) => holder)).toEqual(['floor'])
  await expect(noteCarrierDelivered(near(), { parcelId: id })).rejects.toMatchObject({ code: 'parcels.not-with-carrier' })
  await giveToCarrier(near(), given(id, { carrier: 'دي إتش إل', carrierNumber: '77' }))
  const one = await parcelShown(near(), id)
  expect(one && (await carriageAbroad(near(), one))).toMatchObject({
    given: { carrier: 'دي إتش إل' },
    mayEnd: true,
    mayGive: false,
  })
})

test('in Oman no carrier takes it, a number of theirs is of one parcel, and another branch has no say', async () => {
  const [id, other, home] = [await abroad(), await abroad(), await takenIn()]
  await giveToCarrier(near(), given(id))
  await expect(giveToCarrier(near(), given(other))).rejects.toThrow('هذا الرقم على طرد آخر معه')
  await expect(giveToCarrier(near(), given(other, { goodsValue: '0' }))).rejects.toThrow('المبلغ أكبر من صفر.')
  await expect(giveToCarrier(near(), given(home))).rejects.toMatchObject({ code: 'parcels.not-abroad' })
  await expect(giveToCarrier(far(), given(other))).rejects.toMatchObject({ status: 404 })
  expect((await row(other)).state).toBe('accepted')
})
