import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { addSupplier } from '#areas/finance/bills/use-cases/keep-suppliers.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { keepMandateTerms, spendForOwner } from '#areas/finance/public.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { Refusal } from '#platform/refusal.ts'
import { boxesOf } from '#testing/boxes.ts'
import { vaultOf } from '#testing/cheques.ts'
import { dice } from '#testing/dice.ts'
import { lives } from '#testing/lives.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { inDecimals } from '#values/money.ts'
import { payOwner } from './use-cases/pay-owner.ts'
import { prepareSettlement } from './use-cases/settle-owners.ts'

const office = testOffice()
const { huda, id, customer, box, bank, wrong } = vaultOf(office)
const { colleague } = boxesOf(office)
const leaf = (account: string, key = '') => balanceOf(office, { account, key })

const [rate, reserve] = [650n, 10_000n]
const halfUp = (value: bigint, by: bigint) => (2n * value + by) / (2n * by)

type Paid = { id: string; amount: bigint; isCard: boolean }

/** A house of three heirs, and what a small book of its own remembers of it. */
async function life(throwDice: (sides: number) => number) {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  await box()
  const trust = await bank('trust')
  const people = [await customer('مريم'), await customer('نور'), await customer('سالم')]
  const [lead = '', tenant] = [people[0], await customer('مستأجر')]
  const iban = 'OM810180000001299123456'
  const owners = people.map((partyId, at) => ({ partyId, parts: [2n, 3n, 7n][at] ?? 1n, iban }))
  const mandateId = id()
  const terms = { mandateId, branchId, leadId: lead, label: 'M-1', rate: Number(rate), reserve, owners }
  await within(office, (work) => keepMandateTerms(work, terms))
  const { id: supplierId } = await addSupplier(huda(), { name: 'سباك' })
  const [noura, said] = [await colleague('noura', 'accountant'), await colleague('said', 'financeManager')]
  const book = { open: 0n, collected: 0n, expenses: 0n, settled: 0n, paidOut: 0n, paid: [] as Paid[] }
  const uncleared = () => book.paid.reduce((sum, { amount, isCard }) => (isCard ? sum + amount : sum), 0n)
  const some = (most: number) => BigInt(5 * (1 + throwDice(most / 5)))
  const owed = () => people.reduce(async (sum, one) => (await sum) + (await leaf('2125', one)), Promise.resolve(0n))

  async function pays(isCard: boolean) {
    const amount = book.open < 5n ? 0n : ([some(200_000), book.open].toSorted((one, other) => Number(one - other))[0] ?? 0n)
    if (amount === 0n) return
    const rials = inDecimals(amount)
    const by = isCard
      ? ({ method1: 'card', reference1: id().slice(-8), amount1: rials } as const)
      : ({ method1: 'bank-transfer', account1: trust, reference1: id().slice(-12), amount1: rials } as const)
    const { id: receiptId } = await receivePayment(huda(), { id: id(), partyId: tenant, ...by })
    book.paid.push({ id: receiptId, amount, isCard })
    book.open -= amount
    book.collected += amount
  }
  const acts = [
    async () => {
      const amount = some(300_000)
      await demandRent(huda(), rentOf({ partyId: tenant, branchId, mandateId, contractId: id() }, { amount }, id()))
      book.open += amount
    },
    () => pays(false),
    () => pays(false),
    () => pays(true),
    async () => {
      const amount = some(20_000)
      const paper = { number: id().slice(-8), day: '2026-01-10', dueOn: '2026-01-20', description: 'إصلاح' }
      await within(office, (work) => spendForOwner(work, { id: id(), mandateId, supplierId, ...paper, amount }))
      book.expenses += amount
    },
    async () => {
      const at = throwDice(book.paid.length || 1)
      const one = book.paid[at]
      if (!one || throwDice(3) > 0) return
      await reverseReceipt(huda(), { receiptId: one.id, reason: 'على غيره' })
      book.paid.splice(at, 1)
      book.collected -= one.amount
      book.open += one.amount
    },
    async () => {
      const { id: settlementId, approvalId } = await prepareSettlement(noura, { id: id(), mandateId })
      const told = await office.db
        .selectFrom('ownerSettlements')
        .selectAll()
        .where('id', '=', settlementId)
        .executeTakeFirstOrThrow()
      const [commission, vat, unpaid] = [await leaf('4100'), await leaf('2180', '2026-Q1'), await leaf('1210', lead)]
      // R3: collected less commission, its tax, the expenses and what stays, to the baisa; R4: and what the bank has not shown.
      expect(commission).toBe(halfUp(book.collected * rate, 10_000n))
      const payable = book.collected - commission - vat + unpaid - book.expenses - book.settled + (await leaf('1225', mandateId))
      expect(told).toMatchObject({ uncleared: uncleared(), amount: payable - reserve - uncleared() })
      await approve(said, { approvalId: approvalId ?? '' })
      book.settled += told.amount
      expect(await leaf('2120', mandateId)).toBe(reserve + uncleared())
    },
    async () => {
      const partyId = people[throwDice(3)] ?? ''
      const before = await leaf('2125', partyId)
      const { id: payoutId, approvalId } = await payOwner(noura, { id: id(), mandateId, partyId })
      await approve(said, { approvalId: approvalId ?? '' })
      await transferPayout(said, { payoutId, account: trust, reference: id().slice(-10) })
      book.paidOut += before
      expect(await leaf('2125', partyId)).toBe(0n)
    },
  ]
  const holds = async () => {
    const [commission, vat, unpaid] = [await leaf('4100'), await leaf('2180', '2026-Q1'), await leaf('1210', lead)]
    const lies = book.collected - (commission + vat - unpaid) - book.expenses - book.settled + (await leaf('1225', mandateId))
    expect(await leaf('2120', mandateId)).toBe(lies)
    expect(await owed()).toBe(book.settled - book.paidOut)
  }
  return { acts, holds }
}

test.each(lives(4))(
  'R3, R4: life %i of a house pays its owners what is theirs to the baisa, and nothing the bank has not shown',
  async (of) => {
    const throwDice = dice(of)
    const { acts, holds } = await life(throwDice)
    await acts[0]?.()
    let done = 0
    for (let step = 0; step < 30; step += 1) {
      try {
        await acts[throwDice(acts.length)]?.()
        done += 1
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
      }
      await holds()
    }
    expect(done).toBeGreaterThan(12)
    expect(await wrong()).toEqual([])
  },
)
