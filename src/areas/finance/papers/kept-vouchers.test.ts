import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { actorOf } from '#areas/access/roles/actors.ts'
import { grantRole } from '#areas/access/roles/use-cases/grant-role.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { closeSession, countSession } from '#areas/finance/cash/use-cases/close-session.ts'
import { moveCash } from '#areas/finance/cash/use-cases/move-cash.ts'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { takeBack } from '#areas/finance/cash/use-cases/settle-move.ts'
import { bounceCheque } from '#areas/finance/cheques/use-cases/bounce-cheque.ts'
import { depositCheques } from '#areas/finance/cheques/use-cases/deposit-cheques.ts'
import { returnCheque } from '#areas/finance/cheques/use-cases/leave-vault.ts'
import { writeVoucher } from '#areas/finance/ledger/use-cases/write-voucher.ts'
import { askRefund } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { reversePayout } from '#areas/finance/payouts/use-cases/end-payout.ts'
import { payPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { reverseJournal } from '#areas/finance/undoing/use-cases/reverse-journal.ts'
import { loader as bouncePdf } from '#areas/finance/vouchers/routes/back-office-bounced-cheque-pdf.ts'
import { loader as cashSlipPdf } from '#areas/finance/vouchers/routes/back-office-cash-move-pdf.ts'
import { loader as chequeListPdf } from '#areas/finance/vouchers/routes/back-office-cheque-list-pdf.ts'
import { loader as chequeSlipPdf } from '#areas/finance/vouchers/routes/back-office-cheque-slip-pdf.ts'
import { loader as journalPdf } from '#areas/finance/vouchers/routes/back-office-journal-pdf.ts'
import { loader as payoutPdf } from '#areas/finance/vouchers/routes/back-office-payout-pdf.ts'
import { loader as cashClosePdf } from '#areas/finance/vouchers/routes/back-office-session-pdf.ts'
import { loader as verifyPage } from '#areas/finance/vouchers/routes/verify-paper.tsx'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { theHouseItself } from '#platform/actors.ts'
import * as printing from '#platform/documents/print.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { inkOnEdges, pagePicture } from '#testing/page-picture.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { readSquare } from '#testing/read-square.ts'
import { undoersOf } from '#testing/undoers.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'

const office = testOffice()
const byTwo = undoersOf(office)
const { huda, id, customer, box, owes, pays, brings, bank } = vaultOf(office)

type Handing = (args: ReturnType<typeof visit>) => Promise<Response>
const handed = async (pdf: Handing, params: Record<string, string>) =>
  new Uint8Array(await (await pdf(visit(huda(), '/pdf', { params }))).arrayBuffer())
const hashOf = (pdf: Uint8Array) => createHash('sha256').update(pdf).digest('hex')
const kept = () =>
  office.db.selectFrom('keptPapers').select(['kind', 'subjectId', 'state', 'sha256', 'token']).orderBy('keptAt').execute()
const tokenOf = async (subjectId: string, state = 'issued') =>
  (await kept()).find((one) => one.subjectId === subjectId && one.state === state)?.token ??
  expect.fail(`${subjectId} is not kept`)
const verify = (paperToken: string) => answered(verifyPage(visit(office.visitor(), '/', { params: { paperToken } })))

/** The one account of the company at a bank. */
const account = async () =>
  (await office.db.selectFrom('companyBankAccounts').select('id').executeTakeFirst())?.id ?? (await bank())

async function paidOut() {
  const [boxId, salim] = [await box(), await customer()]
  await pays(salim, '30')
  const form = { id: id(), partyId: salim, amount: '12.5', method: 'cash', purpose: 'ألغى الحجز' } as const
  const { id: payoutId } = await askRefund(huda(), form)
  await payPayout(huda(), { payoutId })
  return { salim, payoutId, boxId }
}

async function bounced() {
  const [accountId, salim] = [await account(), await customer('شركة ظفار للتجارة والمقاولات والخدمات اللوجستية')]
  await owes(salim, '30')
  const chequeId = await brings(salim, '30', { cover: 'oldest' })
  const { id: slipId } = await depositCheques(huda(), { id: id(), accountId, chequeId })
  await bounceCheque(huda(), { chequeId, on: '2026-01-15', reason: 'الرصيد لا يكفي' })
  const { listId } = await office.db.selectFrom('cheques').select('listId').executeTakeFirstOrThrow()
  const step = office.db.selectFrom('chequeSteps').select('id').where('status', '=', 'bounced')
  return { salim, chequeId, slipId, listId, stepId: (await step.executeTakeFirstOrThrow()).id }
}

/** A box whose cash went to the bank and which was counted and closed. */
async function carried() {
  const [accountId, salim] = [await account(), await customer()]
  await box()
  await pays(salim, '50')
  const { id: moveId } = await moveCash(huda(), { moveId: id(), to: `bank:${accountId}`, amount: '40' })
  const { id: sessionId } = await office.db.selectFrom('cashSessions').select('id').executeTakeFirstOrThrow()
  await countSession(huda(), { sessionId, rials10: '1' })
  await closeSession(huda(), { sessionId })
  return { moveId, sessionId }
}

/** A journal by hand, which another agreed to. */
async function posted() {
  await account()
  const [maker, manager] = [await colleague('amal', 'accountant'), await colleague('salim', 'financeManager')]
  const lines = { debit1: '1120', debitKey1: 'بنك ظفار 0101', credit1: '3100', amount1: '250.5' }
  const { approvalId } = await writeVoucher(maker, { voucherId: id(), day: '2026-01-10', memo: 'إيداع رأس المال', ...lines })
  await approve(manager, { approvalId })
  const row = office.db.selectFrom('journals').select(['id', 'sequence']).orderBy('sequence', 'desc')
  const journal = await row.executeTakeFirstOrThrow()
  return { journalId: journal.id, number: String(journal.sequence) }
}

async function colleague(name: string, role: string) {
  const house = { ...office.visitor(), actor: theHouseItself }
  const { id: accountId } = await addDemonstrationAccount(house, { name, email: `${name}@x.om` })
  await grantRole(house, { accountId, role })
  const account = { id: accountId, kind: 'staff', name, sessionId: 'x' } as const
  return { ...office.visitor(), actor: await actorOf(office.visitor(), account) }
}

test('what is paid, taken, carried to the bank and sent back is kept with its hash, and handed out again as it was', async () => {
  const { payoutId } = await paidOut()
  const { chequeId, slipId, listId, stepId } = await bounced()
  await office.announce()
  const hashes = new Map((await kept()).map(({ kind, subjectId, sha256 }) => [`${kind} ${subjectId}`, sha256]))
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), { paperFooter: 'تذييل جديد' })
  office.later(30 * 86_400_000)
  expect(hashOf(await handed(payoutPdf, { payoutId }))).toBe(hashes.get(`payout ${payoutId}`))
  expect(hashOf(await handed(chequeListPdf, { listId }))).toBe(hashes.get(`cheque-list ${listId}`))
  expect(hashOf(await handed(chequeSlipPdf, { slipId }))).toBe(hashes.get(`deposit-slip ${slipId}`))
  expect(hashOf(await handed(bouncePdf, { chequeId }))).toBe(hashes.get(`bounce ${stepId}`))
})

test('so is what leaves a box and what was counted in it, and a journal that was written by hand', async () => {
  const { moveId, sessionId } = await carried()
  const { number, journalId } = await posted()
  await office.announce()
  const hashes = new Map((await kept()).map(({ kind, subjectId, sha256 }) => [`${kind} ${subjectId}`, sha256]))
  expect(hashOf(await handed(cashSlipPdf, { moveId }))).toBe(hashes.get(`cash-move ${moveId}`))
  expect(hashOf(await handed(cashClosePdf, { sessionId }))).toBe(hashes.get(`cash-session ${sessionId}`))
  const journal = await handed(journalPdf, { number })
  expect(hashOf(journal)).toBe(hashes.get(`journal ${journalId}`))
  for (const words of ['سند قيد', '250.500', 'إيداع رأس المال', '3100', 'amal', 'salim'])
    expect(pdfText(journal)).toContain(words)
})

test('whoever holds one verifies it, hears what has become of it, and learns nothing of whose it is', async () => {
  const { payoutId } = await paidOut()
  const { chequeId, stepId, slipId, listId } = await bounced()
  await office.announce()
  const said = { kind: 'سند صرف', number: 'PV-SLL26-00001', day: '2026-01-15', total: 12_500n, credited: 0n }
  expect(await verify(await tokenOf(payoutId))).toEqual({ ...said, state: 'valid' })
  await reversePayout(huda(), { payoutId, reason: 'صُرف لغيره' })
  expect(await verify(await tokenOf(payoutId))).toEqual({ ...said, state: 'reversed' })
  expect(pdfText(await handed(payoutPdf, { payoutId }))).toContain('معكوس')
  expect(await verify(await tokenOf(payoutId, 'reversed'))).toEqual({ ...said, state: 'reversed' })

  const cheque = { day: '2026-01-15', total: 30_000n, credited: 0n }
  expect(await verify(await tokenOf(listId))).toMatchObject({ kind: 'بيان شيكات مستلمة', state: 'valid', ...cheque })
  expect(await verify(await tokenOf(slipId))).toMatchObject({ kind: 'قسيمة إيداع', state: 'valid', ...cheque })
  const bounce = await tokenOf(stepId)
  expect(await verify(bounce)).toEqual({
    kind: 'إخطار بارتجاع شيك',
    number: expect.stringMatching(/^0003\d\d$/),
    state: 'valid',
    ...cheque,
  })
  await returnCheque(huda(), { chequeId, reason: 'سُدّد نقدًا' })
  expect(await verify(bounce)).toMatchObject({ state: 'settled' })
  expect(await statusOf(verifyPage(visit(office.visitor(), '/', { params: { paperToken: '0'.repeat(32) } })))).toBe(404)
})

test('cash that was taken back makes its slip void; what was counted and a journal stand, until the journal is reversed', async () => {
  const { moveId, sessionId } = await carried()
  const { number, journalId } = await posted()
  await office.announce()
  const [slip, close, journal] = [await tokenOf(moveId), await tokenOf(sessionId), await tokenOf(journalId)]
  expect(await verify(slip)).toMatchObject({ kind: 'قسيمة إيداع', total: 40_000n, state: 'valid', day: '2026-01-15' })
  expect(await verify(close)).toMatchObject({ kind: 'إقفال وردية', total: 10_000n, state: 'valid', day: '2026-01-15' })
  expect(await verify(journal)).toMatchObject({ kind: 'سند قيد', number, total: 250_500n, state: 'valid', day: '2026-01-10' })
  await byTwo((ctx) => reverseJournal(ctx, { number, reason: 'خطأ' }))
  expect(await verify(journal)).toMatchObject({ state: 'reversed' })
  expect(pdfText(await handed(journalPdf, { number }))).toContain('معكوس')
  const { boxId } = await office.db.selectFrom('cashSessions').select('boxId').executeTakeFirstOrThrow()
  await openSession(huda(), { boxId, rials1: '10' })
  await takeBack(huda(), { moveId, reason: 'أُلغي الإيداع' })
  expect(await verify(slip)).toMatchObject({ state: 'cancelled' })
})

test('a telephone reads the code off each of them, and no ink leaves the page', async () => {
  const printed = vi.spyOn(printing, 'print')
  const { moveId, sessionId } = await carried()
  const { number, journalId } = await posted()
  const { slipId, listId, chequeId, stepId } = await bounced()
  const papers: [Handing, Record<string, string>, string][] = [
    [cashSlipPdf, { moveId }, moveId],
    [cashClosePdf, { sessionId }, sessionId],
    [journalPdf, { number }, journalId],
    [chequeListPdf, { listId }, listId],
    [chequeSlipPdf, { slipId }, slipId],
    [bouncePdf, { chequeId }, stepId],
  ]
  for (const [pdf, params, subjectId] of papers) {
    await handed(pdf, params)
    const page = await pagePicture(printed.mock.lastCall ?? expect.fail('nothing was printed'))
    const code = `${huda().origin}/v/${await tokenOf(subjectId)}`
    expect(await readSquare(page), Object.keys(params).join()).toBe(code)
    expect(await inkOnEdges(page), Object.keys(params).join()).toBe(0)
  }
})

test('so it does off a payment voucher, and off the other one that says the money came back', async () => {
  const printed = vi.spyOn(printing, 'print')
  const { payoutId } = await paidOut()
  for (const state of ['issued', 'reversed']) {
    if (state === 'reversed') await reversePayout(huda(), { payoutId, reason: 'صُرف لغيره' })
    await handed(payoutPdf, { payoutId })
    const page = await pagePicture(printed.mock.lastCall ?? expect.fail('nothing was printed'))
    expect(await readSquare(page), state).toBe(`${huda().origin}/v/${await tokenOf(payoutId, state)}`)
    expect(await inkOnEdges(page), state).toBe(0)
  }
})
