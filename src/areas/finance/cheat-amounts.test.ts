import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { banksOf } from '#testing/banks.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { registeredCompany } from '#testing/registered.ts'
import { pdf } from '#testing/stories.ts'
import { matchFee } from './bank/use-cases/match-line.ts'
import { askBillPayment } from './bills/use-cases/ask-payment.ts'
import { enterBill } from './bills/use-cases/enter-bill.ts'
import { addSupplier } from './bills/use-cases/keep-suppliers.ts'
import { moveCash } from './cash/use-cases/move-cash.ts'
import { bounceCheque } from './cheques/use-cases/bounce-cheque.ts'
import { depositCheques } from './cheques/use-cases/deposit-cheques.ts'
import { creditInvoice } from './credit-notes/use-cases/credit-invoice.ts'
import { askDeposit } from './deposits/use-cases/ask-deposit.ts'
import { deductDeposit } from './deposits/use-cases/deduct-deposit.ts'
import { refundDeposit } from './deposits/use-cases/refund-deposit.ts'
import { issueInvoice } from './invoices/use-cases/issue-invoice.ts'
import { writeVoucher } from './ledger/use-cases/write-voucher.ts'
import { startOnlinePayment } from './online/use-cases/start-online-payment.ts'
import { askRefund } from './payouts/use-cases/ask-refund.ts'
import { confirmTransfer } from './portal/use-cases/decide-proof.ts'
import { sendProof } from './portal/use-cases/send-proof.ts'
import { allocatePayment } from './receipts/use-cases/allocate-payment.ts'
import { receivePayment } from './receipts/use-cases/receive-payment.ts'
import { askTaxPayment } from './tax/use-cases/pay-tax.ts'
import { askWriteOff } from './write-offs/use-cases/ask-write-off.ts'

const office = testOffice()
const { huda, id, box, owes, pays, brings, wrong } = vaultOf(office)
const { owner, customer, account } = ownersOf(office)
const { taken, lines, newBox, colleague } = banksOf(office)

/** Negative, nothing, less than a baisa, in the writing of a machine, too much for any form, no digits, digits of another script, two in one. */
const cheats = [
  '-5',
  '−5',
  '0.0005',
  '1e9',
  '1000000000000',
  '999999999',
  '0x10',
  'خمسة',
  '५',
  '５',
  '5.5.5',
  "5'; drop table receipts",
  'NaN',
  ' ',
]

/** Everything of which a form asks how much: what is sent besides the amount is right. */
async function moneyForms() {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const [, accountId, other, said, salim] = [
    await box(),
    await account(),
    await newBox(),
    await owner('سعيد المعشني'),
    await customer(),
  ]
  await pays(salim, '50')
  const { invoiceId, chargeId } = await owes(salim, '100')
  const deposit = { line: 'cars', contract: 'CR-7', dueOn: '2026-01-05' } as const
  const { id: depositId } = await askDeposit(huda(), { id: id(), partyId: said.partyId, amount: '60', ...deposit })
  await pays(said.partyId, '60')
  const { chargeId: theirs } = await owes(said.partyId, '20')
  const chequeId = await brings(salim, '30')
  await depositCheques(huda(), { id: id(), accountId, chequeId })
  const { id: supplierId } = await addSupplier(huda(), { name: 'قطع الغيار', vatin: 'OM1100234567' })
  const tyres = { account1: '5400', line1: 'cars', description1: 'إطارات', vatCategory1: 'standard' } as const
  const billed = { supplierId, day: '2026-01-15', dueOn: '2026-01-15', paper: [pdf], ...tyres }
  const { id: billId } = await enterBill(huda(), { id: id(), number: '71', net1: '60', ...billed })
  await taken(huda(), accountId, ['05/01/2026,FEE,,2.100,,0.900'])
  const [line] = await lines(accountId)
  const shown = { account: accountId, transferredOn: '2026-01-14', reference: 'BM-8841', file: [pdf] }
  const { id: proofId } = await sendProof(said.ctx, { id: id(), amount: '9', ...shown })
  const paper = {
    suppliedFrom: '2026-01-10',
    suppliedUntil: '2026-01-12',
    dueOn: '2026-01-20',
    kind1: 'car-hire',
    quantity1: '1',
  } as const
  const [partyId, noura] = [salim, await colleague('noura', 'accountant')]
  const bounced = { chequeId, on: '2026-01-15', reason: 'لا رصيد' }
  const deducts = { depositId, reason: 'محضر', evidence: [pdf] }
  const back = { method: 'cash', purpose: 'انتهى العقد' } as const
  const given = { reason: 'أفلس', attempts: 'رسالتان', evidence: [] }

  const forms: Record<string, (amount: string) => Promise<unknown>> = {
    'cash at the counter': (amount1) => receivePayment(huda(), { id: id(), partyId, method1: 'cash', amount1 }),
    'a card': (amount1) => receivePayment(huda(), { id: id(), partyId, method1: 'card', amount1, reference1: id() }),
    'a transfer': (amount1) =>
      receivePayment(huda(), { id: id(), partyId, method1: 'bank-transfer', amount1, reference1: id(), account1: accountId }),
    'what was handed over': (tendered1) =>
      receivePayment(huda(), { id: id(), partyId, method1: 'cash', amount1: '5', tendered1 }),
    'what of it pays a debt': (pay1) =>
      receivePayment(huda(), { id: id(), partyId, method1: 'cash', amount1: '9', charge1: chargeId, pay1 }),
    'what of credit pays a debt': (pay1) => allocatePayment(huda(), { id: id(), partyId, charge1: chargeId, pay1 }),
    'a cheque at the counter': (amount9) =>
      receivePayment(huda(), { id: id(), partyId, bank: 'بنك نزوى', number9: '8812', dueOn9: '2026-02-01', amount9 }),
    'a price': (unitPrice1) => issueInvoice(huda(), { id: id(), partyId, ...paper, description1: 'سيارة', unitPrice1 }),
    'a credit note': (net1) => creditInvoice(huda(), { id: id(), invoiceId, reason: 'تصحيح', chargeId1: chargeId, net1 }),
    'a refund': (amount) => askRefund(huda(), { id: id(), partyId, amount, ...back }),
    'a deposit': (amount) => askDeposit(huda(), { id: id(), partyId, amount, ...deposit }),
    'a deduction': (amount) => deductDeposit(huda(), { id: id(), ...deducts, charge: theirs, amount }),
    'a damage': (price) =>
      deductDeposit(huda(), { id: id(), ...deducts, charge: 'new', kind: 'car-damage', description: 'خدش', price }),
    'a deposit that goes back': (amount) => refundDeposit(huda(), { id: id(), depositId, amount, ...back }),
    'a cheque': (amount1) => brings(partyId, amount1),
    'cash that moves': (amount) => moveCash(huda(), { moveId: id(), to: `box:${other}`, amount }),
    'a bill': (net1) => enterBill(huda(), { id: id(), number: id(), net1, ...billed }),
    'a payment of a bill': (amount) => askBillPayment(noura, { billId, accountId, amount }),
    'a payment of tax': (amount) => askTaxPayment(noura, { id: id(), quarter: '2025-Q4', accountId, amount, reference: 'VAT-1' }),
    'a write-off': (amount1) => askWriteOff(noura, { id: id(), partyId, chargeId1: chargeId, amount1, ...given }),
    'a journal by hand': (amount1) =>
      writeVoucher(noura, {
        voucherId: id(),
        day: '2026-01-15',
        memo: 'قيد',
        debit1: '6100',
        credit1: '2520',
        line1: 'shared',
        amount1,
      }),
    'a proof': (amount) => sendProof(said.ctx, { id: id(), amount, ...shown, reference: id() }),
    'what the bank says of it': (amount) =>
      confirmTransfer(huda(), { proofId, amount, account1: accountId, reference1: 'BM-8841' }),
    'a payment online': (amount) => startOnlinePayment(said.ctx, { id: id(), amount, due: [] }),
  }
  /** Here nothing is an answer too. */
  const orNothing: typeof forms = {
    'a discount': (discount1) =>
      issueInvoice(huda(), { id: id(), partyId, ...paper, description1: 'سيارة', unitPrice1: '9', discount1 }),
    'the fee of the bank for a cheque': (bankFee) => bounceCheque(huda(), { ...bounced, bankFee }),
    'our fee for it': (ourFee) => bounceCheque(huda(), { ...bounced, ourFee }),
    'the tax in a fee': (feeVat) => matchFee(huda(), { lineId: line?.id ?? '', feeVat }),
  }
  return { forms, orNothing, salim }
}

const postings = async () =>
  (
    await office.db
      .selectFrom('journals')
      .select(({ fn }) => fn.countAll<bigint>().as('all'))
      .executeTakeFirstOrThrow()
  ).all

test('no form takes an amount that is none: it says so under its field, and nothing is posted', async () => {
  const { forms, orNothing, salim } = await moneyForms()
  const before = await postings()
  const went: string[] = []
  const attempts = [
    ...Object.entries(forms).map(([name, send]) => [name, send, [...cheats, '0', '٠.٠٠٠']] as const),
    ...Object.entries(orNothing).map(([name, send]) => [name, send, cheats] as const),
  ]
  for (const [name, send, amounts] of attempts) {
    for (const amount of amounts) {
      const said = await send(amount).then(
        () => 'done',
        (error: { issues?: unknown }) => (error.issues ? 'refused' : String(error)),
      )
      if (said !== 'refused') went.push(`${name}, ${amount}: ${said}`)
    }
  }
  expect(went).toEqual([])
  expect([await postings(), await wrong()]).toEqual([before, []])

  // Nothing else was wrong with them: with an amount they go through. No provider is connected, and no tax is owed yet.
  const { 'a payment online': _, 'a payment of tax': __, 'a write-off': givesUp, ...alone } = forms
  for (const [name, send] of Object.entries(alone)) {
    const said = await send('5').then(() => 'done', String)
    expect(said, name).toBe('done')
  }
  // Credit pays before anything is given up.
  await allocatePayment(huda(), { id: id(), partyId: salim })
  expect(await givesUp?.('5').then(() => 'done', String)).toBe('done')
  expect(await wrong()).toEqual([])
})

test('what a form adds up is added up anew: sums, numbers, days and makers that come with it count for nothing', async () => {
  const [, salim] = [await box(), await customer()]
  const added = {
    net: '1',
    vat: '0',
    total: '1',
    number: 'INV-SLL26-09999',
    issuedOn: '2020-01-01',
    receivedOn: '2020-01-01',
    issuedBy: 'x',
  }
  const line = { kind1: 'car-hire', description1: 'سيارة', quantity1: '2', unitPrice1: '9', net1: '1', vat1: '0' } as const
  const days = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-01-12', dueOn: '2026-01-20' }
  await issueInvoice(huda(), { id: id(), partyId: salim, ...days, ...line, ...added })
  await receivePayment(huda(), { id: id(), partyId: salim, method1: 'cash', amount1: '5', ...added })
  const paper = await office.db
    .selectFrom('invoices')
    .select(['net', 'issuedOn', 'issuedBy', 'sequence'])
    .executeTakeFirstOrThrow()
  expect(paper).toEqual({ net: 18_000n, issuedOn: '2026-01-15', issuedBy: 'huda', sequence: 1 })
  const receipt = await office.db.selectFrom('receipts').select(['amount', 'receivedOn', 'receivedBy']).executeTakeFirstOrThrow()
  expect(receipt).toEqual({ amount: 5_000n, receivedOn: '2026-01-15', receivedBy: 'huda' })
  expect(await wrong()).toEqual([])
})
