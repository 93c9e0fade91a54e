import { expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { addBox } from '#areas/finance/cash/use-cases/change-boxes.ts'
import { closeSession, countSession } from '#areas/finance/cash/use-cases/close-session.ts'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { boxesOf } from '#testing/boxes.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { action, loader } from './routes/back-office-receipt.tsx'
import { askCorrection } from './use-cases/ask-correction.ts'
import { receivePayment } from './use-cases/receive-payment.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, debt, credit, inBox, wrong } = payersOf(office)
const { colleague } = boxesOf(office)
const reason = 'سُجّل على عميل آخر'
const aDay = 86_400_000

/** Huda took ten of what Salim owes, her box was counted away, and Fatima keeps another today. */
async function began() {
  const [old, salim] = [await box(), await customer()]
  await owes(salim, '20')
  const { id: receiptId } = await pays(salim, '10')
  const { id: sessionId } = await office.db.selectFrom('cashSessions').select('id').executeTakeFirstOrThrow()
  await countSession(huda(), { sessionId, rials10: '1' })
  await closeSession(huda(), { sessionId })
  const branch = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  const { id: boxId } = await addBox(huda(), { branchId: branch.id, name: 'صندوق اليوم' })
  const [fatima, said] = [await colleague('fatima', 'cashier', branch.id), await colleague('said', 'financeManager')]
  const opens = () => openSession(fatima, { boxId, rials1: '0' })
  const takes = (amount1: string) => receivePayment(fatima, { id: id(), partyId: salim, method1: 'cash', amount1 })
  return { old, salim, receiptId, boxId, fatima, said, opens, takes }
}

test('after its shift a receipt is reversed when another agrees, and its cash leaves the box of the day', async () => {
  const { old, salim, receiptId, boxId, fatima, said, opens, takes } = await began()
  await opens()
  await takes('7')
  const { approvalId } = await askCorrection(fatima, { receiptId, what: 'reverse', boxId, reason })
  expect(await debt(salim)).toBe(3_000n)
  expect((await oneApproval(said, approvalId))?.checks).toContainEqual({
    question: 'يعود مفتوحًا',
    answer: [expect.stringMatching(/10\.000/)],
  })
  await expect(approve(fatima, { approvalId })).rejects.toMatchObject({ status: 403 })
  await expect(approve(said, { approvalId })).rejects.toMatchObject({ code: 'finance.below-zero' })
  await takes('5')
  office.later(aDay)
  await approve(said, { approvalId })
  const mirrored = office.db.selectFrom('receiptReversals as r').innerJoin('journals as j', 'j.id', 'r.journalId')
  expect(await mirrored.select('day').execute(), 'of the day it is agreed to').toEqual([{ day: '2026-01-16' }])
  expect([await debt(salim), await credit(salim)]).toEqual([10_000n, 2_000n])
  expect([await inBox(old), await inBox(boxId)]).toEqual([10_000n, 2_000n])
  expect(await office.history()).toEqual(
    expect.arrayContaining(['finance.receipt-correction-asked', 'finance.receipt-reversed', 'tasks.added']),
  )
  expect(await wrong()).toEqual([])
})

test('what it paid is opened by another’s word, its money is credit, and no cash moves', async () => {
  const { old, salim, receiptId, fatima, said } = await began()
  const { approvalId } = await askCorrection(fatima, { receiptId, what: 'free', reason })
  expect([await debt(salim), await credit(salim)]).toEqual([10_000n, 0n])
  await approve(said, { approvalId })
  expect([await debt(salim), await credit(salim), await inBox(old)]).toEqual([20_000n, 10_000n, 10_000n])
  expect(await office.history()).toContain('finance.receipt-freed')
  expect(await wrong()).toEqual([])
  await expect(askCorrection(fatima, { receiptId, what: 'free', reason })).rejects.toMatchObject({ code: 'finance.pays-nothing' })
})

test('two who ask at once ask once, and the box from which the cash goes back is kept today', async () => {
  const { receiptId, boxId, fatima, said, opens } = await began()
  const asks = (more = {}) => askCorrection(fatima, { receiptId, what: 'reverse', boxId, reason, ...more })
  await expect(asks({ boxId: '' })).rejects.toMatchObject({ issues: [{ path: ['boxId'] }] })
  await expect(asks()).rejects.toMatchObject({ issues: [{ path: ['boxId'] }] })
  const { id: sessionId } = await opens()
  const done = await Promise.allSettled([asks(), asks()])
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

  await countSession(fatima, { sessionId, baisa5: '0' })
  await closeSession(fatima, { sessionId })
  const { id: approvalId } = await office.db.selectFrom('approvals').select('id').executeTakeFirstOrThrow()
  await expect(approve(said, { approvalId })).rejects.toMatchObject({ code: 'finance.box-not-kept' })
})

test('the cashier finds it on the page of the receipt, keeps what was typed, and reads that it waits', async () => {
  const { receiptId, boxId, fatima, opens } = await began()
  await opens()
  const params = { receiptId }
  expect(await loader(visit(fatima, '/', { params }))).toMatchObject({
    ...{ mayReverse: false, correcting: null },
    asks: { boxes: [[boxId, 'صندوق اليوم، fatima']], cash: 10_000n },
  })
  const sends = (form: Record<string, string>) => answered(action(visit(fatima, '/?act=correct', { params, form })))
  expect(await sends({ what: 'reverse', boxId, reason: '' })).toMatchObject({ init: { status: 422 }, data: { typed: { boxId } } })
  expect(await sends({ what: '', reason })).toMatchObject({ init: { status: 422 } })
  expect(await sends({ what: 'reverse', boxId, reason })).toMatchObject({ status: 303 })
  expect(await loader(visit(fatima, '/', { params }))).toMatchObject({ correcting: { by: 'fatima' } })
})
