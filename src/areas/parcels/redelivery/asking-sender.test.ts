import { beforeEach, expect, test } from 'vitest'
import { thumrait } from '#testing/branches.ts'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { linkToken } from '../journey/registering.ts'
import { releaseParcel } from '../journey/use-cases/hold-parcel.ts'
import { openAsk } from './asking-sender.ts'
import { answerAsk, answerOwnAsk } from './use-cases/answer-ask.ts'
import { redirectOwn } from './use-cases/by-recipient.ts'
import { redirectParcel } from './use-cases/by-staff.ts'

const office = testOffice()
const { setUp, near, far, toTheDoor, row, stepsOf } = parcelsOf(office)
beforeEach(setUp)

const elsewhere = { to: 'door' as const, place: 'ثمريت', landmark: 'قرب المطار', agreed: 'yes' as const }
const asked = async (id: string) => redirectOwn(office.visitor(), { parcelToken: await linkToken(office.db, id), ...elsewhere })
const tasks = (id: string) =>
  office.db
    .selectFrom('tasks')
    .select('status')
    .where('subjectId', '=', id)
    .where('rule', '=', 'parcels.sender-answers')
    .execute()
const sender = async () => {
  const account = await withAccounts(office).account({ phone: '+96892000001' })
  const { id: partyId } = await office.db.selectFrom('parcels').select('senderId as id').limit(1).executeTakeFirstOrThrow()
  await office.db
    .insertInto('customerAccounts')
    .values({ accountId: account, partyId, joinedAt: office.visitor().now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return office.customer(account)
}

test('money for its sender leaves the wilayat with their word alone: it is held, they are asked, and their yes moves it', async () => {
  const id = await toTheDoor({ cod: '12.500' })
  expect(await asked(id)).toMatchObject({ isAsked: true })
  expect(await row(id)).toMatchObject({ place: 'صلالة', redirected: 0, state: 'on-hold' })
  expect(await openAsk(office, await row(id))).toMatchObject({ place: 'ثمريت' })
  await office.announce()
  const told = (await office.messages()).filter(({ text }) => text.includes('يحتاج إلى ردك: طُلب تسليمه في ثمريت'))
  expect(new Set(told.map(({ recipient }) => recipient))).toContain('+96892000001')
  await answerOwnAsk(await sender(), { parcelId: id, answer: 'yes' })
  expect(await row(id)).toMatchObject({
    place: 'ثمريت',
    toBranchId: thumrait,
    heldReason: null,
    redirected: 1,
    redirectFee: 500n,
  })
  expect(await tasks(id)).toEqual([{ status: 'done' }])
  expect((await stepsOf(id)).map(({ step }) => step).slice(-3)).toEqual(['held', 'released', 'redirected'])
})

test('their no leaves it where it was, and its recipient hears of it', async () => {
  const id = await toTheDoor({ cod: '12.500' })
  await asked(id)
  await expect(answerAsk(far(), { parcelId: id, answer: 'no', how: 'اتصلنا به' })).rejects.toMatchObject({ status: 404 })
  await answerAsk(near(), { parcelId: id, answer: 'no', how: 'اتصلنا به صباحًا' })
  expect(await row(id)).toMatchObject({ place: 'صلالة', redirected: 0, heldReason: null, state: 'accepted' })
  await office.announce()
  const told = (await office.messages()).filter(({ text }) => text.includes('لم يوافق مرسل طردك'))
  expect(new Set(told.map(({ recipient }) => recipient))).toEqual(new Set(['+96893000002']))
  await expect(answerAsk(near(), { parcelId: id, answer: 'yes', how: 'غيّر رأيه' })).rejects.toMatchObject({
    code: 'parcels.no-ask',
  })
})

test('without money, and inside the wilayat, nobody is asked; a colleague asks the sender as well', async () => {
  const [free, near1, called] = [await toTheDoor(), await toTheDoor({ cod: '12.500' }), await toTheDoor({ cod: '12.500' })]
  expect(await asked(free)).toMatchObject({ isAsked: false })
  const inside = { to: 'door' as const, place: 'صلالة', landmark: 'خلف مدرسة الأمل' }
  expect(await redirectParcel(near(), { parcelId: near1, ...inside })).toMatchObject({ isAsked: false })
  expect(await redirectParcel(near(), { parcelId: called, ...elsewhere })).toMatchObject({ isAsked: true })
})

test('nobody but its sender answers, and what a colleague released is asked no more', async () => {
  const id = await toTheDoor({ cod: '12.500' })
  await asked(id)
  const stranger = office.customer(await withAccounts(office).account({ phone: '+96895559999' }))
  await expect(answerOwnAsk(stranger, { parcelId: id, answer: 'yes' })).rejects.toMatchObject({ status: 404 })
  await releaseParcel(near(), { parcelId: id })
  expect(await openAsk(office, await row(id))).toBeUndefined()
  await expect(answerAsk(near(), { parcelId: id, answer: 'yes', how: 'اتصل' })).rejects.toMatchObject({ code: 'parcels.no-ask' })
  expect(await asked(id)).toMatchObject({ isAsked: true })
})
