import { expect, test } from 'vitest'
import { approvables } from '#app/areas.ts'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { isRefusal } from '#platform/refusal.ts'
import { banksOf } from '#testing/banks.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { lockPeriod } from '#testing/periods.ts'
import { pdf } from '#testing/stories.ts'
import { creditBill } from './bills/use-cases/credit-bill.ts'
import { enterBill } from './bills/use-cases/enter-bill.ts'
import { addSupplier } from './bills/use-cases/keep-suppliers.ts'
import { spendPetty } from './bills/use-cases/spend-petty.ts'
import { bounceCheque } from './cheques/use-cases/bounce-cheque.ts'
import { clearCheque } from './cheques/use-cases/clear-cheque.ts'
import { coverCharges } from './cheques/use-cases/cover-charges.ts'
import { depositCheques } from './cheques/use-cases/deposit-cheques.ts'
import { creditInvoice } from './credit-notes/use-cases/credit-invoice.ts'
import { askDeposit } from './deposits/use-cases/ask-deposit.ts'
import { deductDeposit } from './deposits/use-cases/deduct-deposit.ts'
import { writeVoucher } from './ledger/use-cases/write-voucher.ts'
import { sendProof } from './portal/use-cases/send-proof.ts'
import { allocatePayment } from './receipts/use-cases/allocate-payment.ts'
import { receivePayment } from './receipts/use-cases/receive-payment.ts'
import { askSetOff } from './set-offs/use-cases/ask-set-off.ts'
import { askWriteOff } from './write-offs/use-cases/ask-write-off.ts'

const office = testOffice()
const { huda, id, box, owes, pays, brings, wrong } = vaultOf(office)
const { owner, account } = ownersOf(office)
const { colleague } = banksOf(office)

const everything = async () =>
  await Promise.all(
    (['journals', 'allocations', 'chequeCovers', 'writeOffs', 'setOffs', 'transferProofs', 'bills'] as const).map(
      async (table) => {
        const query = office.db.selectFrom(table).select(({ fn }) => fn.countAll<bigint>().as('all'))
        return (await query.executeTakeFirstOrThrow()).all
      },
    ),
  )

/** Each is refused, and whoever tries hears why: not by a fault of ours. */
async function allRefused(tries: Record<string, () => Promise<unknown>>) {
  const before = await everything()
  const went: string[] = []
  for (const [name, send] of Object.entries(tries)) {
    const said = await send().then(
      () => 'done',
      (error: { issues?: unknown }) => (error.issues || isRefusal(error) ? 'refused' : String(error)),
    )
    if (said !== 'refused') went.push(`${name}: ${said}`)
  }
  expect(went).toEqual([])
  expect([await everything(), await wrong()]).toEqual([before, []])
}

test('F3: nobody pays, covers, gives up or takes back what another owes, by any form that names a due', async () => {
  const [, accountId, salim, said] = [await box(), await account(), await owner(), await owner('سعيد المعشني')]
  await pays(salim.partyId, '50')
  const { invoiceId, chargeId: own } = await owes(salim.partyId, '100')
  const { chargeId: theirs } = await owes(said.partyId, '80')
  const deposit = { line: 'cars', contract: 'CR-7', dueOn: '2026-01-05' } as const
  const { id: depositId } = await askDeposit(huda(), { id: id(), partyId: salim.partyId, amount: '60', ...deposit })
  const chequeId = await brings(salim.partyId, '30')
  const noura = await colleague('noura', 'accountant')
  const { partyId } = salim
  const cash = { method1: 'cash', amount1: '5' } as const
  const words = { reason: 'أفلس', evidence: [pdf] }
  const shown = { account: accountId, transferredOn: '2026-01-14', reference: 'BM-8841', file: [pdf], amount: '9' }
  const tries = (charge: string) => ({
    'cash at the counter': () => receivePayment(huda(), { id: id(), partyId, ...cash, charge1: charge, pay1: '3' }),
    'credit that stands to them': () => allocatePayment(huda(), { id: id(), partyId, charge1: charge, pay1: '3' }),
    'cheques that cover it': () => brings(partyId, '10', { cover: 'chosen', charge1: charge }),
    'a cheque that is to cover it': () => coverCharges(huda(), { chequeId, rest: 'credit', charge1: charge }),
    'a write-off': () => askWriteOff(noura, { id: id(), partyId, chargeId1: charge, amount1: '5', attempts: 'رسالة', ...words }),
    'a set-off': () =>
      askSetOff(noura, { id: id(), partyId, pot: 'credit', chargeId1: charge, amount1: '5', consent: 'كتب', ...words }),
    'a deduction': () => deductDeposit(huda(), { id: id(), depositId, charge, amount: '5', ...words }),
    'a credit note': () => creditInvoice(huda(), { id: id(), invoiceId, reason: 'تصحيح', chargeId1: charge, net1: '5' }),
    'a proof': () => sendProof(salim.ctx, { id: id(), ...shown, due: [charge] }),
  })
  await allRefused(tries(theirs))
  await allRefused(tries(id()))
  // With the own due most of the same goes through: nothing else was wrong with it.
  const { 'a deduction': _, 'a write-off': givesUp, ...alone } = tries(own)
  for (const [name, send] of Object.entries(alone)) expect(await send().then(() => 'done', String), name).toBe('done')
  // Credit pays before anything is given up.
  await allocatePayment(huda(), { id: id(), partyId })
  expect(await givesUp().then(() => 'done', String)).toBe('done')
})

test('no form takes a day that has not come, or one that was closed', async () => {
  const [, accountId, salim] = [await box(), await account(), await owner()]
  await pays(salim.partyId, '50')
  const { id: supplierId } = await addSupplier(huda(), { name: 'قطع الغيار', vatin: 'OM1100234567' })
  const tyres = { account1: '5400', line1: 'cars', description1: 'إطارات', net1: '60', vatCategory1: 'exempt' } as const
  const bought = { supplierId, dueOn: '2026-12-31', ...tyres }
  const { id: billId } = await enterBill(huda(), { id: id(), number: '70', day: '2026-01-10', ...bought })
  const chequeId = await brings(salim.partyId, '30')
  await depositCheques(huda(), { id: id(), accountId, chequeId })
  await lockPeriod(huda(), { lockedTo: '2025-12-31', reason: 'إقفال' })
  const byHand = { memo: 'قيد', debit1: '6100', credit1: '2520', line1: 'shared', amount1: '5' } as const
  const tea = { payee: 'مقهى', account: '6110', line: 'shared', description: 'شاي', amount: '5', paid: [pdf] } as const
  const shown = { account: accountId, reference: 'BM-8841', file: [pdf], amount: '9' }
  const ahead = '2026-01-16'
  await allRefused({
    'a journal of tomorrow': () => writeVoucher(huda(), { voucherId: id(), day: ahead, ...byHand }),
    'a journal of a closed day': () => writeVoucher(huda(), { voucherId: id(), day: '2025-12-31', ...byHand }),
    'a bill of tomorrow': () => enterBill(huda(), { id: id(), number: '71', day: ahead, ...bought }),
    'a note of tomorrow': () => creditBill(huda(), { id: id(), billId, number: 'CN', day: ahead, reason: 'عاد', net1: '5' }),
    'a note before its bill': () =>
      creditBill(huda(), { id: id(), billId, number: 'CN', day: '2026-01-09', reason: 'عاد', net1: '5' }),
    'a small expense of tomorrow': () => spendPetty(huda(), { id: id(), day: ahead, ...tea }),
    'a cheque cleared tomorrow': () => clearCheque(huda(), { chequeId: [chequeId], on: ahead }),
    'a cheque that came back tomorrow': () => bounceCheque(huda(), { chequeId, on: ahead, reason: 'لا رصيد' }),
    'a cheque that came back before it went': () => bounceCheque(huda(), { chequeId, on: '2026-01-14', reason: 'لا رصيد' }),
    'a transfer of tomorrow': () => sendProof(salim.ctx, { id: id(), ...shown, transferredOn: ahead }),
    'a transfer of years ago': () => sendProof(salim.ctx, { id: id(), ...shown, transferredOn: '1999-01-01' }),
    'the books closed ahead': () => lockPeriod(huda(), { lockedTo: ahead, reason: 'إقفال' }),
  })
})

test('nobody agrees to what they asked for themselves, whatever it is', async () => {
  const salim = await colleague('salim', 'generalManager')
  expect(approvables.length).toBeGreaterThan(9)
  for (const { action } of approvables) {
    const approvalId = id()
    await office.db
      .insertInto('approvals')
      .values({
        ...{ id: approvalId, action, title: action, subjectId: approvalId, amount: 1n, payload: '{}', reason: 'سبب' },
        ...{ makerId: salim.actor.id, approverRole: 'generalManager', requestedAt: office.visitor().now() },
        ...{ expiresAt: new Date('2027-01-01'), status: 'pending', decidedBy: null, decidedAt: null, note: null },
      })
      .execute()
    await expect(approve(salim, { approvalId }), action).rejects.toMatchObject({ code: 'access.own-request' })
  }
})
