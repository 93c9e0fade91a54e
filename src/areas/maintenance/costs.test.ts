import { beforeEach, expect, test } from 'vitest'
import { enterBill, reverseBill } from '#areas/finance/bills/use-cases/enter-bill.ts'
import { addSupplier } from '#areas/finance/bills/use-cases/keep-suppliers.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { faultsOf, leak } from '#testing/faults-of-units.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import { board } from './queries.ts'
import { maintenanceReport } from './report.ts'
import type { Nature, Payer } from './request.ts'
import { costOf } from './request-cost.ts'
import { request } from './request-detail.ts'
import { assignMaintenance } from './use-cases/assign-maintenance.ts'
import { chargeOwner, chargeTenant, keepCost } from './use-cases/charge-cost.ts'
import { reopenMaintenance } from './use-cases/confirm-maintenance.ts'
import { completeMaintenance, startMaintenance } from './use-cases/do-maintenance.ts'
import { triageMaintenance } from './use-cases/triage-maintenance.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { reports } = faultsOf(office)
const { huda, box, pays, wrong, id } = payersOf(office)
const leaf = (account: string, key = '') => balanceOf(office, { account, key })

let near: Ctx
let far: Ctx
let partyId: string
let mandateId: string
let where: { propertyId: string; unitId: string }
beforeEach(async () => {
  const one = await letting('1')
  ;[near, far, mandateId] = [one.near, one.far, one.mandateId]
  where = { propertyId: one.propertyId, unitId: one.units[0] ?? '' }
  partyId = await tenant(near)
  await putInForce(near, (await started(near, { unitId: where.unitId, partyId })).id)
})

async function mended(nature: Nature, cost: string, payer?: Payer) {
  const { id: requestId } = await reports(near, where)
  const paid = payer ? { payer, payerReason: 'اتفاق' } : {}
  await triageMaintenance(near, { requestId, ...leak, nature, estimate: cost, ...paid })
  await assignMaintenance(near, { requestId, who: `technician:${near.actor.id}`, visitOn: '2026-01-16' })
  await startMaintenance(near, { requestId })
  await completeMaintenance(near, { requestId, note: 'بُدّل المحبس', cost, photos: [] })
  return requestId
}
/** The request with the last time it was done, as a form brings them. */
async function lastOf(requestId: string) {
  const one = await request(near, requestId)
  return { requestId, completionId: one?.completions.at(-1)?.id ?? id() }
}
const shown = async (requestId: string) => {
  const one = await request(near, requestId)
  return one ? await costOf(near, one) : expect.fail('no request')
}
const supplier = async () => (await addSupplier(huda(), { name: 'ورشة ظفار' })).id
const bills = (supplierId: string) => ({ supplierId, number: 'F-7', day: '2026-01-15', dueOn: '2026-01-20', paper: [pdf] })
const invoices = { description: 'إصلاح سباكة', dueOn: '2026-01-29' }

test('what the tenant answers for becomes an invoice of ours, once; taken back it may be charged anew', async () => {
  const requestId = await mended('misuse', '20')
  expect((await board(near)).map(({ isUncharged }) => isUncharged)).toEqual([true])
  const form = { id: id(), ...(await lastOf(requestId)), amount: '20', ...invoices }
  const before = await leaf('1210', partyId)
  await chargeTenant(near, form)
  await chargeTenant(near, form)
  expect([(await leaf('1210', partyId)) - before, await leaf('4110')]).toEqual([20_000n, 20_000n])
  await expect(chargeTenant(near, { ...form, id: id() })).rejects.toMatchObject({ code: 'properties.charged-before' })
  const [cost] = (await shown(requestId)).charged
  expect(cost).toMatchObject({ payer: 'tenant', amount: 20_000n, open: 20_000n, isTakenBack: false })
  expect((await board(near)).map(({ isUncharged }) => isUncharged)).toEqual([false])
  expect((await office.history()).slice(-2)).toEqual(['finance.invoice-issued', 'properties.repair-charged'])
  const invoiceId = cost?.invoiceId ?? ''
  const charge = office.db.selectFrom('charges').select('id').where('invoiceId', '=', invoiceId)
  const chargeId1 = (await charge.executeTakeFirstOrThrow()).id
  await creditInvoice(huda(), { id: id(), invoiceId, reason: 'خطأ', chargeId1, net1: '20' })
  expect((await shown(requestId)).charged[0]?.isTakenBack).toBe(true)
  await chargeTenant(near, { ...form, id: id(), amount: '15' })
  expect([(await leaf('1210', partyId)) - before, await wrong()]).toEqual([15_000n, []])
})

test('opened again and given to somebody anew, its tenant reads what was billed, and not the estimate', async () => {
  const requestId = await mended('misuse', '20')
  await chargeTenant(near, { id: id(), ...(await lastOf(requestId)), amount: '18', ...invoices })
  await reopenMaintenance(near, { requestId, reason: 'عاد التسريب' })
  await assignMaintenance(near, { requestId, who: `technician:${near.actor.id}`, visitOn: '2026-01-30' })
  await office.announce()
  const visits = (await office.messages()).map(({ text }) => text).filter((text) => text.includes('30 يناير'))
  expect(visits).toContainEqual(expect.stringContaining('التكلفة على حسابك، وصدرت فاتورتها 18.000 ر.ع.'))
  expect(visits.join()).not.toContain('التقدير')
})

test('what the owner answers for is a bill in his name out of what lies with us for him, within what was agreed to', async () => {
  await box()
  const requestId = await mended('structural', '40')
  const form = { id: id(), ...(await lastOf(requestId)), amount: '40', ...bills(await supplier()) }
  await expect(chargeOwner(near, form)).rejects.toMatchObject({ code: 'finance.pool-short' })
  await pays(partyId, '250')
  await expect(chargeOwner(near, { ...form, amount: '60' })).rejects.toThrow('أكثر مما وافق عليه المالك')
  await expect(chargeOwner(near, { ...form, paper: [] })).rejects.toThrow('أرفق فاتورة المورّد')
  await expect(chargeTenant(near, { ...form, amount: '40', ...invoices })).rejects.toMatchObject({
    code: 'properties.other-payer',
  })
  const pool = await leaf('2120', mandateId)
  await chargeOwner(near, form)
  expect([pool - (await leaf('2120', mandateId)), await leaf('2110', form.supplierId)]).toEqual([40_000n, 40_000n])
  await expect(chargeOwner(near, { ...form, id: id() })).rejects.toMatchObject({ code: 'properties.charged-before' })
  await reverseBill(huda(), { billId: form.id, reason: 'أُلغيت' })
  expect((await shown(requestId)).charged).toMatchObject([{ number: 'F-7', isTakenBack: true }])
  expect([await leaf('2120', mandateId), await wrong()]).toEqual([pool, []])
})

test('what the company bears is one of its own bills; nothing is charged before it is done, or from elsewhere', async () => {
  const requestId = await mended('structural', '12', 'company')
  const form = { id: id(), ...(await lastOf(requestId)), amount: '12', billId: id() }
  await expect(keepCost(near, form)).rejects.toThrow('اختر الفاتورة من القائمة')
  const line = { account1: '5400', line1: 'rent', description1: 'محبس', net1: '12', vatCategory1: 'exempt' } as const
  await enterBill(huda(), { id: form.billId, ...bills(await supplier()), ...line })
  await expect(keepCost(near, { ...form, amount: '13' })).rejects.toThrow('الفاتورة كلها')
  await keepCost(near, form)
  expect((await shown(requestId)).charged).toMatchObject([{ payer: 'company', amount: 12_000n, number: 'F-7' }])
  await expect(keepCost(far, form)).rejects.toMatchObject({ status: 404 })
  const { id: open } = await reports(near, where)
  await triageMaintenance(near, { requestId: open, ...leak, nature: 'misuse', estimate: '5' })
  await expect(chargeTenant(near, { id: id(), ...(await lastOf(open)), amount: '5', ...invoices })).rejects.toThrow(
    'بعد إنجاز الصيانة',
  )
})

test('done a second time it costs a second time: both stay, both count, and each is charged once', async () => {
  const requestId = await mended('misuse', '6')
  const first = await lastOf(requestId)
  office.later(60_000)
  await reopenMaintenance(near, { requestId, reason: 'عاد التسريب' })
  await assignMaintenance(near, { requestId, who: `technician:${near.actor.id}`, visitOn: '2026-01-16' })
  await completeMaintenance(near, { requestId, note: 'بُدّل الأنبوب', cost: '4', photos: [] })
  const one = await request(near, requestId)
  expect(one).toMatchObject({ cost: 10_000n, doneNote: 'بُدّل الأنبوب' })
  expect(one?.completions).toMatchObject([
    { note: 'بُدّل المحبس', cost: 6_000n, payer: 'tenant', doer: expect.any(String), doneAt: expect.any(Date) },
    { note: 'بُدّل الأنبوب', cost: 4_000n, payer: 'tenant' },
  ])
  const report = () => maintenanceReport(near, { from: '2026-01-01', to: '2026-01-31' })
  expect(await report()).toMatchObject([{ count: 1n, tenant: 10_000n, owner: 0n, cost: 10_000n }])

  const before = await leaf('1210', partyId)
  const charges = async (completion: typeof first, amount: string) =>
    chargeTenant(near, { ...{ id: id(), ...invoices }, ...completion, amount })
  expect((await shown(requestId)).asks?.completion).toMatchObject({ id: first.completionId, cost: 6_000n })
  const both = await Promise.allSettled([charges(first, '6'), charges(first, '6')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await board(near)).map(({ isUncharged }) => isUncharged)).toEqual([true])
  expect((await shown(requestId)).asks?.completion).toMatchObject({ cost: 4_000n })
  await charges(await lastOf(requestId), '4')
  expect((await board(near)).map(({ isUncharged }) => isUncharged)).toEqual([false])
  expect((await shown(requestId)).asks).toBeNull()
  await expect(charges(first, '6')).rejects.toMatchObject({ code: 'properties.charged-before' })
  expect([(await leaf('1210', partyId)) - before, await wrong()]).toEqual([10_000n, []])
})

test('sorted anew, what nobody was charged for goes with it; what an owner agreed to bounds the whole', async () => {
  const requestId = await mended('misuse', '6')
  await reopenMaintenance(near, { requestId, reason: 'عاد التسريب' })
  await triageMaintenance(near, { requestId, ...leak, nature: 'structural', estimate: '40' })
  expect(await maintenanceReport(near, { from: '2026-01-01', to: '2026-01-31' })).toMatchObject([{ owner: 6_000n, tenant: 0n }])
  await assignMaintenance(near, { requestId, who: `technician:${near.actor.id}`, visitOn: '2026-01-16' })
  const done = (cost: string) => completeMaintenance(near, { requestId, note: 'بُدّل الأنبوب', cost, photos: [] })
  await expect(done('45')).rejects.toThrow('أكثر مما وافق عليه المالك')
  await done('44')
  expect(await request(near, requestId)).toMatchObject({ cost: 50_000n })
})
