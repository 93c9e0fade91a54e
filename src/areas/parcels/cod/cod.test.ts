import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { bookOwnParcel } from '../booking/use-cases/book-own-parcel.ts'
import { dueAtCounter } from '../counter/due.ts'
import { returnParcel } from '../journey/use-cases/return-parcel.ts'
import { ownSent } from '../portal/own-sent.ts'
import { acceptBooked } from '../weighing/use-cases/accept-booked.ts'
import { changeOwnCod, changeParcelCod, noteRelabelled } from './use-cases/change-cod.ts'

const office = testOffice()
const { setUp, clerk, near, far, newId, row, toTheDoor, takenIn, waiting, out, aCourier, aMerchantAtHome } = parcelsOf(office)
beforeEach(setUp)

type Merchant = Awaited<ReturnType<typeof aMerchantAtHome>>

const booked = async ({ ctx }: Merchant, typed: Record<string, string | undefined> = {}) =>
  (
    await bookOwnParcel(ctx, {
      ...{ id: newId(), recipientPhone: '93000002', recipientName: 'مريم الكثيري', place: 'صلالة', landmark: 'قرب المسجد' },
      ...{ service: 'door' as const, content: 'ملابس', weight1: '0.8', cod: '12.500' },
      ...typed,
    })
  ).id
const accepted = async (merchant: Merchant, typed: Record<string, string | undefined> = {}) => {
  const id = await booked(merchant, typed)
  await acceptBooked(clerk(), { parcelId: id, weight1: '0.8' } as never)
  return id
}
const charged = async (id: string) => {
  const papers = await office.db.selectFrom('parcelCodChanges').select('invoiceId').where('parcelId', '=', id).execute()
  return papers.map(({ invoiceId }) => invoiceId !== null)
}
const codeOf = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (error) => error.code ?? error.issues?.map(({ path }: { path: unknown[] }) => path.join('.')).join(),
  )

test('a sender changes what is collected before it is brought: its fee and tax follow, and the label is old', async () => {
  const merchant = await aMerchantAtHome()
  const id = await booked(merchant)
  expect(await row(id)).toMatchObject({ cod: 12_500n, codFee: 300n, relabelSince: null })
  await changeOwnCod(merchant.ctx, { parcelId: id, cod: '62.500' })
  const { carriage, vat, ...kept } = await row(id)
  expect(kept).toMatchObject({ cod: 62_500n, codFee: 625n })
  expect(vat).toBe((carriage + 625n) / 20n + ((carriage + 625n) % 20n >= 10n ? 1n : 0n))
  expect(await ownSent(merchant.ctx, id)).toMatchObject({ cod: 62_500n, isLabelOld: true, mayChangeCod: true })
  await noteRelabelled(near(), { parcelId: id })
  expect((await row(id)).relabelSince).toBeNull()
})

test('8: COD 12.503 is refused, and so are what is above the most and below nothing, each under its field', async () => {
  const merchant = await aMerchantAtHome()
  const id = await booked(merchant)
  for (const cod of ['12.503', '-1', '600', 'كثير'])
    expect(await codeOf(changeOwnCod(merchant.ctx, { parcelId: id, cod }))).toBe('cod')
  expect((await row(id)).cod).toBe(12_500n)
  await changeOwnCod(merchant.ctx, { parcelId: id, cod: '0' })
  expect(await row(id)).toMatchObject({ cod: 0n, codFee: 0n })
})

test('once it was charged, more fee is asked on a further paper and less is credited', async () => {
  const merchant = await aMerchantAtHome()
  const id = await accepted(merchant)
  await changeOwnCod(merchant.ctx, { parcelId: id, cod: '62.500' })
  expect(await charged(id)).toEqual([true])
  await changeOwnCod(merchant.ctx, { parcelId: id, cod: '50' })
  expect(await charged(id)).toEqual([true, false])
  const credits = await office.db.selectFrom('invoices').select('net').where('kind', '=', 'credit-note').execute()
  expect(credits).toEqual([{ net: 125n }])
  expect(await dueAtCounter(office.visitor(), await row(id))).toMatchObject({ cod: 50_000n })
})

test('what is out with a courier keeps its sum, and what turned round has none to change', async () => {
  const id = await toTheDoor({ cod: '12.500' })
  await out((await aCourier()).id, [id])
  const asked = { cod: '10', reason: 'اتصل المرسل' }
  expect(await codeOf(changeParcelCod(near(), { parcelId: id, ...asked }))).toBe('parcels.cod-fixed')
  const back = await waiting({ cod: '12.500' })
  await returnParcel(near(), { parcelId: back, reason: 'طلب المرسل' })
  expect(await codeOf(changeParcelCod(near(), { parcelId: back, ...asked }))).toBe('parcels.cod-fixed')
})

test('a colleague writes it down with how it was asked for, and the sender hears of it; a foreign branch does not', async () => {
  const id = await takenIn({ cod: '12.500' })
  expect(await codeOf(changeParcelCod(near(), { parcelId: id, cod: '10', reason: '' }))).toBe('reason')
  await expect(changeParcelCod(far(), { parcelId: id, cod: '10', reason: 'اتصل المرسل' })).rejects.toMatchObject({ status: 404 })
  await changeParcelCod(near(), { parcelId: id, cod: '10', reason: 'اتصل المرسل' })
  await office.announce()
  const texts = (await office.messages()).filter(({ recipient }) => recipient === '+96892000001').map(({ text }) => text)
  expect(texts.join()).toContain('صار 10.000 ر.ع. بدل 12.500 ر.ع.')
})

test('one sender neither reads nor changes the parcel of another', async () => {
  const [mine, other] = [await aMerchantAtHome(), await aMerchantAtHome({}, '94440002')]
  const id = await booked(mine)
  expect(await ownSent(other.ctx, id)).toBeNull()
  expect(await ownSent(other.ctx, 'nonsense')).toBeNull()
  expect(await codeOf(changeOwnCod(other.ctx, { parcelId: id, cod: '1' }))).toBe('not-found')
})
