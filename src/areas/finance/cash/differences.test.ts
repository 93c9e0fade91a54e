import { expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { atOnce } from '#testing/at-once.ts'
import { boxesOf } from '#testing/boxes.ts'
import { salalah, thumrait } from '#testing/branches.ts'
import { csvRows } from '#testing/csv.ts'
import { testOffice } from '#testing/office.ts'
import { visit } from '#testing/visit.ts'
import { inDecimals } from '#values/money.ts'
import { loader as exported } from './routes/sessions-export.ts'
import { readSessionsAsked, sessionPath } from './session-asked.ts'
import { session, sessionList } from './session-queries.ts'
import { sessionsToCount } from './session-ways.ts'
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
  await askDifference(fatima, { sessionId, borneBy: 'company', reason: 'رددت الباقي مرتين' })
  expect([await statusNow(sessionId), await inBox(boxId)]).toEqual(['difference', 10_750n])
  const approvalId = await lastAsked()
  expect(await oneApproval(salim, approvalId)).toMatchObject({
    amount: 250n,
    checks: [
      { answer: 'صندوق السعادة، فرع السعادة' },
      { path: sessionPath(sessionId) },
      ...(there < 10_750n ? [{ question: 'يتحمله', answer: 'الشركة: عجز صندوق، 0.250 ر.ع.' }] : []),
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
  await askDifference(fatima, { sessionId, borneBy: 'company', reason: 'لا أعرف السبب' })
  const approvalId = await lastAsked()
  await expect(approve(salim, { approvalId })).rejects.toMatchObject({ code: 'finance.own-difference' })
  await approve(await colleague('maryam', 'generalManager'), { approvalId })
  expect(await statusNow(sessionId)).toBe('approved')
})

test('what waits is not counted again, and sent back it is agreed to with every count there was', async () => {
  const { boxId, fatima, sessionId } = await kept(5_000n)
  const salim = await colleague('salim', 'financeManager')
  const ask = () => askDifference(fatima, { sessionId, borneBy: 'company', reason: 'لا أعرف السبب' })
  await countSession(fatima, { sessionId, rials1: '6' })
  await ask()
  await expect(ask()).rejects.toMatchObject({ code: 'finance.session-changed' })
  const recount = () => countSession(fatima, { sessionId, rials5: '1' })
  await expect(recount()).rejects.toMatchObject({ code: 'finance.session-waits' })
  await reject(salim, { approvalId: await lastAsked(), note: 'عدّ مرة أخرى', decision: 'return' })
  expect(await statusNow(sessionId)).toBe('counted')
  expect(await session(fatima, sessionId)).toMatchObject({ sentBack: 'عدّ مرة أخرى' })
  expect(await office.history()).toContain('finance.difference-sent-back')
  office.later(1000)
  await recount()
  expect(await session(fatima, sessionId)).toMatchObject({ sentBack: null })
  await expect(closeSession(fatima, { sessionId })).rejects.toMatchObject({ code: 'finance.counted-otherwise' })
  await ask()
  const approvalId = await lastAsked()
  expect(await oneApproval(salim, approvalId)).toMatchObject({
    ...{ amount: 1_000n, title: expect.stringContaining('زيادة 1.000') },
    checks: [
      {},
      {},
      { answer: [expect.any(String), expect.stringContaining('عدّ fatima 6.000'), expect.stringContaining('عدّ fatima 5.000')] },
    ],
  })
  await approve(salim, { approvalId })
  expect([await statusNow(sessionId), await inBox(boxId)]).toEqual(['approved', 5_000n])
  await nothingWrong()
})

test('too much is not pocketed by a second count: a colleague counts, or agrees; and the first count says no amount', async () => {
  const { fatima, sessionId } = await kept(5_000n)
  await countSession(fatima, { sessionId, rials1: '7' })
  const own = async () => (await sessionList(fatima, readSessionsAsked(new URLSearchParams()))).rows[0]
  expect(await session(fatima, sessionId)).toMatchObject({ told: false, differs: true, counts: [] })
  expect(await own()).toMatchObject({ counted: null, difference: null, differed: false })
  await countSession(fatima, { sessionId, rials5: '1' })
  expect(await session(fatima, sessionId)).toMatchObject({ told: true, before: true })
  expect(await own()).toMatchObject({ counted: 5_000n, difference: 0n, differed: true })
  await expect(closeSession(fatima, { sessionId })).rejects.toMatchObject({ code: 'finance.counted-otherwise' })

  await countSession(await colleague('huda', 'branchManager', salalah), { sessionId, rials5: '1' })
  expect(await session(fatima, sessionId)).toMatchObject({ before: false })
  await closeSession(fatima, { sessionId })
  expect(await statusNow(sessionId)).toBe('closed')
})

test('counted after cash moved it is the first count again: no amount is said before the second, and what differed before still stands', async () => {
  const { boxId, fatima, sessionId } = await kept(5_000n)
  const own = async () => sessionList(fatima, readSessionsAsked(new URLSearchParams()))
  await countSession(fatima, { sessionId, rials1: '7' })
  await paid(boxId, 1_000n)
  await countSession(fatima, { sessionId, rials1: '8' })
  expect(await session(fatima, sessionId)).toMatchObject({ told: false, differs: true, counts: [], movements: [], ways: null })
  expect(await own()).toMatchObject({ rows: [{ counted: null, difference: null }], sums: { short: 0n, over: 0n } })
  await countSession(fatima, { sessionId, rials1: '8' })
  expect(await session(fatima, sessionId)).toMatchObject({ told: true, counts: [{ counted: 8_000n }, {}, {}, {}] })
  expect(await own()).toMatchObject({ rows: [{ difference: 2_000n }], sums: { over: 2_000n } })

  await paid(boxId, 1_000n)
  await countSession(fatima, { sessionId, rials1: '7' })
  expect(await session(fatima, sessionId)).toMatchObject({ told: true, before: true })
  await expect(closeSession(fatima, { sessionId })).rejects.toMatchObject({ code: 'finance.counted-otherwise' })
})

test('what a colleague’s count has settled does not stand in the way of the keeper’s count in the evening', async () => {
  const { boxId, fatima, sessionId } = await kept(5_000n)
  await countSession(fatima, { sessionId, rials1: '7' })
  await countSession(await colleague('huda', 'branchManager', salalah), { sessionId, rials5: '1' })
  await paid(boxId, 1_000n)
  await countSession(fatima, { sessionId, rials1: '6' })
  expect(await session(fatima, sessionId)).toMatchObject({ before: false })
  await closeSession(fatima, { sessionId })
  expect(await statusNow(sessionId)).toBe('closed')
})

test('who can end a session that was counted wrongly first is named on its page, and finds it among what waits', async () => {
  const { fatima, sessionId } = await kept(5_000n)
  const [huda, salim] = [await colleague('huda', 'branchManager', salalah), await colleague('salim', 'financeManager')]
  const [bakhit, salma] = [await colleague('bakhit', 'branchManager', thumrait), await cashier('salma', salalah)]
  const gone = await colleague('waleed', 'branchManager', salalah)
  await office.db.updateTable('userAccounts').set({ status: 'suspended' }).where('id', '=', gone.actor.id).execute()
  await countSession(fatima, { sessionId, rials1: '3' })
  await countSession(fatima, { sessionId, rials5: '1' })
  const agreeing = { roles: ['المدير المالي', 'مدير الفرع', 'المدير العام'], people: expect.arrayContaining(['huda', 'salim']) }
  expect((await session(fatima, sessionId))?.ways).toEqual({
    ...{ mistake: -2_000n, mayCount: false, counters: ['huda', 'salim'], agreeing },
  })
  expect((await session(huda, sessionId))?.ways).toMatchObject({ mayCount: true, counters: ['salim'] })
  for (const one of [huda, salim])
    expect(await sessionsToCount(one)).toMatchObject([{ path: sessionPath(sessionId), title: expect.stringContaining('fatima') }])
  for (const one of [fatima, salma, bakhit]) expect(await sessionsToCount(one)).toEqual([])

  await askDifference(fatima, { sessionId, borneBy: 'company', reason: 'خطأ في العدّ' })
  expect((await session(fatima, sessionId))?.ways).toMatchObject({ agreeing })
  expect(await sessionsToCount(huda)).toEqual([])
  await approve(salim, { approvalId: await lastAsked() })
  expect(await session(fatima, sessionId)).toMatchObject({ status: 'approved', ways: null })
})

test('what is not there at the opening is agreed to before the box is used', async () => {
  const boxId = await newBox()
  await paid(boxId, 30_000n)
  const [fatima, salim] = [await cashier('fatima', salalah), await colleague('salim', 'financeManager')]
  const { id: sessionId, opens } = await openSession(fatima, { boxId, rials1: '29' })
  expect([opens, await statusNow(sessionId)]).toEqual([false, 'counted'])
  await expect(countSession(fatima, { sessionId, rials1: '29' })).rejects.toMatchObject({ code: 'finance.session-changed' })
  await expect(closeSession(fatima, { sessionId })).rejects.toMatchObject({ code: 'finance.session-changed' })
  expect(await recountOpening(fatima, { sessionId, rials1: '29', baisa500: '1' })).toMatchObject({ opens: false })
  await askDifference(fatima, { sessionId, reason: 'هكذا استلمته' })
  await approve(salim, { approvalId: await lastAsked() })
  expect([await statusNow(sessionId), await inBox(boxId)]).toEqual(['open', 29_500n])
  await expect(recountOpening(fatima, { sessionId, rials1: '29', baisa500: '1' })).rejects.toMatchObject({
    code: 'finance.session-changed',
  })

  await countSession(fatima, { sessionId, rials1: '29', baisa500: '1' })
  await closeSession(fatima, { sessionId })
  await nothingWrong()
})

test('opened with a typo it is counted again, and opens by that; what does not match whoever manages the branch agrees to', async () => {
  const [boxId, other] = [await newBox(), await newBox('صندوق آخر')]
  await paid(boxId, 30_000n)
  await paid(other, 30_000n)
  const [fatima, salma] = [await cashier('fatima', salalah), await cashier('salma', salalah)]
  const { id: sessionId } = await openSession(fatima, { boxId, rials10: '30' })
  expect(await session(fatima, sessionId)).toMatchObject({ told: false, differs: true })
  expect(await recountOpening(fatima, { sessionId, rials10: '3' })).toMatchObject({ opens: true })
  expect(await statusNow(sessionId)).toBe('open')
  expect((await session(fatima, sessionId))?.counts).toEqual([])
  const counts = await office.db
    .selectFrom('cashCounts')
    .select('pieces')
    .where('sessionId', '=', sessionId)
    .orderBy('sequence')
    .execute()
  expect(counts).toEqual([{ pieces: { rials10: 30 } }, { pieces: { rials10: 3 } }])

  const { id: theirs } = await openSession(salma, { boxId: other, rials10: '2' })
  await askDifference(salma, { sessionId: theirs, reason: 'هكذا استلمته' })
  await expect(recountOpening(salma, { sessionId: theirs, rials10: '3' })).rejects.toMatchObject({
    code: 'finance.session-waits',
  })
  const [huda, approvalId] = [await colleague('huda', 'branchManager', salalah), await lastAsked()]
  expect((await oneApproval(huda, approvalId))?.checks).toMatchObject([
    ...[{}, {}, { question: 'يتحمله', answer: 'الشركة: عجز صندوق، 10.000 ر.ع.' }],
    { answer: [expect.stringContaining('عند الفتح')] },
  ])
  await approve(huda, { approvalId })
  expect([await statusNow(theirs), await inBox(other)]).toEqual(['open', 20_000n])
  await nothingWrong()
})

test('who bears what is short is chosen by whoever asks, and read with its amount by whoever agrees', async () => {
  const { fatima, sessionId } = await kept(5_000n)
  await countSession(fatima, { sessionId, rials1: '4' })
  await expect(askDifference(fatima, { sessionId, reason: 'لا أعرف' })).rejects.toMatchObject({ issues: [{ path: ['borneBy'] }] })
  await askDifference(fatima, { sessionId, borneBy: 'keeper', reason: 'لا أعرف' })
  const asked = await oneApproval(await colleague('salim', 'financeManager'), await lastAsked())
  expect(asked?.checks).toContainEqual({ question: 'يتحمله', answer: 'fatima: دين عليه، 1.000 ر.ع.' })
})
