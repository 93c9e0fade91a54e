import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { bill } from '#areas/finance/bills/queries.ts'
import { loader as billPage } from '#areas/finance/bills/routes/back-office-bill.tsx'
import { askBillPayment } from '#areas/finance/bills/use-cases/ask-payment.ts'
import { creditBill } from '#areas/finance/bills/use-cases/credit-bill.ts'
import { reverseBill } from '#areas/finance/bills/use-cases/enter-bill.ts'
import { addSupplier } from '#areas/finance/bills/use-cases/keep-suppliers.ts'
import { bounceCheque } from '#areas/finance/cheques/use-cases/bounce-cheque.ts'
import { clearCheque } from '#areas/finance/cheques/use-cases/clear-cheque.ts'
import { depositCheques } from '#areas/finance/cheques/use-cases/deposit-cheques.ts'
import { returnCheque } from '#areas/finance/cheques/use-cases/leave-vault.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { workingPaper } from '#areas/finance/tax/queries.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { openingsOf } from '#testing/openings.ts'
import { visit } from '#testing/visit.ts'
import { openingImport } from './opening-queries.ts'
import { sendOpening } from './use-cases/send-opening.ts'

const office = testOffice()
const { bring, bringPapers, opens, twoOfThem } = openingsOf(office)
const { customer, owes, debt, credit, vault, brings, wrong, huda: agent, id } = vaultOf(office)

async function people() {
  const two = await twoOfThem()
  const salim = await customer('سالم الكثيري')
  const { sequence } = await office.db.selectFrom('parties').select('sequence').where('id', '=', salim).executeTakeFirstOrThrow()
  return { two, salim, number: `CU-${sequence}` }
}
const today = '2026-01-15'
const itemsThere = () => office.db.selectFrom('openingItems').selectAll().orderBy('place').execute()

test('what suppliers are owed is brought in bill by bill, paid as any other, and tells no return anything', async () => {
  const { two } = await people()
  const { id: supplierId } = await addSupplier(agent(), { name: 'مؤسسة ظفار للمواد', vatin: 'OM1100000001' })
  await approve(two.salim, await sendOpening(two.huda, { importId: await bring(two.huda) }))
  await opens(two, 'bills', ['مؤسسة ظفار للمواد,A-9,2025-11-30,2025-12-30,400,أسمنت', 'om1100000001,A-10,2025-12-01,,60,'])
  expect(await balanceOf(office, { account: '2110', key: supplierId })).toBe(460_000n)
  const [first] = await itemsThere()
  const billId = first?.id ?? ''
  expect(await bill(agent(), billId)).toMatchObject({ number: 'A-9', dueOn: '2025-12-30', open: 400_000n, state: 'open' })
  expect(await workingPaper(office, '2025-Q4')).toMatchObject({ bought: { net: 0n, vat: 0n } })
  const shown = { ...visit(agent(), '/'), params: { billId } }
  expect(await billPage(shown)).toMatchObject({ credit: null, mayReverse: false })
  for (const undo of [
    () => reverseBill(agent(), { billId, reason: 'خطأ' }),
    () => creditBill(agent(), { id: id(), billId, number: 'N1', day: '2025-12-01', reason: 'خطأ', net1: '10' }),
  ])
    await expect(undo()).rejects.toMatchObject({ code: 'finance.is-opening' })

  const { accounts } = await billPage(shown)
  const payment = await askBillPayment(two.huda, { billId, accountId: accounts?.[0]?.[0] ?? '', amount: '400' })
  await approve(two.salim, payment)
  expect(await bill(agent(), billId)).toMatchObject({ open: 0n, state: 'paid' })
  const again = await bringPapers(two.huda, 'bills', ['مؤسسة ظفار للمواد,a ٩,2025-11-30,,400,', 'مجهول,1,2025-11-30,,4,'])
  expect((await openingImport(two.huda, again))?.faults.map(({ message }) => message)).toEqual([
    'أُدخل هذا من قبل. احذف هذا الصف.',
    'لا مورّد بهذا الاسم أو الرقم الضريبي. أضفه أولًا في «المورّدون».',
  ])
  expect(await wrong()).toEqual([])
})

test('cheques that lay in the safe lie there: deposited, paid by the bank, bounced and given back as any other', async () => {
  const { two, salim, number } = await people()
  await opens(two, 'cheques', [
    `${number},381,بنك مسقط,2026-01-10,100,,`,
    `${number},٣٨٢,بنك مسقط,2026-01-12,200,0312345,خالد`,
    `${number},383,بنك مسقط,2026-03-01,300,,`,
  ])
  expect(await vault(salim)).toEqual([600_000n, 0n, 0n, 600_000n])
  expect(await balanceOf(office, { account: '3999' })).toBe(0n)
  expect(await wrong()).toEqual([])

  const [paid = '', bounced = '', back = ''] = (await itemsThere()).map((item) => item.id)
  const { invoiceId } = await owes(salim, '40')
  expect(invoiceId).not.toBe('')
  const { id: accountId } = await office.db.selectFrom('companyBankAccounts').select('id').executeTakeFirstOrThrow()
  await depositCheques(agent(), { id: id(), accountId, chequeId: [paid, bounced] })
  await clearCheque(agent(), { chequeId: paid, on: today })
  await bounceCheque(agent(), { chequeId: bounced, on: today, reason: 'الرصيد لا يكفي' })
  await returnCheque(agent(), { chequeId: back, reason: 'ألغي عقده' })
  expect(await vault(salim)).toEqual([0n, 0n, 200_000n, 200_000n])
  expect([await debt(salim), await credit(salim)]).toEqual([0n, 60_000n])
  expect(await wrong()).toEqual([])
})

test('a cheque that lies there, one too old and one twice in the file are faults', async () => {
  const { two, salim, number } = await people()
  await brings(salim, '50')
  const { number: there } = await office.db.selectFrom('cheques').select('number').executeTakeFirstOrThrow()
  const importId = await bringPapers(two.huda, 'cheques', [
    `${number},${there},بنك مسقط,2026-01-10,100,,`,
    `${number},7,بنك مسقط,2025-01-10,100,,`,
    `${number},8,بنك مسقط,2026-01-10,100,,`,
    `${number},000008,بنك مسقط,2026-01-10,100,,`,
    `${number},x,بنك مسقط,2026-01-10,100,,`,
  ])
  expect((await openingImport(two.huda, importId))?.faults.map(({ row, message }) => [row, message])).toEqual([
    [2, 'أُدخل هذا من قبل. احذف هذا الصف.'],
    [3, 'مضى على تاريخ الشيك أكثر من ستة أشهر، فلا يصرفه البنك. اطلب غيره.'],
    [5, 'مكرر في الملف: هو نفسه في الصف 4.'],
    [6, 'رقم الشيك أرقام لا تزيد على 12.'],
  ])
})
