import { beforeEach, expect, test } from 'vitest'
import { reverseBill } from '#areas/finance/bills/use-cases/enter-bill.ts'
import { addSupplier } from '#areas/finance/bills/use-cases/keep-suppliers.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import type { DepositForm, RegistrationForm } from './inputs.ts'
import { lease } from './lease-detail.ts'
import { leaseValues } from './lease-values.ts'
import { changeDeposit } from './use-cases/change-lease.ts'
import { chargeMunicipalFee } from './use-cases/charge-municipal-fee.ts'
import { recordRegistration } from './use-cases/register-lease.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { huda, box, pays, debt, wrong, id } = payersOf(office)
const leaf = (account: string, key: string) => balanceOf(office, { account, key })

let near: Ctx
let far: Ctx
let partyId: string
let mandateId: string
let unitId: string
beforeEach(async () => {
  const one = await letting('1')
  ;[near, far, mandateId, unitId] = [one.near, one.far, one.mandateId, one.units[0] ?? '']
  partyId = await tenant(near)
})

/** A lease in force whose fee of the municipality is borne by one of the two. */
async function leaseOf(feePaidBy: DepositForm['feePaidBy']) {
  const { id: contractId } = await started(near, { unitId, partyId })
  const besides = { deposit: '0', graceDays: '7', lateRule: 'none', utilitiesBy: 'tenant', paymentMethod: 'transfer' } as const
  await changeDeposit(near, { contractId, seen: '1', ...besides, feePaidBy })
  await putInForce(near, contractId)
  return contractId
}
const registers = (contractId: string, more: Partial<RegistrationForm> = {}) =>
  recordRegistration(near, { contractId, registration: '77/2026', on: '2026-01-15', fee: '90', way: 'now', ...more })
const shown = async (contractId: string) => (await lease(near, contractId))?.fee ?? expect.fail('no lease')
const tasks = () =>
  office.db.selectFrom('tasks').select('status').where('rule', '=', 'municipal-fee').where('status', '=', 'open').execute()

test('the fee a tenant bears is charged as the municipality asks it, once; taken back it may be charged anew', async () => {
  const contractId = await leaseOf('tenant')
  const both = await Promise.allSettled([registers(contractId), registers(contractId)])
  expect(both.map(({ status }) => status)).toContain('fulfilled')
  expect(await debt(partyId)).toBe(90_000n)
  const [fee] = (await shown(contractId)).charged
  expect(fee).toMatchObject({ payer: 'tenant', amount: 90_000n, isTakenBack: false, number: expect.stringContaining('DN-') })
  expect(await leaf('2195', fee?.id ?? '')).toBe(90_000n)
  const again = { contractId, way: 'now' } as const
  await expect(chargeMunicipalFee(near, again)).rejects.toMatchObject({ code: 'properties.fee-charged' })
  await expect(chargeMunicipalFee(near, { contractId, way: 'self' })).rejects.toThrow('اعكسها في «المالية»')

  const invoiceId = fee?.invoiceId ?? ''
  const charge = office.db.selectFrom('charges').select(['id', 'contractId', 'vatCategory']).where('invoiceId', '=', invoiceId)
  const { id: chargeId1, ...about } = await charge.executeTakeFirstOrThrow()
  expect(about).toEqual({ contractId, vatCategory: 'out-of-scope' })
  await creditInvoice(huda(), { id: id(), invoiceId, chargeId1, net1: '90', reason: 'خطأ' })
  expect((await shown(contractId)).isOwing).toBe(true)
  await Promise.allSettled([chargeMunicipalFee(near, again), chargeMunicipalFee(near, again)])
  expect([(await shown(contractId)).charged.length, await debt(partyId), await wrong()]).toEqual([2, 90_000n, []])
})

test('the fee an owner bears is a bill of the municipality, out of what lies with us for the owner', async () => {
  await box()
  const contractId = await leaseOf('owner')
  const { id: supplierId } = await addSupplier(huda(), { name: 'بلدية ظفار' })
  const bill = { supplierId, paper: [pdf] }
  await expect(registers(contractId)).rejects.toThrow('اختر البلدية')
  await expect(registers(contractId, { supplierId })).rejects.toThrow('أرفق إيصال البلدية')
  await expect(registers(contractId, bill)).rejects.toMatchObject({ code: 'finance.pool-short' })
  await registers(contractId, { way: 'later' })
  expect([await tasks(), (await shown(contractId)).isOwing]).toEqual([[{ status: 'open' }], true])
  await pays(partyId, '250')
  const pool = await leaf('2120', mandateId)
  const charge = { contractId, way: 'now', ...bill } as const
  await expect(chargeMunicipalFee(far, charge)).rejects.toMatchObject({ status: 404 })
  await chargeMunicipalFee(near, charge)
  expect([pool - (await leaf('2120', mandateId)), await leaf('2110', supplierId)]).toEqual([90_000n, 90_000n])
  expect([await tasks(), await debt(partyId)]).toEqual([[], 0n])
  const [fee] = (await shown(contractId)).charged
  expect(fee).toMatchObject({ payer: 'owner', number: '77/2026', invoiceId: null })
  await reverseBill(huda(), { billId: fee?.billId ?? '', reason: 'أُلغيت' })
  expect([(await shown(contractId)).isOwing, await leaf('2120', mandateId), await wrong()]).toEqual([true, pool, []])
})

test('what the owner paid the municipality is charged to nobody, and neither is what costs nothing', async () => {
  const contractId = await leaseOf('owner')
  await expect(chargeMunicipalFee(near, { contractId, way: 'self' })).rejects.toMatchObject({ code: 'properties.no-fee' })
  await registers(contractId, { way: 'self' })
  await expect(chargeMunicipalFee(near, { contractId, way: 'now' })).rejects.toMatchObject({ code: 'properties.fee-paid' })
  expect(await shown(contractId)).toMatchObject({ charged: [], isOwing: false })
  expect(await tasks()).toEqual([])
})

test('the fee we bear ourselves is a cost of ours owed to the municipality, and nobody else paid it', async () => {
  const contractId = await leaseOf('company')
  expect(await leaseValues(near, contractId)).toMatchObject({ registrationPayer: 'وكيل الطرف الأول في الإدارة' })
  const { id: supplierId } = await addSupplier(huda(), { name: 'بلدية ظفار' })
  const bill = { supplierId, paper: [pdf] }
  await expect(registers(contractId, { way: 'self' })).rejects.toThrow('الرسم على الشركة')
  await expect(registers(contractId)).rejects.toThrow('اختر البلدية')
  await expect(registers(contractId, { supplierId })).rejects.toThrow('أرفق إيصال البلدية')
  await registers(contractId, { way: 'later' })
  expect([await tasks(), (await shown(contractId)).isOwing]).toEqual([[{ status: 'open' }], true])
  const charge = { contractId, way: 'now', ...bill } as const
  await expect(chargeMunicipalFee(near, { contractId, way: 'self' })).rejects.toThrow('الرسم على الشركة')
  await expect(chargeMunicipalFee(far, charge)).rejects.toMatchObject({ status: 404 })
  const both = await Promise.allSettled([chargeMunicipalFee(near, charge), chargeMunicipalFee(near, charge)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await balanceOf(office, { account: '6130' }), await leaf('2110', supplierId)]).toEqual([90_000n, 90_000n])
  expect([await tasks(), await debt(partyId), await leaf('2120', mandateId)]).toEqual([[], 0n, 0n])
  const [fee] = (await shown(contractId)).charged
  expect(fee).toMatchObject({ payer: 'company', amount: 90_000n, number: '77/2026', invoiceId: null })
  const [line] = await office.db.selectFrom('billLines').select(['account', 'line', 'vatCategory']).execute()
  expect(line).toEqual({ account: '6130', line: 'rent', vatCategory: 'out-of-scope' })
  await reverseBill(huda(), { billId: fee?.billId ?? '', reason: 'أُلغيت' })
  expect([(await shown(contractId)).isOwing, await leaf('2110', supplierId), await wrong()]).toEqual([true, 0n, []])
})
