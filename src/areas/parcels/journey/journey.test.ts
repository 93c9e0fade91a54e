import { beforeEach, expect, test } from 'vitest'
import { readHome } from '#app/home/read-home.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { shelveParcel } from '../shelves/use-cases/shelve-parcel.ts'
import { shownNumber } from './number.ts'
import { folded, leastAdvanced } from './parcel.ts'
import { parcelShown } from './parcel-detail.ts'
import { parcelsList } from './parcels-list.tsx'
import { parcelsFound } from './queries.ts'
import { ofCustomer } from './sections.ts'
import { holdParcel, releaseParcel } from './use-cases/hold-parcel.ts'
import { readyParcel } from './use-cases/ready-parcel.ts'
import { returnParcel } from './use-cases/return-parcel.ts'

const office = testOffice()
const { setUp, clerk, near, far, takenIn, waiting, handedOver, row, stepsOf } = parcelsOf(office)
beforeEach(setUp)

const put = async (id: string, shelf: string, piece?: number) => {
  const { number } = await row(id)
  return shelveParcel(clerk(), { parcel: piece ? `${number.slice(3)}-${piece}` : number, shelf })
}

test('what stands in the table follows, and nothing else', async () => {
  const id = await takenIn()
  await expect(handedOver(id)).rejects.toMatchObject({ code: 'parcels.no-step' })
  await put(id, 'A1-1')
  await readyParcel(clerk(), { parcelId: id })
  await readyParcel(clerk(), { parcelId: id })
  await expect(returnParcel(far(), { parcelId: id, reason: 'رفضه صاحبه' })).rejects.toMatchObject({ status: 404 })
  await handedOver(id)
  await expect(holdParcel(clerk(), { parcelId: id, reason: 'سؤال' })).rejects.toMatchObject({ code: 'parcels.no-step' })
  expect((await stepsOf(id)).map(({ step }) => step)).toEqual(['registered', 'accepted', 'shelved', 'ready', 'handed-over'])
})

test('a held parcel waits until it is released, and is then what it was', async () => {
  const id = await takenIn()
  await holdParcel(near(), { parcelId: id, reason: 'عنوان ناقص' })
  expect(await row(id)).toMatchObject({ state: 'on-hold', heldReason: 'عنوان ناقص' })
  await expect(put(id, 'A1-1')).rejects.toMatchObject({ code: 'parcels.held' })
  await releaseParcel(near(), { parcelId: id })
  expect(await row(id)).toMatchObject({ state: 'accepted', heldReason: null })
})

test('17 of the rules: a parcel is at its least advanced piece', async () => {
  const id = await takenIn({ weight2: '0.7' })
  await put(id, 'A1-1', 1)
  expect((await row(id)).state).toBe('accepted')
  await put(id, 'A1-1', 2)
  expect((await row(id)).state).toBe('shelved')
  expect(leastAdvanced(['handed-over', 'shelved'])).toBe('shelved')
})

test('16: of twelve clerks with one piece at once exactly one has put it there, forty times over', async () => {
  const id = await takenIn()
  for (let round = 0; round < 40; round++) {
    const shelves = ['A1-1', 'A1-2']
    await Promise.all(Array.from({ length: 12 }, (_, clerks) => put(id, shelves[(clerks + round) % 2] ?? '')))
    const open = await office.db.selectFrom('parcelCustody').select('holder').where('until', 'is', null).execute()
    expect(open).toEqual([{ holder: 'shelf' }])
  }
})

test('the kept state of every piece is what its events make of it, and each has one holder', async () => {
  await takenIn()
  await put(await takenIn({ weight2: '0.7' }), 'A1-1')
  await handedOver(await waiting())
  const held = await takenIn()
  await holdParcel(clerk(), { parcelId: held, reason: 'سؤال' })
  const turned = await waiting()
  await returnParcel(clerk(), { parcelId: turned, reason: 'رفضه صاحبه' })
  const pieces = await office.db.selectFrom('parcelPieces').select(['id', 'state']).execute()
  for (const { id, state } of pieces) {
    const events = await office.db
      .selectFrom('parcelEvents')
      .select(['step', 'toldState'])
      .where('pieceId', '=', id)
      .orderBy('sequence')
      .execute()
    expect(folded(events)).toBe(state)
    const open = await office.db
      .selectFrom('parcelCustody')
      .select('id')
      .where('pieceId', '=', id)
      .where('until', 'is', null)
      .execute()
    expect(open).toHaveLength(1)
  }
})

test('a parcel is found by its number, by a phone and by a name, in one’s own branches', async () => {
  const id = await takenIn({ senderReference: 'LUB-17' })
  const found = async (q: string, ctx = near()) =>
    (await parcelsFound(ctx, parcelsList.read(new URLSearchParams({ q })))).rows.map((one) => one.id)
  const { number } = await row(id)
  expect(await found(number)).toEqual([id])
  expect(await found(shownNumber(number))).toEqual([id])
  expect(await found('93000002')).toEqual([id])
  expect(await found('0002')).toEqual([id])
  expect(await found('٠٠٠٢ الكثيري')).toEqual([id])
  expect(await found('0001')).toEqual([id])
  expect(await found('9300')).toEqual([])
  expect(await found('93000')).toEqual([id])
  expect(await found('%')).toEqual([])
  expect(await found('lub_17')).toEqual([])
  expect(await found('الكثيري')).toEqual([id])
  expect(await found('LUB-17')).toEqual([id])
  expect(await found('الكثيري', far())).toEqual([])
  expect(await parcelShown(far(), id)).toBeNull()
  expect(await parcelShown(near(), id)).toMatchObject({ pieces: [{ held: 'الفرع، قبل الرف' }], events: [{}, {}] })
})

test('the home counts what the list shows, and the page of a customer shows what they sent', async () => {
  const id = await takenIn()
  await takenIn({ weight2: '1' })
  const told = await readHome({ ...near(), actor: { ...near().actor, roles: ['parcelsClerk'] } })
  expect(told.figures.map(({ label, value }) => `${label} ${value}`)).toEqual([
    ...['طرود لم توضع على الرف 2', 'طرود بانتظار أصحابها 0', 'أكياس في الطريق إلينا 0'],
  ])
  const { senderId } = await row(id)
  const section = await ofCustomer.read(near(), senderId)
  expect(section?.lines.map(({ title }) => title)).toEqual(['إلى مريم الكثيري', 'إلى مريم الكثيري'])
  expect((await ofCustomer.read(far(), senderId))?.lines).toEqual([])
})
