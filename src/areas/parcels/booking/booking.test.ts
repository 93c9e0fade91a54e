import { beforeEach, expect, test } from 'vitest'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { takeInParcel } from '../intake/use-cases/take-in-parcel.ts'
import { hasParcels, ownParcels } from '../portal/own-parcels.ts'
import { newOwnParcel } from './queries.ts'
import { bookOwnParcel } from './use-cases/book-own-parcel.ts'

const office = testOffice()
const { setUp, clerk, form, aMerchantAtHome, newId, row } = parcelsOf(office)
beforeEach(setUp)

const booking = (typed: Record<string, string | undefined> = {}) => ({
  ...{ id: newId(), recipientPhone: '93000002', recipientName: 'مريم الكثيري', place: 'صلالة', landmark: 'قرب المسجد' },
  ...{ service: 'door' as const, content: 'ملابس', weight1: '2.2', senderReference: '1001' },
  ...typed,
})
const issuesOf = (doing: Promise<unknown>) =>
  doing.then(
    () => [],
    (error) => error.issues?.map(({ path }: { path: unknown[] }) => path.join('.')) ?? error.code,
  )

test('a merchant books a parcel from his account by his prices, pressed twice it is one', async () => {
  const { ctx, partyId } = await aMerchantAtHome()
  expect(await hasParcels(ctx)).toBe(true)
  const typed = booking()
  const [first, second] = [await bookOwnParcel(ctx, typed), await bookOwnParcel(ctx, typed)]
  expect(second).toEqual(first)
  expect(await row(first.id)).toMatchObject({ state: 'registered', senderId: partyId, carriage: 1_425n, acceptedAt: null })
  expect(await office.db.selectFrom('invoices').select('id').execute()).toEqual([])
  expect(await ownParcels(ctx)).toMatchObject([{ id: first.id, mayPrint: true, isSent: true }])
})

test('a reference stands once, of two at once too, at home and at the counter', async () => {
  const { ctx, phone } = await aMerchantAtHome()
  const both = await Promise.allSettled([bookOwnParcel(ctx, booking()), bookOwnParcel(ctx, booking())])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { issues: [{ path: ['senderReference'] }] } })
  const atCounter = form({ senderPhone: phone, senderReference: '1001' })
  expect(await issuesOf(takeInParcel(clerk(), atCounter))).toEqual(['senderReference'])
})

test('what is wrong is told under its field, and nothing is kept', async () => {
  const { ctx } = await aMerchantAtHome()
  expect(await issuesOf(bookOwnParcel(ctx, booking({ landmark: undefined })))).toEqual(['landmark'])
  expect(await issuesOf(bookOwnParcel(ctx, booking({ content: 'عطر' })))).toEqual(['content'])
  expect(await issuesOf(bookOwnParcel(ctx, booking({ place: 'نزوى' })))).toEqual(['place'])
  expect(await issuesOf(bookOwnParcel(ctx, booking({ weight1: '' })))).toEqual(['weight1'])
  expect(await office.db.selectFrom('parcels').select('id').execute()).toEqual([])
})

test('whoever is no merchant books nothing, and one merchant takes no parcel of another for his', async () => {
  const nobody = office.customer(await withAccounts(office).account({ phone: '+96895559999' }))
  expect(await issuesOf(bookOwnParcel(nobody, booking()))).toBe('parcels.no-merchant')
  const [{ ctx }, other] = [await aMerchantAtHome(), await aMerchantAtHome({}, '94440002')]
  const typed = booking()
  await bookOwnParcel(ctx, typed)
  expect(await issuesOf(bookOwnParcel(other.ctx, typed))).toBe('not-found')
})

test('whom he sent to before is in his book, and in nobody elses', async () => {
  const [{ ctx }, other] = [await aMerchantAtHome(), await aMerchantAtHome({}, '94440002')]
  await bookOwnParcel(ctx, booking())
  const query = new URLSearchParams({ to: '93000002' })
  expect(await newOwnParcel(ctx, { query })).toMatchObject({ known: { recipientName: 'مريم الكثيري', landmark: 'قرب المسجد' } })
  expect(await newOwnParcel(other.ctx, { query })).toMatchObject({ known: null, book: [] })
})
