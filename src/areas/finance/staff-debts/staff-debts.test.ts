import { expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { boxLeaf } from '#areas/finance/cash/cash.ts'
import { askDifference, closeSession, countSession } from '#areas/finance/cash/use-cases/close-session.ts'
import { openSession, recountOpening } from '#areas/finance/cash/use-cases/open-session.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { banksOf } from '#testing/banks.ts'
import { salalah } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { journal, postIt } from '#testing/postings.ts'
import { repaymentSource, staffLeaf } from './debt.ts'
import type { RepayDebtForm } from './inputs.ts'
import { placesToTake, staffDebts, staffRepayment } from './queries.ts'
import { repaymentPaper } from './repayment-paper.ts'
import { repayDebt, reverseRepayment } from './use-cases/repay-debt.ts'

const office = testOffice()
const { house, kept, colleague, newBox, inBox, lastAsked, account } = banksOf(office)

const wrong = async () => (await checkBooks(office.db)).flatMap(({ code, differences }) => (differences.length > 0 ? [code] : []))
const owes = (employeeId: string) => balanceOf(office, staffLeaf(employeeId))
const lies = (code: string) => balanceOf(office, { account: code })

/** Fatima counted ten where fifteen should be, asked that it be hers, and Salim agreed. */
async function short() {
  const { boxId, fatima, sessionId } = await kept(15_000n)
  const salim = await colleague('salim', 'financeManager')
  await countSession(fatima, { sessionId, rials10: '1' })
  await askDifference(fatima, { sessionId, borneBy: 'keeper', reason: 'رددت الباقي مرتين' })
  const approvalId = await lastAsked()
  expect((await oneApproval(salim, approvalId))?.checks).toContainEqual({
    question: 'يتحمله',
    answer: 'fatima: دين عليه، 5.000 ر.ع.',
  })
  await approve(salim, { approvalId })
  office.later(1_000)
  const second = await newBox('صندوق المطار')
  await openSession(salim, { boxId: second, rials1: '0' })
  const pays = (amount: string, more: Partial<RepayDebtForm> = {}, who = salim) =>
    repayDebt(who, { id: who.newId(), employeeId: fatima.actor.id, amount, method: 'cash', ...more })
  return { boxId, second, fatima, salim, sessionId, pays, employeeId: fatima.actor.id }
}

test('what a box was short of is owed by whoever kept it where somebody else agrees, and is no cost of ours', async () => {
  const { boxId, employeeId, salim } = await short()
  expect([await inBox(boxId), await owes(employeeId), await lies('6190')]).toEqual([10_000n, 5_000n, 0n])
  expect(await staffDebts(salim)).toMatchObject({
    ...{ total: 5_000n, owing: [{ employee: 'fatima', owes: 5_000n, short: 5_000n }] },
    entries: [{ state: 'short', amount: 5_000n, mayReverse: false }],
  })
  expect(await office.history()).toEqual(expect.arrayContaining(['finance.staff-debt-recorded', 'finance.difference-approved']))
  expect(await wrong()).toEqual([])
})

test('it is paid back in cash and by transfer to somebody else, never more than is owed, with a paper', async () => {
  const { second, fatima, salim, pays, employeeId } = await short()
  await expect(pays('5.005')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  await expect(pays('1.003')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  await expect(pays('1', {}, fatima)).rejects.toMatchObject({ status: 403 })
  const id = salim.newId()
  await Promise.all([1, 2, 3].map(() => pays('2', { id })))
  expect([await owes(employeeId), await inBox(second)]).toEqual([3_000n, 2_000n])
  const accountId = await account()
  const ways = { method: 'bank-transfer', account: accountId, reference: 'FT-9' } as const
  expect((await placesToTake(salim))?.accounts).toEqual([[accountId, 'بنك مسقط، آخره 0101']])
  await expect(pays('1', { method: 'bank-transfer' })).rejects.toMatchObject({
    issues: [{ path: ['account'] }, { path: ['reference'] }],
  })
  const both = await Promise.allSettled([pays('3', ways), pays('3', ways)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await owes(employeeId), await balanceOf(office, { account: '1120', key: accountId })]).toEqual([0n, 3_000n])

  const one = await staffRepayment(salim, id)
  const paper = one && pdfText(await repaymentPaper(salim, one, 'https://x.om/v/1'))
  for (const word of ['سند قبض من موظف', 'fatima', '2.000', 'صندوق المطار']) expect(paper).toContain(word)
  expect(await staffDebts(salim)).toMatchObject({ total: 0n, owing: [] })
  expect(await wrong()).toEqual([])
})

test('nobody takes from or undoes for themselves; what was typed wrong is undone while its session is open', async () => {
  const { second, salim, pays, employeeId } = await short()
  const { id: repaymentId } = await pays('2')
  const maryam = await colleague('maryam', 'generalManager')
  await expect(pays('1', { employeeId: maryam.actor.id }, maryam)).rejects.toMatchObject({ code: 'finance.own-debt' })
  expect((await staffDebts(salim)).entries).toMatchObject([{ state: 'repaid', mayReverse: true }, {}])
  await reverseRepayment(salim, { repaymentId, reason: 'كُتب مرتين' })
  await expect(reverseRepayment(salim, { repaymentId, reason: 'كُتب مرتين' })).rejects.toMatchObject({
    code: 'finance.reversed-before',
  })
  expect([await owes(employeeId), await inBox(second)]).toEqual([5_000n, 0n])
  const { id: late } = await pays('1')
  const { id: sessionId } = await office.db
    .selectFrom('cashSessions')
    .select('id')
    .where('keeperId', '=', salim.actor.id)
    .executeTakeFirstOrThrow()
  await countSession(salim, { sessionId, rials1: '1' })
  await closeSession(salim, { sessionId })
  await expect(reverseRepayment(salim, { repaymentId: late, reason: 'خطأ' })).rejects.toMatchObject({
    code: 'finance.session-closed',
  })
  expect(await wrong()).toEqual([])
})

test('only what a keeper counted short at the end is theirs, not what was found at the opening or is too much', async () => {
  const { boxId, fatima, sessionId } = await kept(1_000n)
  await countSession(fatima, { sessionId, rials1: '2' })
  const asks = (id: string) => askDifference(fatima, { sessionId: id, borneBy: 'keeper', reason: 'لا أعرف' })
  await expect(asks(sessionId)).rejects.toMatchObject({ issues: [{ path: ['borneBy'] }] })
  await countSession(await colleague('huda', 'branchManager', salalah), { sessionId, rials1: '1' })
  await closeSession(fatima, { sessionId })
  const { id: next } = await openSession(fatima, { boxId, rials1: '0' })
  await expect(asks(next)).rejects.toMatchObject({ issues: [{ path: ['borneBy'] }] })
  await recountOpening(fatima, { sessionId: next, rials1: '1' })
})

test('a debt that the books have and nobody said, or the other way round, is found under its key', async () => {
  const { boxId, employeeId } = await short()
  const source = { kind: repaymentSource, id: 'planted', purpose: 'repay' }
  const planted = { debit: boxLeaf(boxId), credit: staffLeaf(employeeId), amount: 1_000n, branchId: salalah }
  await postIt(house(), journal([planted], { source }))
  expect(await wrong()).toEqual(['I22', 'I51'])
  const found = (await checkBooks(office.db)).find(({ code }) => code === 'I51')
  expect(found?.differences).toEqual([{ place: employeeId, books: 4_000n, expected: 5_000n }])
})

test('cash goes into the box, whatever account was chosen before it', async () => {
  const { second, pays } = await short()
  const accountId = await account()
  await pays('2', { account: accountId, reference: 'FT-9' })
  expect([await inBox(second), await balanceOf(office, { account: '1120', key: accountId })]).toEqual([2_000n, 0n])
})
