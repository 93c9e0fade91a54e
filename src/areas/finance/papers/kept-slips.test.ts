import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { bill } from '#areas/finance/bills/queries.ts'
import { askBillPayment } from '#areas/finance/bills/use-cases/ask-payment.ts'
import { enterBill } from '#areas/finance/bills/use-cases/enter-bill.ts'
import { addSupplier } from '#areas/finance/bills/use-cases/keep-suppliers.ts'
import { loader as settlementPdf } from '#areas/finance/deposits/routes/back-office-deposit-pdf.ts'
import { askDeposit } from '#areas/finance/deposits/use-cases/ask-deposit.ts'
import { askSetOff } from '#areas/finance/set-offs/use-cases/ask-set-off.ts'
import { reverseSetOff } from '#areas/finance/set-offs/use-cases/reverse-set-off.ts'
import { loader as setOffPdf } from '#areas/finance/vouchers/routes/back-office-set-off-pdf.ts'
import { loader as billPaymentPdf } from '#areas/finance/vouchers/routes/bill-payment-pdf.ts'
import { loader as verifyPage } from '#areas/finance/vouchers/routes/verify-paper.tsx'
import * as printing from '#platform/documents/print.ts'
import { banksOf } from '#testing/banks.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { inkOnEdges, pagePicture } from '#testing/page-picture.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { readSquare } from '#testing/read-square.ts'
import { undoersOf } from '#testing/undoers.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'

const office = testOffice()
const byTwo = undoersOf(office)
const { huda, id, customer, box, owes, pays } = payersOf(office)
const { house, colleague, account, lastAsked } = banksOf(office)

type Handing = (args: ReturnType<typeof visit>) => Promise<Response>
const handed = async (pdf: Handing, params: Record<string, string>) =>
  new Uint8Array(await (await pdf(visit(huda(), '/pdf', { params }))).arrayBuffer())
const hashOf = (pdf: Uint8Array) => createHash('sha256').update(pdf).digest('hex')
const keptOf = (kind: 'bill-payment' | 'set-off' | 'settlement') =>
  office.db
    .selectFrom('keptPapers')
    .select(['sha256', 'token', 'state'])
    .where('kind', '=', kind)
    .orderBy('keptAt')
    .orderBy('state')
    .execute()
const verify = (paperToken: string | null = '') =>
  answered(verifyPage(visit(office.visitor(), '/', { params: { paperToken: paperToken ?? '' } })))
const newFooter = () =>
  changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), { paperFooter: 'تذييل جديد' })

/** The picture of the paper that was printed last, read as a telephone does. */
async function lastPage() {
  const page = await pagePicture(vi.mocked(printing.print).mock.lastCall ?? expect.fail('nothing was printed'))
  return { code: await readSquare(page), ink: await inkOnEdges(page) }
}
const clean = (token: string | null | undefined) => ({ code: `${huda().origin}/v/${token}`, ink: 0 })

/** A supplier is paid 60 of 100 by two people. */
async function supplierPaid() {
  const [noura, salim, accountId] = [
    await colleague('noura', 'accountant'),
    await colleague('salim', 'financeManager'),
    await account(),
  ]
  await postIt(house(), journal([moved(`1120:${accountId}`, '3100', 1_000_000n)]))
  const { id: supplierId } = await addSupplier(noura, { name: 'قطع الغيار' })
  const line = { account1: '5400', line1: 'cars', description1: 'إطارات', net1: '100', vatCategory1: 'out-of-scope' } as const
  const paper = { id: id(), supplierId, number: 'INV-1', day: '2026-01-05', dueOn: '2026-02-05', ...line }
  const { id: billId } = await enterBill(noura, paper)
  const { approvalId } = await askBillPayment(noura, { billId, accountId, amount: '60' })
  await approve(salim, { approvalId })
  const [payment] = (await bill(office, billId))?.payments ?? []
  return { billId, paymentId: payment?.id ?? '' }
}

async function setOff() {
  const [, salim, noura] = [await box(), await customer(), await colleague('noura', 'accountant')]
  await pays(salim, '30')
  const { chargeId } = await owes(salim, '20')
  const form = { id: id(), partyId: salim, pot: 'credit', chargeId1: chargeId, amount1: '12.5' }
  await askSetOff(noura, { ...form, reason: 'تسوية', consent: 'كتب إلينا' })
  return {
    setOffId: form.id,
    agree: async () => approve(await colleague('said', 'financeManager'), { approvalId: await lastAsked() }),
  }
}

test('what a supplier is paid has a voucher of ours, kept as it was printed first, and verified by its code', async () => {
  vi.spyOn(printing, 'print')
  const { paymentId } = await supplierPaid()
  await office.announce()
  const [kept, ...more] = await keptOf('bill-payment')
  expect([kept?.state, more]).toEqual(['issued', []])
  expect(await lastPage()).toEqual(clean(kept?.token))
  await newFooter()
  const pdf = await handed(billPaymentPdf, { paymentId })
  expect(hashOf(pdf)).toBe(kept?.sha256)
  for (const said of ['سند صرف', 'SP-2026-00001', 'قطع الغيار', 'INV-1', '60.000', 'noura', 'salim'])
    expect(pdfText(pdf)).toContain(said)
  const said = { kind: 'سند صرف', number: 'SP-2026-00001', day: '2026-01-15', total: 60_000n, credited: 0n, state: 'valid' }
  expect(await verify(kept?.token)).toEqual(said)
  for (const strange of ['x', id()]) {
    expect(await statusOf(billPaymentPdf(visit(huda(), '/', { params: { paymentId: strange } })))).toBe(404)
  }
})

test('the slip of a set-off is a paper once it is done, and another once it is undone', async () => {
  vi.spyOn(printing, 'print')
  const { setOffId, agree } = await setOff()
  expect(pdfText(await handed(setOffPdf, { setOffId }))).toContain('بانتظار الاعتماد')
  await office.announce()
  expect(await keptOf('set-off'), 'before another agreed it is looked at and no paper yet').toEqual([])
  await agree()
  await office.announce()
  const [kept] = await keptOf('set-off')
  expect(await lastPage()).toEqual(clean(kept?.token))
  await newFooter()
  expect(hashOf(await handed(setOffPdf, { setOffId }))).toBe(kept?.sha256)
  const said = { kind: 'سند مقاصة', number: 'SO-SLL26-00001', day: '2026-01-15', total: 12_500n, credited: 0n }
  expect(await verify(kept?.token)).toEqual({ ...said, state: 'valid' })
  await byTwo((ctx) => reverseSetOff(ctx, { setOffId, reason: 'خطأ' }))
  expect(await verify(kept?.token)).toEqual({ ...said, state: 'reversed' })
  expect(pdfText(await handed(setOffPdf, { setOffId }))).toContain('معكوسة')
  expect((await keptOf('set-off')).map(({ state }) => state)).toEqual(['issued', 'reversed'])
})

test('the settlement of a deposit is the same paper while it says the same on the same day, and another once it says more', async () => {
  vi.spyOn(printing, 'print')
  const [, salim] = [await box(), await customer()]
  const asked = { id: id(), partyId: salim, contract: 'CR-26-7', amount: '100', line: 'cars', dueOn: '2026-01-15' } as const
  const { id: depositId } = await askDeposit(huda(), asked)
  const copies = await Promise.all([1, 2, 3].map(() => handed(settlementPdf, { depositId })))
  expect(new Set(copies.map(hashOf)).size).toBe(1)
  await pays(salim, '100')
  const paid = await handed(settlementPdf, { depositId })
  const [, kept] = await keptOf('settlement')
  expect(hashOf(paid)).toBe(kept?.sha256)
  expect(await lastPage()).toEqual(clean(kept?.token))
  const said = { kind: 'تسوية تأمين مسترد', number: 'CR-26-7', day: '2026-01-15', total: 100_000n, credited: 0n, state: 'valid' }
  expect(await verify(kept?.token)).toEqual(said)
})
