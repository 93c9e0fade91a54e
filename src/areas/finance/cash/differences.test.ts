import { expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approval-queries.ts'
import { approve, reject } from '#areas/access/use-cases/decide-approval.ts'
import { checkBooks } from '#areas/finance/checks.ts'
import { atOnce } from '#testing/at-once.ts'
import { boxesOf } from '#testing/boxes.ts'
import { salalah } from '#testing/branches.ts'
import { csvRows } from '#testing/csv.ts'
import { testOffice } from '#testing/office.ts'
import { visit } from '#testing/visit.ts'
import { inDecimals } from '#values/money.ts'
import { loader as exported } from './routes/sessions-export.ts'
import { readSessionsAsked } from './session-asked.ts'
import { session, sessionList } from './session-queries.ts'
import { askDifference, closeSession, countSession } from './use-cases/close-session.ts'
import { openSession, recountOpening } from './use-cases/open-session.ts'

const office = testOffice()
const { kept, colleague, cashier, newBox, paid, inBox, statusNow, lastAsked } = boxesOf(office)

const nothingWrong = async () =>
  expect((await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)).toEqual([])

test.each([
  ['short', { rials10: '1', baisa500: '1' }, 10_500n],
  ['over', { rials10: '1', rials1: '1' }, 11_000n],
])('a difference is agreed to by another and posted then, once: %s', async (_, counted, there) => {
  const { boxId, fatima, sessionId } = await kept(10_750n)
  const salim = await colleague('salim', 'financeManager')
  await countSession(fatima, { sessionId, ...counted })
  await expect(closeSession(fatima, { sessionId })).rejects.toMatchObject({ code: 'finance.difference' })
  await askDifference(fatima, { sessionId, reason: 'رددت الباقي مرتين' })
  expect([await statusNow(sessionId), await inBox(boxId)]).toEqual(['difference', 10_750n])
  const approvalId = await lastAsked()
  expect(await oneApproval(salim, approvalId)).toMatchObject({
    amount: 250n,
    checks: [
      { answer: 'صندوق السعادة، فرع السعادة' },
      {},
      { answer: [expect.stringContaining('عند الفتح'), expect.stringContaining('10.750')] },
    ],
  })

  const huda = await colleague('huda', 'accountant')
  const { sums } = await sessionList(huda, readSessionsAsked(new URLSearchParams()))
  expect(sums).toMatchObject(there < 10_750n ? { short: 250n, over: 0n } : { short: 0n, over: 250n })
  const [row = []] = await csvRows(exported(visit(huda, '/export?format=csv')))
  expect(row.slice(-3)).toEqual(['فيها فرق', inDecimals(there), there < 10_750n ? '-0.250' : '0.250'])

  await expect(approve(fatima, { approvalId })).rejects.toMatchObject({ status: 403 })
  const twice = [1, 2].map(() => () => approve(salim, { approvalId }))
  const tries = await atOnce(office, (tx) => tx.selectFrom('approvals').select('id').forUpdate().execute(), twice)
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await statusNow(sessionId), await inBox(boxId)]).toEqual(['approved', there])
  expect(await office.history()).toEqual(expect.arrayContaining(['finance.difference-approved', 'finance.session-closed']))
  await nothingWrong()
})

test('whoever kept the box or counted it does not agree to its difference, though the role could', async () => {
  const { fatima, sessionId } = await kept(5_000n)
  const salim = await colleague('salim', 'financeManager')
  await countSession(salim, { sessionId, rials1: '4' })
  await askDifference(fatima, { sessionId, reason: 'لا أعرف السبب' })
  const approvalId = await lastAsked()
  await expect(approve(salim, { approvalId })).rejects.toMatchObject({ code: 'finance.own-difference' })
  await approve(await colleague('maryam', 'generalManager'), { approvalId })
  expect(await statusNow(sessionId)).toBe('approved')
})

test('sent back or counted anew, the earlier request closes nothing', async () => {
  const { boxId, fatima, sessionId } = await kept(5_000n)
  const salim = await colleague('salim', 'financeManager')
  const ask = () => askDifference(fatima, { sessionId, reason: 'لا أعرف السبب' })
  await countSession(fatima, { sessionId, rials1: '4' })
  await ask()
  await expect(ask()).rejects.toMatchObject({ code: 'finance.session-changed' })
  const first = await lastAsked()
  await countSession(fatima, { sessionId, rials1: '3' })
  await expect(approve(salim, { approvalId: first })).rejects.toMatchObject({ code: 'finance.counted-since' })
  office.later(1000)
  await ask()
  const second = await lastAsked()
  await expect(approve(salim, { approvalId: first })).rejects.toMatchObject({ code: 'finance.counted-since' })
  await reject(salim, { approvalId: second, note: 'عدّ مرة أخرى', decision: 'return' })
  await countSession(fatima, { sessionId, rials5: '1' })
  await closeSession(fatima, { sessionId })
  expect([await statusNow(sessionId), await inBox(boxId)]).toEqual(['closed', 5_000n])
  expect((await session(fatima, sessionId))?.counts).toHaveLength(4)
})

test('what is not there at the opening is agreed to before the box is used', async () => {
  const boxId = await newBox()
  await paid(boxId, 30_000n)
  const [fatima, salim] = [await cashier('fatima', salalah), await colleague('salim', 'financeManager')]
  const { id: sessionId, opens } = await openSession(fatima, { boxId, openingCash: '29' })
  expect([opens, await statusNow(sessionId)]).toEqual([false, 'counted'])
  await expect(countSession(fatima, { sessionId, rials1: '29' })).rejects.toMatchObject({ code: 'finance.session-changed' })
  await expect(closeSession(fatima, { sessionId })).rejects.toMatchObject({ code: 'finance.session-changed' })
  expect(await recountOpening(fatima, { sessionId, openingCash: '29.5' })).toMatchObject({ opens: false })
  await askDifference(fatima, { sessionId, reason: 'هكذا استلمته' })
  await approve(salim, { approvalId: await lastAsked() })
  expect([await statusNow(sessionId), await inBox(boxId)]).toEqual(['open', 29_500n])
  await expect(recountOpening(fatima, { sessionId, openingCash: '29.5' })).rejects.toMatchObject({
    code: 'finance.session-changed',
  })

  await countSession(fatima, { sessionId, rials1: '29', baisa500: '1' })
  await closeSession(fatima, { sessionId })
  await nothingWrong()
})

test('counted rightly the second time the box is open at once', async () => {
  const boxId = await newBox()
  await paid(boxId, 30_000n)
  const fatima = await cashier('fatima', salalah)
  const { id: sessionId } = await openSession(fatima, { boxId, openingCash: '3' })
  expect(await recountOpening(fatima, { sessionId, openingCash: '30' })).toMatchObject({ opens: true })
  expect(await statusNow(sessionId)).toBe('open')
})
