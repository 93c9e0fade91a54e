import { beforeEach, expect, test } from 'vitest'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { makeOwnKey } from '../api/use-cases/keep-keys.ts'
import { bookOwnParcel } from '../booking/use-cases/book-own-parcel.ts'
import { changeOwnCod } from '../cod/use-cases/change-cod.ts'
import { ownMerchant } from '../merchants/own-merchant.ts'
import { ownParcelMoney } from '../portal/own-money.ts'
import { hasParcels, ownParcels } from '../portal/own-parcels.ts'
import { ownSent } from '../portal/own-sent.ts'
import { cancelOwnParcel } from '../weighing/use-cases/cancel-parcel.ts'
import { addOwnDelegate, removeOwnDelegate } from './use-cases/keep-delegates.ts'

const office = testOffice()
const { setUp, newId, row, aMerchantAtHome } = parcelsOf(office)
beforeEach(setUp)

const helperPhone = '94440077'
const bookedBy = async (ctx: Parameters<typeof bookOwnParcel>[0]) =>
  (
    await bookOwnParcel(ctx, {
      ...{ id: newId(), recipientPhone: '93000002', recipientName: 'مريم الكثيري', place: 'صلالة', landmark: 'قرب المسجد' },
      ...{ service: 'door', content: 'ملابس', weight1: '0.9', cod: '10' },
    } as never)
  ).id

async function aHelper(phone = helperPhone) {
  return office.customer(await withAccounts(office).account({ phone: `+968${phone}` }))
}
const adds = (seesMoney?: string) => ({ name: 'سارة الشحرية', phone: helperPhone, ...(seesMoney && { seesMoney }) })

test('a delegate registers and follows a merchant’s parcels by the phone that is proven, and sees no sums', async () => {
  const merchant = await aMerchantAtHome()
  const sarah = await aHelper()
  expect([await ownMerchant(sarah), await hasParcels(sarah)]).toEqual([null, false])
  await Promise.all([1, 2].map(() => addOwnDelegate(merchant.ctx, adds())))
  await office.announce()
  expect((await office.messages()).filter(({ text }) => text.includes('صرت مفوَّضًا عن')).length).toBeGreaterThan(0)
  expect(await hasParcels(sarah)).toBe(true)
  const id = await bookedBy(sarah)
  expect((await row(id)).senderId).toBe(merchant.partyId)
  const mine = await bookedBy(merchant.ctx)
  expect((await ownParcels(sarah)).map((one) => one.id).toSorted()).toEqual([id, mine].toSorted())
  expect(await ownSent(sarah, mine)).toMatchObject({ id: mine, mayChangeCod: false })
  await expect(changeOwnCod(sarah, { parcelId: mine, cod: '5' })).rejects.toMatchObject({ status: 404 })
  expect(await ownParcelMoney(sarah)).toMatchObject({ cods: [], paid: [], fees: 0n })
  await expect(makeOwnKey(sarah, { name: 'المتجر', mode: 'test' })).rejects.toMatchObject({ status: 404 })
  await expect(addOwnDelegate(sarah, { ...adds(), phone: '94440078' })).rejects.toMatchObject({ status: 404 })
  await cancelOwnParcel(sarah, { parcelId: id })
  expect((await row(id)).state).toBe('cancelled')
})

test('with sums a delegate changes what is collected; removed, nothing is seen any more', async () => {
  const merchant = await aMerchantAtHome()
  const sarah = await aHelper()
  await addOwnDelegate(merchant.ctx, adds('yes'))
  const id = await bookedBy(merchant.ctx)
  await changeOwnCod(sarah, { parcelId: id, cod: '5' })
  expect((await row(id)).cod).toBe(5_000n)
  await removeOwnDelegate(merchant.ctx, { phone: helperPhone })
  await removeOwnDelegate(merchant.ctx, { phone: helperPhone })
  expect([await ownMerchant(sarah), await ownSent(sarah, id), await ownParcels(sarah)]).toEqual([null, null, []])
  await expect(cancelOwnParcel(sarah, { parcelId: id })).rejects.toMatchObject({ status: 404 })
})

test('another merchant’s delegates are not one’s own, and a wrong phone is said under its field', async () => {
  const [luban, naseem] = [await aMerchantAtHome(), await aMerchantAtHome({}, '94440002')]
  const sarah = await aHelper()
  await addOwnDelegate(luban.ctx, adds('yes'))
  const theirs = await bookedBy(naseem.ctx)
  expect([await ownSent(sarah, theirs), await ownParcels(sarah)]).toEqual([null, []])
  await removeOwnDelegate(naseem.ctx, { phone: helperPhone })
  expect((await ownMerchant(sarah))?.partyId).toBe(luban.partyId)
  await expect(addOwnDelegate(luban.ctx, { name: '', phone: '12' })).rejects.toMatchObject({
    issues: [{ path: ['name'] }, { path: ['phone'] }],
  })
})
