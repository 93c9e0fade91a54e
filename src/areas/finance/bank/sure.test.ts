import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { bankAccountOf } from '#areas/finance/cash/bank-account.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { confirmTransfer } from '#areas/finance/portal/use-cases/decide-proof.ts'
import { sendProof } from '#areas/finance/portal/use-cases/send-proof.ts'
import { withdrawProof } from '#areas/finance/portal/use-cases/withdraw-proof.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { atOnce } from '#testing/at-once.ts'
import { banksOf } from '#testing/banks.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdf } from '#testing/stories.ts'
import { answered, visit } from '#testing/visit.ts'
import type { Reply } from '#ui/form.tsx'
import { bankLine } from './line-detail.ts'
import { action as linePage } from './routes/back-office-bank-line.tsx'
import { matchedTogether, sureShown } from './sure.ts'
import { Proposals } from './ui/line-proposals.tsx'
import { knowPayer } from './use-cases/know-payer.ts'
import { matchFee, matchProof } from './use-cases/match-line.ts'
import { matchSure, unmatchTogether } from './use-cases/match-sure.ts'
import { reconcile } from './use-cases/reconcile.ts'
import { unmatchLine } from './use-cases/unmatch-line.ts'

const office = testOffice()
const { taken, lines } = banksOf(office)
const { owner, owes, huda, id, customer, debt, wrong, account } = ownersOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])
const holdProofs = (tx: typeof office.owner) => tx.selectFrom('transferProofs').select('id').forUpdate().execute()
const holdLines = (tx: typeof office.owner) => tx.selectFrom('bankLines').select('id').forUpdate().execute()
const receipts = async () => (await office.db.selectFrom('receipts').select('number').execute()).map(({ number }) => number)

async function sure(accountId: string, who = huda()) {
  const bank = await bankAccountOf(who, accountId)
  return bank ? await sureShown(who, bank) : null
}
const statuses = async (accountId: string) => (await lines(accountId)).map(({ status }) => status)

function htmlOf(shown: ComponentProps<typeof Proposals>) {
  const router = createMemoryRouter([{ path: '/', element: createElement(Proposals, shown) }])
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}

/** A transfer with its receipt, one that a customer has shown, a fee, and money nobody knows. */
async function aMonth() {
  const accountId = await account()
  const [salim, said] = [await customer(), await owner('سعيد المعشني')]
  await owes(said.partyId, '15')
  const came = { method1: 'bank-transfer', amount1: '120', account1: accountId, reference1: 'FT26-77' } as const
  await receivePayment(huda(), { id: id(), partyId: salim, ...came })
  const shown = { account: accountId, amount: '15', transferredOn: '2026-01-14', reference: 'BM-88410993' }
  const { id: proofId } = await sendProof(said.ctx, { id: id(), file: [pdf], ...shown })
  await taken(huda(), accountId, [
    '13/01/2026,TRF FT26-77 SALIM,,,120,1120',
    '14/01/2026,TRF SAID,BM-88410993,,15,1135',
    '14/01/2026,SERVICE CHARGE,,2.100,,1132.900',
    '14/01/2026,TRF SOMEBODY,FT26-99,,7,1139.900',
  ])
  return { accountId, said, proofId }
}

test('all that is sure is shown with its sums and matched by one press; one press takes it back, and receipts stay', async () => {
  const { accountId, said, proofId } = await aMonth()
  const found = await sure(accountId)
  expect(found).toMatchObject({ count: 3, came: 135_000n, went: 2_100n })
  const seen = found?.seen ?? ''
  await expect(matchSure(huda(), { accountId, seen: 'another' })).rejects.toMatchObject({ code: 'finance.sure-changed' })
  const pressed = await atOnce(
    office,
    holdLines,
    [1, 2].map(() => () => matchSure(huda(), { accountId, seen })),
  )
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await statuses(accountId)).toEqual(['matched', 'matched', 'matched', 'new'])
  expect([await debt(said.partyId), (await receipts()).length]).toEqual([0n, 2])
  const proof = await office.db
    .selectFrom('transferProofs')
    .select(['status', 'receiptId'])
    .where('id', '=', proofId)
    .executeTakeFirst()
  expect(proof).toMatchObject({ status: 'confirmed', receiptId: expect.any(String) })
  expect(await sure(accountId)).toBeNull()
  await nothingWrong()

  const together = await matchedTogether(office, accountId)
  expect(together).toMatchObject({ count: 3 })
  const undo = { accountId, batchId: together?.batchId ?? '', reason: 'كشف حساب آخر' }
  await unmatchLine(huda(), { lineId: (await lines(accountId))[2]?.id ?? '', reason: 'ليست عمولة' })
  expect(await unmatchTogether(huda(), undo)).toMatchObject({ count: 2 })
  expect(await statuses(accountId)).toEqual(['new', 'new', 'new', 'new'])
  expect([await debt(said.partyId), (await receipts()).length]).toEqual([0n, 2])
  await expect(unmatchTogether(huda(), undo)).rejects.toMatchObject({ code: 'finance.batch-undone' })
  await nothingWrong()
})

test('what became something else since it was shown is looked at again; what two lines claim is sure for neither', async () => {
  const { accountId } = await aMonth()
  const seen = (await sure(accountId))?.seen ?? ''
  await matchFee(huda(), { lineId: (await lines(accountId))[2]?.id ?? '' })
  await expect(matchSure(huda(), { accountId, seen })).rejects.toMatchObject({ code: 'finance.sure-changed' })
  await taken(huda(), accountId, ['15/01/2026,TRF FT26-77 SALIM AGAIN,,,120,1259.900'])
  expect(await sure(accountId)).toMatchObject({ count: 1, came: 15_000n })
})

test('a transfer that was shown is proposed, and confirmed once by whoever comes first: at the bank or at the proof', async () => {
  const { accountId, proofId } = await aMonth()
  const lineId = (await lines(accountId))[1]?.id ?? ''
  const [proposal] = (await bankLine(huda(), lineId, ''))?.choices?.proposals ?? []
  expect(proposal).toMatchObject({ act: 'proof', sure: true, fields: [['proofId', proofId]] })
  const typed = { proofId, amount: '15', account1: accountId, reference1: 'BM-88410993' }
  const tries = await atOnce(office, holdProofs, [
    () => matchProof(huda(), { lineId, proofId }),
    () => matchProof(huda(), { lineId, proofId }),
    () => confirmTransfer(huda(), typed),
  ])
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  expect(await receipts()).toHaveLength(2)
  await nothingWrong()
})

test('of two customers who show one transfer neither is sure, whoever wrote its amount', async () => {
  const { accountId, proofId } = await aMonth()
  const other = await owner('مدّعٍ')
  const shown = { account: accountId, amount: '16', transferredOn: '2026-01-14', reference: 'bm 88410993' }
  const { id: claimed } = await sendProof(other.ctx, { id: id(), file: [pdf], ...shown })
  const lineId = (await lines(accountId))[1]?.id ?? ''
  const [proposal] = (await bankLine(huda(), lineId, ''))?.choices?.proposals ?? []
  expect(proposal).toMatchObject({ sure: false, why: expect.stringContaining('لعميل آخر'), fields: [['proofId', proofId]] })
  expect(await sure(accountId)).toMatchObject({ count: 2 })
  await withdrawProof(other.ctx, { proofId: claimed })
  expect(await sure(accountId), 'whoever claims it no more').toMatchObject({ count: 3 })
  await matchProof(huda(), { lineId, proofId })
  await nothingWrong()
})

test('a proof whose reference is like that of a receipt is sure for nobody, and another transfer where somebody says why', async () => {
  const { accountId, proofId } = await aMonth()
  const earlier = { method1: 'bank-transfer', amount1: '4', account1: accountId, reference1: 'BM 88410993' } as const
  await receivePayment(huda(), { id: id(), partyId: await customer('خالد تبوك'), ...earlier })
  const lineId = (await lines(accountId))[1]?.id ?? ''
  const [proposal] = (await bankLine(huda(), lineId, ''))?.choices?.proposals ?? []
  expect(proposal).toMatchObject({ act: 'proof', sure: false, why: 'سُجّل مرجع مثل مرجعه في سند سابق' })
  expect(await sure(accountId)).toMatchObject({ count: 2 })

  const teller = office.staff('noor', may.matchBank, may.viewBankLines, may.confirmTransfers)
  const press = (otherSlip: string, who = huda()) =>
    answered(linePage({ ...visit(who, '/x?act=proof', { form: { proofId, otherSlip } }), params: { lineId } }))
  const told = async (reply: Promise<unknown>, { maySetApart = true } = {}) => {
    const { data } = z.object({ data: z.custom<Reply>() }).parse(await reply)
    return htmlOf({ proposals: proposal ? [proposal] : [], reply: data, maySetApart })
  }
  expect(await told(press(''))).toMatch(/فاكتب لماذا في «مرجع مشابه»(.|\n)*name="otherSlip"|name="otherSlip"(.|\n)*فاكتب لماذا/)
  const refused = await told(press('بنك آخر', teller), { maySetApart: false })
  expect([refused.includes('فاطلب من مدير الفرع'), refused.includes('otherSlip')]).toEqual([true, false])
  expect(await press('من بنك ظفار، والأول من بنك مسقط')).toMatchObject({ status: 303 })
  expect(await office.history()).toContain('finance.slip-told-apart')
  await nothingWrong()
})

test('so is a line whose payer is named by hand', async () => {
  const { accountId } = await aMonth()
  const salim = await customer('خالد تبوك')
  const earlier = { method1: 'bank-transfer', amount1: '4', account1: accountId, reference1: 'FT2699' } as const
  await receivePayment(huda(), { id: id(), partyId: salim, ...earlier })
  const lineId = (await lines(accountId))[3]?.id ?? ''
  await expect(knowPayer(huda(), { lineId, partyId: salim })).rejects.toMatchObject({ issues: [{ path: ['otherSlip'] }] })
  await knowPayer(huda(), { lineId, partyId: salim, otherSlip: 'حوالة ثانية' })
  expect(await office.history()).toContain('finance.slip-told-apart')
  await nothingWrong()
})

test('of what was matched together and is locked in part nothing is taken back at once, and the rest line by line', async () => {
  const accountId = await account()
  await taken(huda(), accountId, ['12/01/2026,INTEREST,,,2,2', '14/01/2026,INTEREST,,,3,5'])
  await matchSure(huda(), { accountId, seen: (await sure(accountId))?.seen ?? '' })
  await reconcile(huda(), { accountId, until: '2026-01-13', stated: '2' })
  const together = await matchedTogether(office, accountId)
  const undo = { accountId, batchId: together?.batchId ?? '', reason: 'خطأ' }
  await expect(unmatchTogether(huda(), undo)).rejects.toMatchObject({
    ...{ code: 'finance.batch-locked', message: expect.stringContaining('سطرًا سطرًا') },
  })
  expect(await statuses(accountId)).toEqual(['locked', 'matched'])
  await unmatchLine(huda(), { lineId: (await lines(accountId))[1]?.id ?? '', reason: 'خطأ' })
  expect(await statuses(accountId)).toEqual(['locked', 'new'])
})

test('a proof of another amount is not that line, and only whoever confirms transfers is offered one', async () => {
  const { accountId, proofId } = await aMonth()
  const lineId = (await lines(accountId))[3]?.id ?? ''
  await expect(matchProof(huda(), { lineId, proofId })).rejects.toMatchObject({ code: 'finance.other-money' })
  const clerk = office.staff('noor', may.matchBank, may.viewBankLines)
  expect(await sure(accountId, clerk)).toMatchObject({ count: 2 })
  const own = (await lines(accountId))[1]?.id ?? ''
  await expect(matchProof(clerk, { lineId: own, proofId })).rejects.toMatchObject({ status: 404 })
  await expect(matchSure(office.staff('sami'), { accountId, seen: 'x' })).rejects.toMatchObject({ status: 403 })
})
