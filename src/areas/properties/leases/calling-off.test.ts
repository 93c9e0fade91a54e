import { beforeEach, expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { approveCallingOff } from '#areas/contracts/calling-off.ts'
import { askCallingOff } from '#areas/contracts/use-cases/ask-calling-off.ts'
import { refundDeposit } from '#areas/finance/deposits/use-cases/refund-deposit.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { chargesOfContracts } from '#areas/finance/public.ts'
import { makeInspection } from '#areas/properties/inspections/use-cases/make-inspection.ts'
import { saveInspection, signInspection } from '#areas/properties/inspections/use-cases/write-inspection.ts'
import { correctMandate } from '#areas/properties/mandates/use-cases/correct-mandate.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { unit } from '#areas/properties/unit-detail.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { leasesOf } from '#testing/leases.ts'
import { mandateTerms } from '#testing/mandates.ts'
import { testOffice } from '#testing/office.ts'
import { pdf, storiesOf } from '#testing/stories.ts'
import type { DepositForm } from './inputs.ts'
import { lease } from './lease-detail.ts'
import { changeDeposit, changeTerms } from './use-cases/change-lease.ts'
import { submitRegistration } from './use-cases/register-lease.ts'
import { runRent } from './use-cases/run-rent.ts'
import { takeLeaseCheques } from './use-cases/take-cheques.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { colleague } = storiesOf(office)
const { box, pays, wrong, credit } = payersOf(office)
const leaf = (account: string, key = '') => balanceOf(office, { account, key })

let near: Ctx
let layla: Ctx
let mandateId: string
let unitId: string
let partyId: string
beforeEach(async () => {
  const one = await letting('1')
  ;[near, mandateId, unitId] = [one.near, one.mandateId, one.units[0] ?? '']
  layla = await colleague('layla', 'propertyOfficer')
  partyId = await tenant(near)
  await box()
})

const term = { startsOn: '2026-01-18', endsOn: '2026-07-17' }
const besides: DepositForm = {
  ...{ deposit: '250', graceDays: '7', lateRule: 'none', utilitiesBy: 'tenant', paymentMethod: 'transfer', feePaidBy: 'owner' },
}

/** From the eighteenth on, which is in three days. */
async function drafted() {
  const { id: contractId } = await started(near, { unitId, partyId })
  const terms = { contractId, seen: '1', ...term, rent: '250', rentFor: 'month', frequency: '1', paid: 'in-advance' } as const
  await changeTerms(near, { ...terms, starts: 'lease-day', noticeDays: '90' })
  await changeDeposit(near, { contractId, seen: '2', ...besides })
  return contractId
}
const asks = (contractId: string) => askCallingOff(layla, { contractId, by: 'party', reason: 'نُقل عمله إلى مسقط' })
const waiting = () =>
  office.db
    .selectFrom('approvals')
    .select(['id', 'payload'])
    .where('action', '=', approveCallingOff.action)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
const agrees = async () => approve(near, { approvalId: (await waiting()).id })
const told = async () => {
  const lines = (await approveCallingOff.tell?.(near, (await waiting()).payload)) ?? []
  return new Map(lines.map(({ question, answer }) => [question, String(answer)]))
}
const charges = async (contractId: string) =>
  (await chargesOfContracts(office, [contractId])).map(({ kind, open, credited }) => `${kind} ${open} ${credited}`).toSorted()
const runs = () => runRent(office.staff('maryam', propertiesPermissions.runRent), {})
const tasks = async () =>
  (await office.db.selectFrom('tasks').select('rule').where('status', '=', 'open').orderBy('rule').execute()).map(
    ({ rule }) => rule,
  )

test('what was paid is the tenant’s credit, the deposit goes back, the unit is free, and no rent is asked for any more', async () => {
  const contractId = await drafted()
  await putInForce(near, contractId)
  expect(await charges(contractId)).toEqual(['deposit 250000 0', 'rent 250000 0'])
  await pays(partyId, '500')
  await asks(contractId)
  const says = await told()
  expect([says.get('دُفع منها ويبقى رصيدًا للمستأجر'), says.get('تأمين محفوظ يُردّ بسند صرف')]).toEqual([
    expect.stringContaining('250'),
    expect.stringContaining('250'),
  ])
  await agrees()
  expect(await charges(contractId)).toEqual(['deposit 0 0', 'rent 0 250000'])
  expect([await credit(partyId), await leaf('2130', contractId), await leaf('2120', mandateId)]).toEqual([250_000n, 250_000n, 0n])
  expect([(await unit(near, unitId))?.state, (await tasks()).includes('lease-registration')]).toEqual(['vacant', false])
  expect(await lease(near, contractId)).toMatchObject({
    ...{ contract: { state: 'cancelled' }, registering: null, registrable: false },
    instalments: [{ standing: 'taken-back' }],
  })
  office.later(60 * 86_400_000)
  await runs()
  expect([await charges(contractId), await wrong()]).toEqual([['deposit 0 0', 'rent 0 250000'], []])
  const refund = { id: near.newId(), depositId: contractId, amount: '250', purpose: 'أُلغي العقد قبل أن يبدأ' }
  await refundDeposit(await colleague('noor', 'accountant'), {
    ...refund,
    method: 'bank-transfer',
    iban: 'OM810180000001299123456',
    otherWay: 'دفعه نقدًا',
  })
  const again = await started(near, { unitId, partyId, startsOn: '2026-04-01' })
  expect((await lease(near, again.id))?.contract.state).toBe('draft')
})

test('what nobody paid is asked of nobody, the fee for the letting is taken back, and his cheques go back to him', async () => {
  const { approvalId } = await correctMandate(near, {
    ...{ ...mandateTerms, contractId: mandateId, seen: '1', depositsHeldBy: 'owner', lettingFee: '40', consent: 'ملحق 1' },
  })
  await approve(await colleague('said', 'financeManager'), { approvalId: approvalId ?? '' })
  const contractId = await drafted()
  const cheque = { id: near.newId(), contractId, bank: 'بنك مسقط', number1: '000100', dueOn1: '2026-01-18', amount1: '250' }
  await takeLeaseCheques(near, { ...cheque, number2: '000101', dueOn2: '2026-02-18', amount2: '250' })
  await putInForce(near, contractId)
  expect(await charges(contractId)).toEqual(['owner-deposit 250000 0', 'rent 250000 0'])
  await asks(contractId)
  const says = await told()
  expect([says.get('شيكات في الحافظة تُعاد إليه'), says.get('رسم التأجير على المالك')]).toEqual([
    'شيكان',
    expect.stringContaining('تُلغى فاتورته'),
  ])
  await pays(partyId, '100')
  const lay = await leaf('2120', mandateId)
  await agrees()
  expect(await charges(contractId)).toEqual(['owner-deposit 0 250000', 'rent 0 250000'])
  const fee = office.db.selectFrom('charges').select(['openNet', 'openVat']).where('invoiceId', '=', contractId)
  expect(await fee.executeTakeFirst()).toEqual({ openNet: 0n, openVat: 0n })
  expect(lay).toBeGreaterThan(0n)
  expect([await credit(partyId), await leaf('2120', mandateId), await tasks()]).toEqual([
    100_000n,
    0n,
    expect.arrayContaining(['lease-cheques-back']),
  ])
  expect(await wrong()).toEqual([])
})

test('what lies with the municipality is withdrawn there by somebody, and a deposit paid in part goes back as far as it was paid', async () => {
  const contractId = await drafted()
  await putInForce(near, contractId)
  await submitRegistration(near, { contractId, on: '2026-01-15' })
  const due = (await chargesOfContracts(office, [contractId])).find(({ kind }) => kind === 'deposit')
  await pays(partyId, '100', { charge1: due?.id ?? '', pay1: '100' })
  await asks(contractId)
  expect((await told()).get('مهمة لمسؤول العقارات')).toBe('اسحبه من التوثيق لدى البلدية')
  await agrees()
  expect([await charges(contractId), await leaf('2130', contractId), await credit(partyId)]).toEqual([
    ['deposit 0 150000', 'rent 0 250000'],
    100_000n,
    0n,
  ])
  expect([await tasks(), await wrong()]).toEqual([['lease-unregister'], []])
})

async function handover() {
  const { id: inspectionId } = await makeInspection(near, { id: near.newId(), unitId, kind: 'handover' })
  const seen = { inspectionId, seen: '1', seenOn: '2026-01-15', room1: 'الصالة', item1: 'الباب', condition1: 'sound' }
  await saveInspection(near, seen)
  return () => signInspection(near, { inspectionId, seen: '2', signer: 'خالد', signature: [pdf] })
}

test('a unit that was handed over is not called off; of a hand-over and a calling off at once one happens', async () => {
  const contractId = await drafted()
  await putInForce(near, contractId)
  const signs = await handover()
  await asks(contractId)
  const both = await Promise.allSettled([signs(), agrees()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const isOut = both[0].status === 'fulfilled'
  expect((await lease(near, contractId))?.contract.state).toBe(isOut ? 'active' : 'cancelled')
  const papers = await office.db.selectFrom('handoverSheets').select('status').execute()
  expect(papers).toEqual([{ status: isOut ? 'signed' : 'draft' }])
})

test('once the unit was handed over nobody asks, and what was asked for is not agreed to', async () => {
  const contractId = await drafted()
  await putInForce(near, contractId)
  await asks(contractId)
  await (await handover())()
  await expect(agrees()).rejects.toThrow('سُلّمت الوحدة')
  expect((await lease(near, contractId))?.contract.may.callOff).toBe(false)
  await expect(asks(contractId)).rejects.toThrow('سُلّمت الوحدة')
})
