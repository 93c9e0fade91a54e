import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { loader as closePaper } from '#areas/finance/vouchers/routes/back-office-session-pdf.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { defineFact } from '#platform/facts.ts'
import { anyone } from '#platform/permissions.ts'
import { atOnce } from '#testing/at-once.ts'
import { boxesOf } from '#testing/boxes.ts'
import { salalah, thumrait } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { journal, postIt } from '#testing/postings.ts'
import { statusOf, visit } from '#testing/visit.ts'
import { boxLeaf } from './cash.ts'
import { readSessionsAsked, sessionsAddress } from './session-asked.ts'
import { session, sessionList } from './session-queries.ts'
import { cashSessionOf } from './sessions.ts'
import { askDifference, closeSession, countSession } from './use-cases/close-session.ts'
import { openSession } from './use-cases/open-session.ts'

const office = testOffice()
const { house, kept, colleague, cashier, newBox, paid, inBox, statusNow, lastAsked, holdSessions } = boxesOf(office)

test('a session is opened, counted by note and coin, and closed when nothing is missing', async () => {
  const { fatima, sessionId } = await kept(87_655n)
  await countSession(fatima, {
    sessionId,
    rials50: '1',
    rials20: '1',
    rials10: '١',
    rials1: '7',
    baisa500: '1',
    baisa100: '1',
    baisa50: '1',
    baisa5: '1',
  })
  expect(await session(fatima, sessionId)).toMatchObject({
    counts: [{ counted: 87_655n, expected: 87_655n }, { atOpening: true }],
  })
  await closeSession(fatima, { sessionId })
  expect(await statusNow(sessionId)).toBe('closed')
  expect(await office.history()).toEqual(
    expect.arrayContaining(['finance.session-opened', 'finance.session-counted', 'finance.session-closed']),
  )
  await expect(countSession(fatima, { sessionId, rials1: '1' })).rejects.toMatchObject({ status: 404 })
})

test('the keeper is not told what there should be before the count, and others of the counter never', async () => {
  const { fatima, sessionId } = await kept(20_000n)
  expect(await session(fatima, sessionId)).toMatchObject({ told: false, counts: [], movements: [], mayAct: true })
  expect(await session(await colleague('huda', 'branchManager', salalah), sessionId)).toMatchObject({
    told: true,
    movements: [{ came: 20_000n, went: null }],
  })
  await countSession(fatima, { sessionId, rials20: '1' })
  expect(await session(fatima, sessionId)).toMatchObject({ told: true, counts: [{ expected: 20_000n }, {}] })
  const salim = await cashier('salim', salalah)
  expect(await session(salim, sessionId)).toMatchObject({ told: false, counts: [], mayAct: false })
  expect((await sessionList(salim, readSessionsAsked(new URLSearchParams()))).rows).toMatchObject([
    { counted: null, difference: null },
  ])
  expect(await session(await cashier('salma', thumrait), sessionId)).toBeNull()
})

test('of two who open one box at the same moment one keeps it, and nobody keeps two', async () => {
  const [boxId, other] = [await newBox(), await newBox('صندوق آخر')]
  const [fatima, salim] = [await cashier('fatima'), await cashier('salim')]
  const open = (who: Ctx, box: string) => () => openSession(who, { boxId: box, rials1: '0' })
  const holdBoxes = (tx: Tx) => tx.selectFrom('cashBoxes').select('id').forUpdate().execute()
  expect(await atOnce(office, holdBoxes, [open(fatima, boxId), open(salim, boxId)])).toMatchObject([
    { status: 'fulfilled' },
    { reason: { code: 'finance.box-kept' } },
  ])
  const both = await atOnce(office, holdBoxes, [open(salim, other), open(salim, other)])
  expect(both).toMatchObject([{ status: 'fulfilled' }, { reason: { code: 'finance.session-open' } }])
  await expect(openSession(fatima, { boxId: other, rials1: '0' })).rejects.toThrow('ورديتك على «صندوق السعادة»')
})

test('a session is closed once, and not while its cash is counted anew', async () => {
  const { fatima, sessionId } = await kept(1_000n)
  await countSession(fatima, { sessionId, rials1: '1' })
  const twice = [1, 2].map(() => () => closeSession(fatima, { sessionId }))
  expect(await atOnce(office, holdSessions, twice)).toMatchObject([{ status: 'fulfilled' }, { reason: { status: 404 } }])

  const { id } = await openSession(fatima, { boxId: (await session(fatima, sessionId))?.boxId ?? '', rials1: '1' })
  await countSession(fatima, { sessionId: id, rials1: '1' })
  const tries = await atOnce(office, holdSessions, [
    () => countSession(fatima, { sessionId: id, rials1: '2' }),
    () => closeSession(fatima, { sessionId: id }),
  ])
  expect(tries).toMatchObject([{ status: 'fulfilled' }, { reason: { code: 'finance.difference' } }])
  expect(await statusNow(id)).toBe('counted')
})

test('what moved after the count has to be counted again', async () => {
  const { boxId, fatima, sessionId } = await kept(1_000n)
  await countSession(fatima, { sessionId, rials1: '1' })
  await paid(boxId, 500n)
  await expect(closeSession(fatima, { sessionId })).rejects.toMatchObject({ code: 'finance.count-again' })
})

test('an opening or a count that can be none is asked about under its field', async () => {
  const { boxId, fatima, sessionId } = await kept()
  const salim = await cashier('salim')
  for (const rials1 of ['0.5', '-5', '1e3', '২'])
    await expect(openSession(salim, { boxId, rials1 }), rials1).rejects.toMatchObject({ issues: [{ path: ['rials1'] }] })
  await expect(openSession(salim, { boxId })).rejects.toMatchObject({ issues: [{ path: ['rials50'] }] })
  await expect(countSession(fatima, { sessionId })).rejects.toMatchObject({ issues: [{ path: ['rials50'] }] })
  for (const rials1 of ['-1', '1.5', '100000', 'عشرة'])
    await expect(countSession(fatima, { sessionId, rials1 }), rials1).rejects.toMatchObject({ issues: [{ path: ['rials1'] }] })
  await expect(askDifference(fatima, { sessionId, reason: '' })).rejects.toMatchObject({ issues: [{ path: ['reason'] }] })
})

test('a colleague of the same counter does not count for another; the branch manager does, and nobody from elsewhere', async () => {
  const { boxId, sessionId } = await kept()
  const count = { sessionId, rials1: '0' }
  await expect(countSession(await cashier('salim', salalah), count)).rejects.toMatchObject({ status: 404 })
  await expect(countSession(await colleague('bakhit', 'branchManager', thumrait), count)).rejects.toMatchObject({ status: 404 })
  await expect(countSession(await colleague('noor', 'customerService'), count)).rejects.toMatchObject({ status: 403 })
  await expect(openSession(await cashier('salma', thumrait), { boxId, rials1: '0' })).rejects.toMatchObject({ status: 404 })
  const huda = await colleague('huda', 'branchManager', salalah)
  await countSession(huda, count)
  await closeSession(huda, { sessionId })
  expect(await statusNow(sessionId)).toBe('closed')
})

test('sessions are found by number, box, state and day, and the filters stand in the address', async () => {
  const { boxId, fatima, sessionId } = await kept(2_000n)
  await countSession(fatima, { sessionId, rials1: '2' })
  await closeSession(fatima, { sessionId })
  office.later(86_400_000)
  const today = await openSession(fatima, { boxId, rials1: '2' })
  const huda = await colleague('huda', 'accountant')
  const found = async (query: string) => (await sessionList(huda, readSessionsAsked(new URLSearchParams(query)))).rows
  expect(await found('')).toMatchObject([
    { id: today.id, counted: null },
    { id: sessionId, counted: 2_000n, difference: 0n },
  ])
  const [, first] = await found('')
  for (const query of [`q=${first?.number}`, 'status=closed', 'to=2026-01-15', `box=${boxId}&status=closed`])
    expect(await found(query), query).toMatchObject([{ id: sessionId }])
  for (const query of ['q=abc', 'status=difference', 'from=2026-02-01', `box=${today.id}`])
    expect(await found(query), query).toEqual([])
  expect(sessionsAddress(readSessionsAsked(new URLSearchParams('status=closed&from=nonsense&page=2')))).toBe(
    '/admin/finance/boxes/sessions?status=closed&page=2',
  )
})

test('the close is printed with what came, what was counted and the difference, and not before there is one', async () => {
  const { boxId, fatima, sessionId } = await kept(12_500n)
  const paper = () => closePaper(visit(fatima, '/pdf', { params: { sessionId } }))
  expect(await statusOf(paper())).toBe(404)
  await paid(boxId, -1_000n)
  await countSession(fatima, { sessionId, rials10: '1', rials1: '1' })
  await askDifference(fatima, { sessionId, borneBy: 'company', reason: 'لا أعرف السبب' })
  await approve(await colleague('salim', 'financeManager'), { approvalId: await lastAsked() })
  const printed = await paper()
  const text = pdfText(new Uint8Array(await printed.arrayBuffer()))
  for (const said of ['12.500', '1.000', '11.500', '11.000', '0.500']) expect(text).toContain(said)
})

test('what came and went is all of it, also where there is more than a page shows', async () => {
  const { boxId, sessionId } = await kept()
  const came = { debit: boxLeaf(boxId), credit: { account: '2159', key: 'line-1' }, amount: 100n }
  await postIt(house(), journal(Array.from({ length: 510 }, () => came)))
  await paid(boxId, -1_000n)
  const one = await session(await colleague('huda', 'branchManager', salalah), sessionId)
  expect(one?.movements).toHaveLength(500)
  expect(one?.moved).toEqual({ came: 51_000n, went: 1_000n })
})

test('a count stays as it was, whoever would change it', async () => {
  await kept()
  await expect(sql`update cash_counts set counted = 5`.execute(office.db)).rejects.toMatchObject({ code: '42501' })
  await expect(sql`delete from cash_counts`.execute(office.owner)).rejects.toMatchObject({ code: '23001' })
})

const takes = command({
  name: 'test.take',
  permission: anyone,
  input: z.object({ boxId: z.string().optional() }),
  async run(work) {
    const { sessionId, boxId } = await cashSessionOf(work)
    await post(work, {
      source: { kind: 'test', id: work.newId(), purpose: 'take' },
      memo: 'رد',
      transfers: [{ debit: { account: '6110' }, credit: boxLeaf(boxId), amount: 1_000n, line: 'shared' }],
    })
    work.record(defineFact('test.taken', z.object({})), sessionId, {})
  },
})

test('whoever moves cash does so in the own open session, one after the other, and what was counted before is so no more', async () => {
  const { boxId, fatima, sessionId } = await kept(3_000n)
  await expect(takes(await cashier('salim', salalah), {})).rejects.toMatchObject({ code: 'finance.no-session' })
  await countSession(fatima, { sessionId, rials1: '3' })
  const tries = await atOnce(office, holdSessions, [() => takes(fatima, {}), () => closeSession(fatima, { sessionId })])
  expect(tries).toMatchObject([{ status: 'fulfilled' }, { reason: { code: 'finance.session-changed' } }])
  expect([await statusNow(sessionId), await inBox(boxId)]).toEqual(['open', 2_000n])

  await countSession(fatima, { sessionId, rials1: '1' })
  await askDifference(fatima, { sessionId, borneBy: 'company', reason: 'لا أعرف السبب' })
  await expect(takes(fatima, {})).rejects.toMatchObject({ code: 'finance.session-waits' })
})
