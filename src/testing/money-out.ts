import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { askBillPayment } from '#areas/finance/bills/use-cases/ask-payment.ts'
import { creditBill } from '#areas/finance/bills/use-cases/credit-bill.ts'
import { enterBill } from '#areas/finance/bills/use-cases/enter-bill.ts'
import { spendPetty } from '#areas/finance/bills/use-cases/spend-petty.ts'
import { askDeposit } from '#areas/finance/deposits/use-cases/ask-deposit.ts'
import { askForfeit } from '#areas/finance/deposits/use-cases/ask-forfeit.ts'
import { chargeOutlay } from '#areas/finance/outlays/use-cases/charge-outlay.ts'
import { payOutlay } from '#areas/finance/outlays/use-cases/pay-outlay.ts'
import { transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { askSetOff } from '#areas/finance/set-offs/use-cases/ask-set-off.ts'
import { askTaxPayment } from '#areas/finance/tax/use-cases/pay-tax.ts'
import { askWriteOff } from '#areas/finance/write-offs/use-cases/ask-write-off.ts'
import type { Ctx } from '#platform/context.ts'
import { checkBooks, healthChecks } from '../areas/finance/closing/checks.ts'
import { banksOf } from './banks.ts'
import type { testOffice } from './office.ts'
import { journal, moved, postIt } from './postings.ts'
import { pdf } from './stories.ts'
import { quartersOf } from './tax-quarters.ts'

type People = { noura: Ctx; said: Ctx }

/** A day in which money goes out of what is ours and of what is not: for whoever makes one of its rules wrong. */
export function moneyOutOf(office: ReturnType<typeof testOffice>) {
  const { huda, id, customer, box, owes, pays, registered, supplier, buys, quarter, nextQuarter, file } = quartersOf(office)
  const { colleague, account } = banksOf(office)

  /** What the books and their documents do not agree on, and whether money covers what is not ours. */
  const wrong = async () => (await checkBooks(office.db, healthChecks)).filter(({ differences }) => differences.length > 0)

  /** What goes out, is kept, set off or given up, and a quarter that is told and paid: a day in which each of their rules has its turn. */
  async function aDay() {
    await registered()
    const [, accountId, salim] = [await box(), await account(), await customer()]
    await postIt(huda(), journal([moved(`1120:${accountId}`, '3100', 90_000n)]))
    const people = { noura: await colleague('noura', 'accountant'), said: await colleague('said', 'financeManager') }
    const other = await customer('سعيد المعشني')
    const way = { method1: 'bank-transfer', amount1: '700', reference1: 'FT26-1', account1: accountId } as const
    await receivePayment(huda(), { id: id(), partyId: other, ...way })
    await owes(other, '100')
    await laidOut(salim, accountId)
    await kept(people, salim)
    const billId = await buys(await supplier(), '60.010')
    await creditBill(huda(), { id: id(), billId, number: 'CN-1', day: '2026-01-15', reason: 'خصم', net1: '20' })
    const tea = {
      payee: 'سوبرماركت',
      vatin: 'OM1100234567',
      paper: '771',
      day: '2026-01-15',
      account: '6110',
      line: 'shared',
    } as const
    await spendPetty(huda(), { id: id(), ...tea, description: 'شاي', amount: '10.500', vat: '0.500', paid: [pdf] })
    await spends(people, accountId)
    const was = quarter()
    nextQuarter()
    await file(was)
    const paper = { id: id(), quarter: was, accountId, amount: '2', reference: 'VAT-1' }
    await approve(people.said, await askTaxPayment(people.noura, paper))
  }

  /** What an authority asks of Salim, he pays and it is paid. */
  async function laidOut(partyId: string, bank: string) {
    const fee = { kind: 'municipal', line: 'rent', authority: 'بلدية ظفار', reference: 'M-1', dueOn: '2026-01-15' } as const
    const { id: outlayId } = await chargeOutlay(huda(), { id: id(), partyId, amount: '10', ...fee })
    await pays(partyId, '10')
    const { id: payoutId } = await payOutlay(huda(), { id: id(), outlayId, amount: '10', method: 'bank-transfer' })
    await transferPayout(huda(), { payoutId, account: bank, reference: 'TT-1' })
  }

  /** Of Salim's deposit a part is kept and a part pays what he owes; the rest of that is given up. */
  async function kept({ noura, said }: People, partyId: string) {
    const asked = { line: 'cars', contract: 'CR-7', dueOn: '2026-01-15' } as const
    const { id: depositId } = await askDeposit(huda(), { id: id(), partyId, amount: '100', ...asked })
    await pays(partyId, '100')
    const why = { clause: 'البند 9', notice: 'رسالة', evidence: [pdf] }
    const forfeit = await askForfeit(noura, { id: id(), depositId, amount: '50.011', ...why })
    await approve(said, { approvalId: forfeit.approvalId ?? '' })
    const { chargeId } = await owes(partyId, '20')
    const set = {
      id: id(),
      partyId,
      pot: depositId,
      chargeId1: chargeId,
      amount1: '15',
      reason: 'انتهى العقد',
      consent: 'كتب إلينا',
    }
    const setOff = await askSetOff(noura, { ...set, evidence: [] })
    await approve(said, { approvalId: setOff.approvalId ?? '' })
    const lost = { chargeId1: chargeId, amount1: '6', reason: 'أفلس', attempts: 'رسالتان', evidence: [] }
    const { approvalId } = await askWriteOff(noura, { id: id(), partyId, ...lost })
    await approve(said, { approvalId: approvalId ?? '' })
  }

  /** More is asked for than is ours, though it lies in the account: by the rules as they are that is refused. */
  async function spends({ noura, said }: People, accountId: string) {
    const rent = { account1: '6110', line1: 'shared', description1: 'إيجار', net1: '600', vatCategory1: 'exempt' } as const
    const paper = {
      supplierId: await supplier('مالك المكتب', 'OM1100234568'),
      number: '2',
      day: '2026-01-15',
      dueOn: '2026-01-15',
    }
    const { id: billId } = await enterBill(huda(), { id: id(), ...paper, ...rent })
    const request = await askBillPayment(noura, { billId, accountId, amount: '600' })
    await approve(said, request).catch((error: { code?: string }) => {
      if (error.code !== 'finance.not-ours') throw error
    })
  }

  return { aDay, wrong }
}
