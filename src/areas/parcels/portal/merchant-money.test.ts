import { beforeEach, expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { confirmDeposit } from '#areas/finance/cash/use-cases/settle-move.ts'
import { handOverCode } from '#areas/finance/cod/hand-over.ts'
import { codsToPay } from '#areas/finance/cod/remitting.ts'
import { countCustody } from '#areas/finance/cod/use-cases/count-custody.ts'
import { depositCod } from '#areas/finance/cod/use-cases/deposit-cod.ts'
import { transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import type { Ctx } from '#platform/context.ts'
import { banksOf } from '#testing/banks.ts'
import { salalah } from '#testing/branches.ts'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { declareOwn } from '../custody/use-cases/declare-own.ts'
import { addOwnDelegate } from '../delegates/use-cases/keep-delegates.ts'
import { nextPayDay } from '../merchants/merchant.ts'
import { ownSenders } from '../merchants/senders.ts'
import { prepareRemittance } from '../remittances/use-cases/prepare-remittance.ts'
import { deliverAtDoor } from '../runs/use-cases/at-the-door.ts'
import { merchantList } from './merchant-list.tsx'
import { merchantOfPage, merchantPage } from './merchant-page.ts'
import { exportedOwnParcels } from './merchant-parcels.ts'
import { ownParcelMoney } from './own-money.ts'

const office = testOffice()
const { setUp, newId, aCourier, toTheDoor, takenIn, out, codeFor, aMerchantAtHome } = parcelsOf(office)
const { colleague, newBox, account, lastAsked } = banksOf(office)
beforeEach(setUp)

const iban = 'OM810180000001299123456'
const all = merchantList.read(new URLSearchParams())
const sent = (phone: string) => ({ senderName: 'متجر لبان', senderPhone: phone })

async function pageOf(ctx: Ctx) {
  const senders = await ownSenders(ctx)
  const merchant = await merchantOfPage(ctx, senders)
  return merchant && merchantPage(ctx, { senders, merchant, asked: all })
}

/** The four steps, with the fees that are kept of the third. */
async function steps(ctx: Ctx) {
  const money = (await pageOf(ctx))?.money
  if (!money) return null
  const { courier, toBank, confirmed, payable } = money
  return { courier: courier.sum, toBank: toBank.sum, confirmed: confirmed.sum, fees: confirmed.fees, payable: payable.sum }
}
const nothing = { courier: 0n, toBank: 0n, confirmed: 0n, fees: 0n, payable: 0n }

async function exported(ctx: Ctx) {
  const rows = []
  for await (const row of exportedOwnParcels(ctx, await ownSenders(ctx), all)) rows.push(row)
  return rows
}

const accountOf = async (phone: string) => office.customer(await withAccounts(office).account({ phone: `+968${phone}` }))

test('a merchant’s four sums follow a day of cash, and each baisa stands in one step until it is his', async () => {
  const merchant = await aMerchantAtHome({ leastPayout: '1' }, '92000011')
  const other = await aMerchantAtHome({}, '92000012')
  const boxId = await newBox()
  const fatima = await colleague('fatima', 'cashier', salalah)
  await openSession(fatima, { boxId, rials1: '0' })
  const hamad = await aCourier()
  const parcels = [
    await toTheDoor({ ...sent('92000011'), cod: '12.500' }),
    await toTheDoor({ ...sent('92000011'), cod: '7.250' }),
  ]
  expect(await steps(merchant.ctx)).toEqual(nothing)
  const { stopOf } = await out(hamad.id, parcels)
  for (const [index, id] of parcels.entries())
    await deliverAtDoor(hamad.ctx, {
      ...{ stopId: stopOf(id), receivedBy: 'مريم', code: await codeFor(id), signature: [] },
      paid: index === 0 ? '12.500' : '7.250',
    })
  expect(await steps(merchant.ctx)).toEqual({ ...nothing, courier: 19_750n })
  expect((await pageOf(merchant.ctx))?.money?.courier).toMatchObject({ count: 2, since: '2026-01-15' })
  expect(await steps(other.ctx)).toEqual(nothing)

  const { id: handOverId } = await declareOwn(hamad.ctx, { id: newId(), rials1: '19', baisa50: '15' })
  expect(await steps(merchant.ctx)).toEqual({ ...nothing, courier: 19_750n })
  const code = await handOverCode(office.db, handOverId)
  await countCustody(fatima, { handOverId, code, rials1: '19', baisa50: '15' })
  expect(await steps(merchant.ctx)).toEqual({ ...nothing, toBank: 19_750n })

  const accountId = await account()
  const cod = (await office.db.selectFrom('cods').select('id').execute()).map(({ id }) => id)
  const moveId = newId()
  await depositCod(fatima, { moveId, account: accountId, amount: '19.750', cod })
  expect((await pageOf(merchant.ctx))?.money?.toBank).toMatchObject({ sum: 19_750n, box: 0n, depositedOn: '2026-01-15' })
  const huda = await colleague('huda', 'accountant')
  await confirmDeposit(huda, { moveId, slip: '881' })
  // By his contract each parcel costs him 1.200 and 0.300, with 0.075 of tax.
  const shown = { ...nothing, confirmed: 19_750n, fees: 3_150n, payable: 16_600n }
  expect(await steps(merchant.ctx)).toEqual(shown)
  expect(await ownParcelMoney(merchant.ctx)).toMatchObject({ ready: 19_750n, waiting: 0n, fees: 3_150n })

  const { id } = await prepareRemittance(huda, { id: newId(), merchantId: merchant.partyId, iban, cod: await payable(merchant) })
  expect(await steps(merchant.ctx)).toEqual(shown)
  expect((await pageOf(merchant.ctx))?.money).toMatchObject({ payable: { underWay: 16_600n }, accountEnd: '3456' })
  const salim = await colleague('salim', 'financeManager')
  await approve(salim, { approvalId: await lastAsked() })
  await transferPayout(salim, { payoutId: id, account: accountId, reference: 'T1' })
  expect(await steps(merchant.ctx)).toEqual(nothing)
  expect((await pageOf(merchant.ctx))?.money?.remittances).toMatchObject([{ id, amount: 16_600n, status: 'paid' }])
  expect(await steps(other.ctx)).toEqual(nothing)
})

const payable = async ({ partyId }: { partyId: string }) => (await codsToPay(office, partyId)).map(({ id }) => id)

test('a delegate sees sums where the merchant lets them, on the page and in the file', async () => {
  const merchant = await aMerchantAtHome()
  await takenIn({ ...sent(merchant.phone), cod: '10' })
  const sarah = await accountOf('94440077')
  const delegate = { name: 'سارة الشحرية', phone: '94440077' }
  await addOwnDelegate(merchant.ctx, delegate)
  const blind = await pageOf(sarah)
  expect(blind).toMatchObject({ money: null, link: null, isOneself: false, counts: { all: 1, way: 1 } })
  expect(blind?.rows).toMatchObject([{ cod: null }])
  expect(await exported(sarah)).toMatchObject([{ cod: null, recipient: 'مريم الكثيري' }])
  expect(await exported(merchant.ctx)).toMatchObject([{ cod: 10_000n }])

  const khalid = await accountOf('94440078')
  await addOwnDelegate(merchant.ctx, { name: 'خالد', phone: '94440078', seesMoney: 'yes' })
  expect(await steps(khalid)).toEqual(nothing)
  expect((await pageOf(khalid))?.rows).toMatchObject([{ cod: 10_000n }])
})

test('fees are those of every merchant whose sums somebody sees', async () => {
  const [luban, naseem] = [await aMerchantAtHome({}, '94440001'), await aMerchantAtHome({}, '94440002')]
  await takenIn({ ...sent('94440002'), cod: '10' })
  const sarah = await accountOf('94440077')
  for (const { ctx } of [luban, naseem]) await addOwnDelegate(ctx, { name: 'سارة', phone: '94440077', seesMoney: 'yes' })
  const { fees } = await ownParcelMoney(naseem.ctx)
  expect(fees).toBeGreaterThan(0n)
  expect((await ownParcelMoney(sarah)).fees).toBe(fees)
  await takenIn({ ...sent('94440001'), cod: '10' })
  expect((await ownParcelMoney(sarah)).fees).toBe(2n * fees)
})

test('the next day of a cycle is counted from the last remittance, and is never past', () => {
  const from = '2026-01-15'
  expect(nextPayDay('weekly', { from, today: '2026-01-15' })).toBe('2026-01-22')
  expect(nextPayDay('weekly', { from, today: '2026-01-23' })).toBe('2026-01-29')
  expect(nextPayDay('two-weeks', { from, today: '2026-01-16' })).toBe('2026-01-29')
  expect(nextPayDay('monthly', { from: '2026-01-31', today: '2026-03-02' })).toBe('2026-03-31')
})
