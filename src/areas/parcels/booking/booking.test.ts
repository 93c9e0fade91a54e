import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { takeInParcel } from '../intake/use-cases/take-in-parcel.ts'
import { mustBeMerchant } from '../merchants/own-merchant.ts'
import { hasParcels, ownParcels } from '../portal/own-parcels.ts'
import { bookedBy, bookMany } from './booking.ts'
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

test('of many that are booked at once each has a number of its own, drawn anew where it was drawn before', async () => {
  const { ctx } = await aMerchantAtHome()
  const before = await bookOwnParcel(ctx, booking({ senderReference: 'first' }))
  const { number: taken } = await row(before.id)
  const names = ['مريم', 'سالم', 'نورة', 'هيثم']
  const ids = names.map(() => newId())
  const lots: string[] = []
  const bookAll = command({
    name: 'parcels.book-many-of-test',
    permission: anyoneSignedIn,
    input: z.object({}),
    async run(work) {
      const terms = await mustBeMerchant(work)
      const by = await bookedBy(work, terms)
      const drawn = ['one', 'one', 'two', 'two', 'one', 'three', 'two']
      const lotsFirst = { ...work, newId: () => drawn.shift() ?? work.newId() }
      const asked = names.map((recipientName, nth) => ({
        ...{ id: ids[nth] ?? '', recipientName, recipientPhone: '+96893000002', place: 'صلالة', landmark: 'قرب المسجد' },
        ...{ service: 'door' as const, content: 'ملابس', fragile: false, senderReference: `M-${nth}`, pieces: [{ weight: 800 }] },
      }))
      const booked = await bookMany(lotsFirst, by, asked)
      lots.push(...drawn)
      return booked
    },
  })
  const booked = await bookAll(ctx, {})
  expect(lots).toEqual([])
  expect(booked.map(({ id }) => id)).toEqual(ids)
  const numbers = booked.map(({ bare }) => bare)
  expect(new Set([...numbers, taken]).size).toBe(5)
  for (const [nth, { id, bare }] of booked.entries()) {
    const parcel = await row(id)
    expect(parcel).toMatchObject({ number: bare, recipientName: names[nth], senderReference: `M-${nth}` })
    expect(parcel.words).toContain(bare.toLowerCase())
    const pieces = await office.db.selectFrom('parcelPieces').select('id').where('parcelId', '=', id).execute()
    const events = await office.db.selectFrom('parcelEvents').select(['pieceId', 'step']).where('parcelId', '=', id).execute()
    expect(events).toEqual(pieces.map((piece) => ({ pieceId: piece.id, step: 'registered' })))
    const held = await office.db
      .selectFrom('parcelCustody')
      .select(['pieceId', 'holder'])
      .where(
        'pieceId',
        'in',
        pieces.map((piece) => piece.id),
      )
      .execute()
    expect(held).toEqual(pieces.map((piece) => ({ pieceId: piece.id, holder: 'sender' })))
  }
})
