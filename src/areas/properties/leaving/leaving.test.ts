import { beforeEach, expect, test } from 'vitest'
import { viewingContracts } from '#areas/contracts/public.ts'
import { closeContract, endContract, terminateEarly } from '#areas/contracts/use-cases/end-contract.ts'
import { renewContract } from '#areas/contracts/use-cases/renew-contract.ts'
import { newPayoutPath } from '#areas/finance/addresses.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { chargesOfContracts } from '#areas/finance/public.ts'
import { verifiedPaper } from '#areas/finance/vouchers/verified-papers.ts'
import { makeInspection } from '#areas/properties/inspections/use-cases/make-inspection.ts'
import { saveInspection, signInspection } from '#areas/properties/inspections/use-cases/write-inspection.ts'
import { changeTerms } from '#areas/properties/leases/use-cases/change-lease.ts'
import { unit } from '#areas/properties/unit-detail.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { pdf } from '#testing/stories.ts'
import { clearancePaper, moveOutPaper } from './leaving-papers.ts'
import { beyond, settled } from './move-out.ts'
import { papersOfLeaving } from './own-papers.ts'
import { leaving, ownLeaving } from './queries.ts'
import { issueClearance } from './use-cases/issue-clearance.ts'
import { refundRest, settleMoveOut } from './use-cases/settle-move-out.ts'
import { addDeduction, removeDeduction, signMoveOut } from './use-cases/write-move-out.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { owner } = ownersOf(office)
const { box, pays, wrong } = payersOf(office)
const leaf = (account: string, key = '') => balanceOf(office, { account, key })
const iban = 'OM810180000001299123456'

let near: Ctx
let far: Ctx
let unitId: string
let second: string
let partyId: string
let contractId: string
beforeEach(async () => {
  const one = await letting('1-2')
  ;[near, far, unitId, second] = [one.near, one.far, one.units[0] ?? '', one.units[1] ?? '']
  partyId = await tenant(near)
  contractId = (await started(near, { unitId, partyId })).id
  await putInForce(near, contractId)
  await box()
})

const shown = async () => (await leaving(near, contractId)) ?? expect.fail('no lease')
const open = async () => (await chargesOfContracts(office, [contractId])).reduce((sum, charge) => sum + charge.open, 0n)
const deducts = (amount: string, description = 'باب مكسور') =>
  addDeduction(near, { id: near.newId(), contractId, kind: 'damage', description, amount, evidence: [pdf] })
const settles = (more: { iban?: string } = { iban }) =>
  settleMoveOut(near, { id: near.newId(), contractId, unsignedReason: 'سافر', ...more })
async function leaves(on = '2026-01-15') {
  const { id: inspectionId } = await makeInspection(near, { id: near.newId(), unitId, kind: 'return' })
  const form = {
    inspectionId,
    seen: '1',
    seenOn: '2026-01-15',
    keys: '2',
    room1: 'الصالة',
    item1: 'الباب',
    condition1: 'damaged',
  }
  await saveInspection(near, form)
  await signInspection(near, { inspectionId, seen: '2', signer: 'خالد', signature: [pdf] })
  await terminateEarly(near, { contractId, on, reason: 'رحل' })
}

test('nobody moves out by a lease that another one follows', async () => {
  const { id: before } = await started(near, { unitId: second, partyId })
  const term = { startsOn: '2026-01-01', endsOn: '2026-03-31', starts: 'lease-day', noticeDays: '90' } as const
  const paid = { rent: '250', rentFor: 'month', frequency: '1', paid: 'in-advance' } as const
  await changeTerms(near, { contractId: before, seen: '1', ...term, ...paid })
  await putInForce(near, before)
  const next = { contractId: before, endsOn: '2026-12-31', value: '2250', noticeDays: '90' }
  const { id } = await renewContract(near, { id: near.newId(), ...next })
  await putInForce(near, id)
  office.later(80 * 86_400_000)
  await endContract(near, { contractId: before })
  await expect(settleMoveOut(near, { id: near.newId(), contractId: before, unsignedReason: 'سافر', iban })).rejects.toThrow(
    /يبقى المستأجر في الوحدة بالعقد L-/,
  )
  expect(await leaving(near, before)).toMatchObject({
    staysOn: expect.stringContaining('يبقى المستأجر'),
    may: { write: false, settle: false },
  })
})

test('R5: what is held is what was deducted and what goes back, to the baisa, and it goes back by two', async () => {
  await pays(partyId, String(Number(await open()) / 1000))
  const held = await leaf('2130', contractId)
  expect(held).toBeGreaterThan(0n)
  await leaves()
  await deducts('20.005')
  await deducts('5')
  const { plan } = await shown()
  expect(plan.refund + plan.used).toBe(held)
  await expect(settles({})).rejects.toThrow('آيبان')
  const nothing = settleMoveOut(near, { id: near.newId(), contractId })
  await expect(nothing).rejects.toMatchObject({ issues: [{ path: ['iban'] }, { path: ['unsignedReason'] }] })
  await settles()
  await expect(settles()).rejects.toMatchObject({ code: 'properties.settled-before' })
  const row = await office.db.selectFrom('moveOuts').selectAll().executeTakeFirstOrThrow()
  expect([row.held, (row.used ?? 0n) + (row.refund ?? 0n), row.used]).toEqual([held, held, 25_005n])
  const voucher = await office.db.selectFrom('payouts').selectAll().executeTakeFirstOrThrow()
  expect([voucher.amount, voucher.status, voucher.depositId]).toEqual([held - 25_005n, 'submitted', contractId])
  expect([await leaf('2130', contractId), await wrong()]).toEqual([held - 25_005n, []])
  await expect(refundRest(near, { id: near.newId(), contractId, iban })).rejects.toThrow('لا باقي')
  await expect(issueClearance(near, { contractId })).rejects.toThrow('محفوظًا من التأمين')
  await expect(closeContract(near, { contractId })).rejects.toThrow('ما زال تأمين')
})

test('a deposit nobody paid is asked of nobody once the account is drawn, and the lease can be closed', async () => {
  await leaves()
  const unpaid = async () =>
    (await chargesOfContracts(office, [contractId])).filter(({ kind, open }) => kind === 'deposit' && open > 0n)
  expect(await unpaid()).toHaveLength(1)
  await settles()
  expect([await unpaid(), await leaf('9130', partyId), await wrong()]).toEqual([[], 0n, []])
  // Cash comes in coins of five baisa.
  await pays(partyId, String((Math.ceil(Number(await open()) / 5) * 5) / 1000))
  await closeContract(near, { contractId })
})

test('R8: no day after the last one is owed; what was paid for it is the tenant’s credit, and nothing paid before is touched', async () => {
  await pays(partyId, String(Number(await open()) / 1000))
  const rent = (await chargesOfContracts(office, [contractId])).find(({ kind }) => kind === 'rent')
  await leaves('2026-01-15')
  const { plan } = await shown()
  expect([plan.credited > 0n, plan.takenBack, plan.owed]).toEqual([true, 0n, 0n])
  const credit = await leaf('2160', partyId)
  await settles()
  expect([(await leaf('2160', partyId)) - credit, await open(), await wrong()]).toEqual([plan.credited, 0n, []])
  const after = (await chargesOfContracts(office, [contractId])).find(({ id }) => id === rent?.id)
  expect(after?.credited).toBe(plan.credited)
  expect((await leaving(office.staff('haitham', viewingContracts), contractId))?.payBack).toBeNull()
  const accountant = office.staff('maryam', viewingContracts, financePermissions.preparePayouts)
  expect((await leaving(accountant, contractId))?.payBack).toEqual({ free: plan.credited, path: newPayoutPath(partyId) })
})

test('a deposit that does not reach leaves the rest owed; once it is paid the lease is closed and the paper says that nothing is owed', async () => {
  await pays(partyId, String(Number(await open()) / 1000))
  const held = await leaf('2130', contractId)
  await leaves()
  await deducts(String((Number(held) + 30_000) / 1000))
  await signMoveOut(near, { contractId, signer: 'خالد المعشني', signature: [pdf] })
  expect(pdfText(await moveOutPaper(near, await shown()))).toContain('تسوية إخلاء')
  await settleMoveOut(near, { id: near.newId(), contractId })
  expect([await leaf('2130', contractId), await open(), (await shown()).may.clear]).toEqual([0n, 30_000n, false])
  await expect(issueClearance(near, { contractId })).rejects.toThrow('على المستأجر')
  const [charge] = (await chargesOfContracts(office, [contractId])).filter((one) => one.open > 0n)
  await pays(partyId, '30', { chargeId1: charge?.id ?? '', amount1: '30' })
  await issueClearance(near, { contractId })
  await issueClearance(near, { contractId })
  const one = await shown()
  expect([one.contract.state, one.clearance?.number, one.owesNothing]).toEqual(['closed', 'CL-1001', true])
  expect(pdfText((await clearancePaper(near, one)) ?? new Uint8Array())).toContain('CL-1001')
  const [own, other] = [await owner('خميس الشنفري'), await owner('علي الشحري')]
  await office.db.updateTable('customerAccounts').set({ partyId }).where('accountId', '=', own.ctx.actor.id).execute()
  expect([await ownLeaving(other.ctx, contractId), (await ownLeaving(own.ctx, contractId))?.clearance?.number]).toEqual([
    null,
    'CL-1001',
  ])
  expect((await papersOfLeaving(office, [contractId])).map(({ label }) => label)).toEqual([
    'تسوية الإخلاء',
    'براءة الذمة CL-1001',
  ])
  expect(await verifiedPaper(office.visitor(), one.clearance?.token)).toMatchObject({
    kind: 'براءة ذمة',
    number: 'CL-1001',
    state: 'valid',
  })
  expect([(await unit(near, unitId))?.state, await wrong()]).toEqual(['vacant', []])
})

test('nothing is settled before the unit is back and the tenant signed or did not for a reason; a new deduction is signed anew', async () => {
  await expect(deducts('5')).rejects.toMatchObject({ code: 'properties.not-leaving' })
  const { id: out } = await makeInspection(near, { id: near.newId(), unitId, kind: 'handover' })
  await saveInspection(near, {
    inspectionId: out,
    seen: '1',
    seenOn: '2026-01-15',
    room1: 'الصالة',
    item1: 'الباب',
    condition1: 'sound',
  })
  await signInspection(near, { inspectionId: out, seen: '2', signer: 'خالد', signature: [pdf] })
  await terminateEarly(near, { contractId, on: '2026-01-15', reason: 'رحل' })
  await expect(settles()).rejects.toThrow('لم تُعَد الوحدة')
  await deducts('5')
  await signMoveOut(near, { contractId, signer: 'خالد', signature: [pdf] })
  await deducts('7', 'تنظيف')
  const { moveOut, plan } = await shown()
  expect([moveOut?.signedAt, plan.deductions]).toEqual([null, 12_000n])
  await removeDeduction(near, { contractId, lineId: plan.lines[0]?.id ?? '' })
  expect((await shown()).plan.deductions).toBe(7_000n)
  expect(await leaving(far, contractId)).toBeNull()
  await expect(
    addDeduction(near, { ...{ id: near.newId(), contractId, kind: 'other', description: 'قفل', amount: '1' }, evidence: [] }),
  ).rejects.toThrow('أرفق ما يثبت الخصم')
})

test('a deduction that is sent twice is one, also when both come at once', async () => {
  await leaves()
  const form = { id: near.newId(), contractId, kind: 'damage', description: 'باب مكسور', amount: '5', evidence: [pdf] } as const
  await Promise.all([addDeduction(near, form), addDeduction(near, form)])
  await signMoveOut(near, { contractId, signer: 'خالد', signature: [pdf] })
  await addDeduction(near, form)
  const { moveOut, plan } = await shown()
  expect([plan.lines.length, plan.deductions, moveOut?.signer]).toEqual([1, 5_000n, 'خالد'])
  expect((await office.history()).filter((name) => name === 'properties.deduction-added')).toHaveLength(1)
})

test('the newest demands for days after the last one give way, as far as too much was demanded', () => {
  const rent = (id: string, from: string, until: string, open: bigint) => ({
    ...{ id, from, until, net: 300n, open },
    // Five of a hundred are tax.
    grossOf: (net: bigint) => net + net / 20n,
  })
  const all = [
    rent('a', '2026-01-01', '2026-01-31', 0n),
    rent('b', '2026-02-01', '2026-02-28', 0n),
    rent('c', '2026-03-01', '2026-03-31', 315n),
  ]
  expect(beyond(all, { earned: 450n, lastDay: '2026-02-14' })).toEqual([
    { id: 'c', net: 300n, gross: 315n, ofOpen: 315n },
    { id: 'b', net: 150n, gross: 157n, ofOpen: 0n },
  ])
  expect(settled({ owed: 30n, deductions: 20n, held: 100n })).toEqual({ all: 50n, used: 50n, refund: 50n, left: 0n })
})
