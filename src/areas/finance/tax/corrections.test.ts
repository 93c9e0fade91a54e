import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { matchFee } from '#areas/finance/bank/use-cases/match-line.ts'
import { settleCards } from '#areas/finance/bank/use-cases/settle-cards.ts'
import { unmatchLine } from '#areas/finance/bank/use-cases/unmatch-line.ts'
import { reverseBill } from '#areas/finance/bills/use-cases/enter-bill.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { reverseJournal } from '#areas/finance/undoing/use-cases/reverse-journal.ts'
import { sendOpening } from '#areas/openings/use-cases/send-opening.ts'
import { banksOf } from '#testing/banks.ts'
import { testOffice } from '#testing/office.ts'
import { openingsOf } from '#testing/openings.ts'
import { quartersOf } from '#testing/tax-quarters.ts'
import { undoersOf } from '#testing/undoers.ts'
import { dayOf } from '#values/days.ts'
import { vatReturn } from './queries.ts'

const office = testOffice()
const byTwo = undoersOf(office)
const { huda, id, customer, owes, wrong, registered, supplier, buys, quarter, nextQuarter, file } = quartersOf(office)
const { account, taken, lines } = banksOf(office)
const lies = (code: string, key?: string) => balanceOf(office, { account: code, key })
const reason = 'سُجّل خطأ'

test('a bill of a quarter that was told is taken back in the quarter that is open, and its number is free again', async () => {
  await registered()
  const supplierId = await supplier()
  const [told, first] = [quarter(), await buys(supplierId, '60')]
  nextQuarter()
  await file(told)
  await reverseBill(huda(), { billId: first, reason })
  const now = quarter()
  expect([await lies('1250', told), await lies('1250', now), await lies('2110', supplierId)]).toEqual([0n, -3_000n, 0n])
  expect(await vatReturn(office, told)).toMatchObject({ input: 3_000n, books: { input: 3_000n } })
  expect(await vatReturn(office, now)).toMatchObject({ bought: { net: -60_000n, vat: -3_000n }, input: -3_000n })
  expect(await wrong()).toEqual([])
  await buys(supplierId, '40')
  expect(await vatReturn(office, now)).toMatchObject({ input: -1_000n, books: { input: -1_000n } })
  nextQuarter()
  await file(now)
  expect([await lies('1250', now), await lies('2185'), await wrong()]).toEqual([0n, -2_000n, []])
})

test('a bill of a quarter that is over and was not told is taken back where it stood', async () => {
  await registered()
  const [was, billId] = [quarter(), await buys(await supplier(), '60')]
  nextQuarter()
  await reverseBill(huda(), { billId, reason })
  expect([await lies('1250', was), (await vatReturn(office, was)).input, await wrong()]).toEqual([0n, 0n, []])
})

test('what a bank kept in a quarter that was told, unmatched later, comes back to the quarter that is open', async () => {
  await registered()
  const [accountId, salim] = [await account(), await customer()]
  await receivePayment(huda(), { id: id(), partyId: salim, method1: 'card', amount1: '100', reference1: 'A1' })
  const day = (await office.db.selectFrom('receipts').select('receivedOn').executeTakeFirstOrThrow()).receivedOn
  const shown = day.split('-').toReversed().join('/')
  await taken(huda(), accountId, [`${shown},SERVICE CHARGE,,2.100,,-2.100`, `${shown},POS,,,98.950,96.850`])
  const [fee = '', pos = ''] = (await lines(accountId)).map((line) => line.id)
  const part = (await office.db.selectFrom('receiptParts').select('id').execute()).map((one) => one.id)
  await matchFee(huda(), { lineId: fee, feeVat: '0.100' })
  await settleCards(huda(), { lineId: pos, part, feeVat: '0.050' })
  const told = quarter()
  nextQuarter()
  await file(told)
  await unmatchLine(huda(), { lineId: fee, reason })
  await unmatchLine(huda(), { lineId: pos, reason })
  expect([await lies('1250', told), await lies('1250', quarter())]).toEqual([0n, -150n])
  expect(await vatReturn(office, quarter())).toMatchObject({ bought: { bank: -150n }, books: { input: -150n } })
  await matchFee(huda(), { lineId: fee, feeVat: '0.100' })
  expect([await lies('1250', quarter()), await wrong()]).toEqual([-50n, []])
})

test('an invoice of a quarter that was told is credited in the quarter of the note', async () => {
  await registered()
  const { invoiceId, chargeId } = await owes(await customer(), '200')
  const told = quarter()
  nextQuarter()
  await file(told)
  await creditInvoice(huda(), { id: id(), invoiceId, reason, chargeId1: chargeId, net1: '40' })
  expect([await lies('2180', told), await lies('2180', quarter())]).toEqual([0n, -2_000n])
  expect(await vatReturn(office, quarter())).toMatchObject({ output: -2_000n, books: { output: -2_000n } })
  expect(await wrong()).toEqual([])
})

test('what the books brought along of a quarter is a line of its own, is filed with it, and is taken back in the open one', async () => {
  const { bring, twoOfThem } = openingsOf(office)
  const { huda: maker, salim, send } = await twoOfThem()
  await registered()
  const [told, supplierId] = [quarter(), await supplier()]
  const began = [`2180,${told},,300.500`, `1250,${told},80,`, '3100,,,99.500', '1120,بنك مسقط 0101,320,']
  await approve(salim, await send(began))
  await buys(supplierId, '60')
  expect(await vatReturn(office, told)).toMatchObject({
    ...{ opened: { output: 300_500n, input: 80_000n }, output: 300_500n, input: 83_000n },
    books: { output: 300_500n, input: 83_000n },
  })
  nextQuarter()
  await file(told)
  expect([await lies('2185'), await lies('2180', told), await wrong()]).toEqual([217_500n, 0n, []])
  const late = await bring(maker, [`2180,${told},,5`, '1120,بنك مسقط 0101,5,'], dayOf(maker.now()))
  const again = await sendOpening(maker, { importId: late })
  await expect(approve(salim, again)).rejects.toMatchObject({ code: 'finance.return-filed' })
  const { sequence } = await office.db
    .selectFrom('journals')
    .select('sequence')
    .where('source', '=', 'opening')
    .executeTakeFirstOrThrow()
  await byTwo((ctx) => reverseJournal(ctx, { number: String(sequence), reason }))
  expect(await vatReturn(office, told)).toMatchObject({ output: 300_500n, books: { output: 300_500n } })
  expect(await vatReturn(office, quarter())).toMatchObject({ opened: { output: -300_500n, input: -80_000n } })
  expect(await wrong()).toEqual([])
})
