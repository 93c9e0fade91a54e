import { beforeEach, expect, test } from 'vitest'
import { oneApproval, waitingApprovals } from '#areas/access/approvals/queries.ts'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { reverseBill } from '#areas/finance/bills/use-cases/enter-bill.ts'
import { addSupplier } from '#areas/finance/bills/use-cases/keep-suppliers.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { reversePayout } from '#areas/finance/payouts/use-cases/end-payout.ts'
import { transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { keepMandateTerms, spendForOwner } from '#areas/finance/public.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { boxesOf } from '#testing/boxes.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { inRials } from '#values/money.ts'
import { besidePool } from './beside-pool.ts'
import { readPoolsAsked } from './pool-asked.ts'
import { poolShown, poolsAskedFor } from './queries.ts'
import { payOwner } from './use-cases/pay-owner.ts'
import { cancelSettlement, prepareSettlement, reverseSettlement } from './use-cases/settle-owners.ts'

const office = testOffice()
const { huda, id, customer, box, bank, pays, wrong } = vaultOf(office)
const { colleague } = boxesOf(office)

const leaf = (account: string, key: string) => balanceOf(office, { account, key })

/** A house of three heirs, 3, 7 and 14 parts of 24, whose rents we collect for 7 percent. */
async function house({ reserve = 0n } = {}) {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  const [mandateId, contractId] = [id(), id()]
  const [maryam, noor, salem, tenant] = [
    await customer('مريم'),
    await customer('نور'),
    await customer('سالم'),
    await customer('مستأجر'),
  ]
  const iban = 'OM810180000001299123456'
  const owners = [
    { partyId: maryam, parts: 3n, iban },
    { partyId: noor, parts: 7n, iban },
    { partyId: salem, parts: 14n, iban },
  ]
  const terms = { mandateId, branchId, leadId: maryam, label: 'M-SLL26-00001، بيت عوقد', rate: 700, reserve, owners }
  await within(office, (work) => keepMandateTerms(work, terms))
  await box()
  const collects = async (rials: number, source: string) => {
    const about = { partyId: tenant, branchId, mandateId, contractId }
    await demandRent(huda(), rentOf(about, { amount: BigInt(rials) * 1000n }, source))
    return pays(tenant, String(rials))
  }
  return { mandateId, maryam, noor, salem, tenant, terms, collects }
}

const people = async () => {
  known ??= { noura: await colleague('noura', 'accountant'), said: await colleague('said', 'financeManager') }
  return known
}
type Person = Awaited<ReturnType<typeof colleague>>
let known: { noura: Person; said: Person } | null = null
beforeEach(() => {
  known = null
})

async function settles(mandateId: string) {
  const { noura, said } = await people()
  const { id: settlementId, approvalId } = await prepareSettlement(noura, { id: id(), mandateId })
  await approve(said, { approvalId: approvalId ?? '' })
  return settlementId
}

test('R3, I43: a house of three heirs is settled to the baisa, twice', async () => {
  const { mandateId, maryam, noor, salem, collects } = await house({ reserve: 25_000n })
  const owed = async () => [await leaf('2125', maryam), await leaf('2125', noor), await leaf('2125', salem)]
  await collects(1000, 'L-1')
  await settles(mandateId)
  // 1,000.000 less 70.000 and its tax of 3.500, less the 25.000 that stay: 901.500 in twenty-fourths.
  expect(await owed()).toEqual([112_688n, 262_937n, 525_875n])
  expect(await leaf('2120', mandateId)).toBe(25_000n)
  expect([await leaf('4100', ''), await leaf('1210', maryam)]).toEqual([70_000n, 0n])
  await collects(300, 'L-2')
  await settles(mandateId)
  // Of 1,179.450 in all.
  expect(await owed()).toEqual([147_431n, 344_006n, 688_013n])
  expect(await wrong()).toEqual([])
})

test('an owner is paid what was settled, by two people, out of an account held for others, into that of the agreement', async () => {
  const { mandateId, salem, tenant, terms } = await house()
  const trust = await bank('trust')
  const { branchId } = terms
  await demandRent(huda(), rentOf({ partyId: tenant, branchId, mandateId, contractId: id() }, { amount: 100_000n }, 'L-1'))
  const came = { method1: 'bank-transfer', account1: trust, reference1: 'TT-1', amount1: '100' } as const
  await receivePayment(huda(), { id: id(), partyId: tenant, ...came })
  await settles(mandateId)
  const { noura, said } = await people()
  const { id: payoutId, approvalId } = await payOwner(noura, { id: id(), mandateId, partyId: salem })
  await expect(payOwner(noura, { id: id(), mandateId, partyId: salem })).rejects.toThrow('لم يبق لهذا المالك شيء')
  await expect(transferPayout(said, { payoutId, account: trust, reference: 'T-1' })).rejects.toThrow()
  await approve(said, { approvalId: approvalId ?? '' })
  const owed = await leaf('2125', salem)
  await transferPayout(said, { payoutId, account: trust, reference: 'T-1' })
  expect([await leaf('2125', salem), await leaf('1130', trust)]).toEqual([0n, 100_000n - owed])
  const stretch = { from: '2026-01-01', to: '2026-12-31' }
  const { vouchers } = await besidePool(office.visitor(), {
    mandateId,
    owners: [{ partyId: salem, parts: 1n, whole: 1n }],
    ownersStretch: stretch,
  })
  expect(vouchers).toMatchObject([{ number: expect.stringContaining('PV-'), amount: owed }])
  expect(await wrong()).toEqual([])
  await reversePayout(said, { payoutId, reason: 'أعاده البنك' })
  expect([await leaf('2125', salem), await leaf('1130', trust)]).toEqual([owed, 100_000n])
  expect(await wrong()).toEqual([])
})

test('R4, I44: what a card brought and the bank has not shown is not settled', async () => {
  const { mandateId, tenant, terms, collects } = await house()
  const { branchId } = terms
  await demandRent(huda(), rentOf({ partyId: tenant, branchId, mandateId, contractId: id() }, { amount: 80_000n }, 'L-1'))
  await receivePayment(huda(), { id: id(), partyId: tenant, method1: 'card', reference1: '004711', amount1: '80' })
  const { noura } = await people()
  await expect(prepareSettlement(noura, { id: id(), mandateId })).rejects.toThrow('ولم يصل البنك بعد')
  await collects(100, 'L-2')
  await settles(mandateId)
  // 180.000 less 12.600 and its tax of 0.630, less the 80.000 on the card.
  const paid = [await leaf('2125', terms.owners[0]?.partyId ?? ''), await leaf('2120', mandateId)]
  expect(paid).toEqual([10_846n, 80_000n])
  expect(await wrong()).toEqual([])
})

test('I45, D8: what is taken back of a rent takes its commission along, and what is missing the company lends until the next collection', async () => {
  const { mandateId, salem, collects } = await house()
  const { id: receiptId } = await collects(200, 'L-1')
  await settles(mandateId)
  await reverseReceipt(huda(), { receiptId, reason: 'على غيره' })
  expect([await leaf('2120', mandateId), await leaf('1225', mandateId)]).toEqual([0n, 200_000n])
  expect((await poolShown((await people()).noura, mandateId))?.next).toMatchObject({ repaid: 14_700n, amount: 0n })
  const rent = office.db.selectFrom('charges').select('partyId').where('kind', '=', 'rent')
  await pays((await rent.executeTakeFirstOrThrow()).partyId, '150')
  expect([await leaf('2120', mandateId), await leaf('1225', mandateId)]).toEqual([0n, 50_000n])
  await collects(100, 'L-2')
  expect(await leaf('1225', mandateId)).toBe(0n)
  await settles(mandateId)
  expect(await leaf('2125', salem)).toBeGreaterThan(0n)
  expect(await wrong()).toEqual([])
})

test('a settlement waits for another, is cancelled before and reversed after, and one waits at a time', async () => {
  const { mandateId, noor, collects } = await house()
  const { noura, said } = await people()
  await collects(500, 'L-1')
  const first = await prepareSettlement(noura, { id: id(), mandateId })
  await expect(prepareSettlement(noura, { id: id(), mandateId })).rejects.toThrow('تنتظر الاعتماد')
  await expect(approve(noura, { approvalId: first.approvalId ?? '' })).rejects.toThrow()
  await cancelSettlement(noura, { settlementId: first.id, reason: 'قبل أوانها' })
  expect(await waitingApprovals(said)).toEqual([])
  const withdrawn = { status: 'withdrawn', note: 'قبل أوانها', mayDecide: false }
  expect(await oneApproval(noura, first.approvalId ?? '')).toMatchObject(withdrawn)
  await expect(approve(said, { approvalId: first.approvalId ?? '' })).rejects.toThrow('بُتّ في هذا الطلب')
  const settlementId = await settles(mandateId)
  expect(await leaf('2125', noor)).toBeGreaterThan(0n)
  await reverseSettlement(said, { settlementId, reason: 'خطأ' })
  expect([await leaf('2125', noor), await leaf('2120', mandateId)]).toEqual([0n, 463_250n])
  expect(await wrong()).toEqual([])
})

test('other shares wait until what lies there is settled, and another rate counts from now on', async () => {
  const { mandateId, noor, salem, terms, collects } = await house()
  await collects(100, 'L-1')
  const sold = {
    ...terms,
    owners: [
      { partyId: salem, parts: 1n },
      { partyId: noor, parts: 1n },
    ],
  }
  await expect(within(office, (work) => keepMandateTerms(work, sold))).rejects.toThrow('سوّها لملّاكها')
  await within(office, (work) => keepMandateTerms(work, { ...terms, rate: 1000 }))
  expect(await leaf('4100', '')).toBe(7_000n)
  await collects(100, 'L-2')
  await settles(mandateId)
  expect(await leaf('4100', '')).toBe(17_000n)
  await within(office, (work) => keepMandateTerms(work, sold))
  await collects(100, 'L-3')
  const before = await leaf('2125', noor)
  await settles(mandateId)
  expect((await leaf('2125', noor)) - before).toBe(46_325n)
  expect(await wrong()).toEqual([])
})

test('the page says what lies with us for each mandate, to whoever may see it, and settles from there', async () => {
  const { mandateId, collects } = await house({ reserve: 10_000n })
  await collects(100, 'L-1')
  const { noura } = await people()
  const { rows, sums } = await poolsAskedFor(noura, readPoolsAsked(new URLSearchParams('q=عوقد')))
  expect(rows).toMatchObject([{ mandateId, lies: 100_000n, lent: 0n, waits: false }])
  expect(sums).toMatchObject({ lies: 100_000n, lent: 0n })
  const pool = (await poolShown(noura, mandateId)) ?? expect.fail('no pool')
  expect(pool).toMatchObject({ lies: 100_000n, commission: 7_000n, uncleared: 0n, reserve: 10_000n, settlements: [] })
  // 100.000 less 7.000 and its tax of 0.350, less the 10.000 that stay.
  expect(pool.next).toMatchObject({ collected: 100_000n, commission: 7_000n, vat: 350n, expenses: 0n, amount: 82_650n })
  const seen = pool.next?.shares.map(({ partyId, sum }) => ({ partyId, amount: sum }))
  const { id: settlementId, approvalId } = await prepareSettlement(noura, { id: id(), mandateId })
  const told = await office.db
    .selectFrom('ownerSettlementShares')
    .select(['partyId', 'amount'])
    .where('settlementId', '=', settlementId)
    .orderBy('place')
    .execute()
  expect(told).toEqual(seen)
  const checks = (await oneApproval(noura, approvalId ?? ''))?.checks ?? []
  const asked = ['المحصَّل من المستأجرين', 'العمولة والرسوم', 'ضريبتها', 'المصروفات']
  const answers = asked.map((about) => checks.find(({ question }) => question === about)?.answer)
  expect(answers).toEqual([100_000n, 7_000n, 350n, 0n].map(inRials))
  expect(pool.owners.map(({ parts, whole }) => [parts, whole])).toEqual([
    [3n, 24n],
    [7n, 24n],
    [14n, 24n],
  ])
  expect(await poolShown(office.staff('nobody'), mandateId)).toBeNull()
})

test('R3: a house of three heirs with a plumber’s bill in their name: 863.250 in twenty-fourths, and every baisa has its heir', async () => {
  const { mandateId, maryam, noor, salem, collects } = await house({ reserve: 25_000n })
  const owed = async () => [await leaf('2125', maryam), await leaf('2125', noor), await leaf('2125', salem)]
  const { id: supplierId } = await addSupplier(huda(), { name: 'سباك صلالة' })
  const paper = { number: 'P-1', day: '2026-01-10', dueOn: '2026-01-20', description: 'إصلاح تسرب' }
  const bill = { id: id(), mandateId, supplierId, ...paper, amount: 38_250n }
  await expect(within(office, (work) => spendForOwner(work, bill))).rejects.toThrow('حد سلفته')
  await collects(1000, 'L-1')
  await within(office, (work) => spendForOwner(work, bill))
  await within(office, (work) => spendForOwner(work, bill))
  expect([await leaf('2120', mandateId), await leaf('2110', supplierId)]).toEqual([961_750n, 38_250n])
  await settles(mandateId)
  expect(await owed()).toEqual([107_906n, 251_781n, 503_563n])
  await collects(300, 'L-2')
  await settles(mandateId)
  expect(await owed()).toEqual([142_650n, 332_850n, 665_700n])
  await reverseBill(huda(), { billId: bill.id, reason: 'ليست لهم' })
  expect(await leaf('2120', mandateId)).toBe(63_250n)
  expect(await wrong()).toEqual([])
})
