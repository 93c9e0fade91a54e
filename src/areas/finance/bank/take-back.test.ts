import { expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { banksOf } from '#testing/banks.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { readLinesAsked } from './line-asked.ts'
import { bankLine } from './line-detail.ts'
import { bankLines, bankStatement, banks } from './queries.ts'
import { matchUnknown } from './use-cases/match-line.ts'
import { reconcile } from './use-cases/reconcile.ts'
import { takeLineBack, takeStatementBack } from './use-cases/take-back.ts'
import { unmatchLine } from './use-cases/unmatch-line.ts'

const office = testOffice()
const { taken, lines } = banksOf(office)
const { huda, wrong, account } = ownersOf(office)
const reason = 'كشف حساب آخر'
const [first, second] = ['12/01/2026,TRF A,FT-1,,2,2', '14/01/2026,TRF B,FT-2,,3,5']
const statuses = async (accountId: string) => (await lines(accountId)).map(({ status }) => status)

async function brought() {
  const accountId = await account()
  await taken(huda(), accountId, [first, second])
  const [one, other] = await lines(accountId)
  return { accountId, one: one?.id ?? '', other: other?.id ?? '', statementId: one?.statementId ?? '' }
}

test('a line nothing was made of is taken back with its reason, and counts no more', async () => {
  const { accountId, one, other } = await brought()
  await takeLineBack(huda(), { lineId: other, reason })
  await expect(takeLineBack(huda(), { lineId: other, reason })).rejects.toMatchObject({ code: 'finance.line-taken-back' })
  await expect(matchUnknown(huda(), { lineId: other })).rejects.toMatchObject({ code: 'finance.line-matched-before' })
  expect(await bankLine(huda(), other, '')).toMatchObject({ status: 'taken-back', takenBackWhy: reason, choices: null })
  const found = (query: string) => bankLines(huda(), accountId, readLinesAsked(new URLSearchParams(query)))
  expect(await found('')).toMatchObject({ count: 1, sums: { came: 2_000n } })
  expect(await found('status=taken-back')).toMatchObject({ count: 1, rows: [{ id: other }] })
  expect(await banks(huda())).toMatchObject([{ told: { waiting: 1, stated: 2_000n } }])
  await matchUnknown(huda(), { lineId: one })
  await reconcile(huda(), { accountId, until: '2026-01-14', stated: '2' })
  expect((await office.history()).filter((name) => name === 'finance.line-taken-back')).toHaveLength(1)
  expect(await wrong()).toEqual([])
})

test('what was taken back may be brought again, and then it is new', async () => {
  const { accountId, other } = await brought()
  await takeLineBack(huda(), { lineId: other, reason })
  expect(await taken(huda(), accountId, [first, second])).toMatchObject({ fresh: 1, known: 1 })
  expect(await statuses(accountId)).toEqual(['new', 'taken-back', 'new'])
  expect(await wrong()).toEqual([])
})

test('what was matched, or lies in a month that was agreed on, is not taken back', async () => {
  const { accountId, one, other, statementId } = await brought()
  await matchUnknown(huda(), { lineId: one })
  await expect(takeLineBack(huda(), { lineId: one, reason })).rejects.toMatchObject({ code: 'finance.line-matched-before' })
  await expect(takeStatementBack(huda(), { statementId, reason })).rejects.toMatchObject({ code: 'finance.statement-used' })
  await reconcile(huda(), { accountId, until: '2026-01-13', stated: '2' })
  await expect(takeLineBack(huda(), { lineId: one, reason })).rejects.toMatchObject({ code: 'finance.line-matched-before' })
  await takeLineBack(huda(), { lineId: other, reason })
  expect(await statuses(accountId)).toEqual(['locked', 'taken-back'])
})

test('a file of another account is taken back whole, once, as long as nothing of it is matched', async () => {
  const { accountId, one, statementId } = await brought()
  await matchUnknown(huda(), { lineId: one })
  await unmatchLine(huda(), { lineId: one, reason })
  const hold = (tx: typeof office.owner) => tx.selectFrom('bankLines').select('id').forUpdate().execute()
  const tries = await atOnce(office, hold, [
    () => takeStatementBack(huda(), { statementId, reason }),
    () => takeStatementBack(huda(), { statementId, reason }),
  ])
  expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect([await statuses(accountId), (await bankStatement(huda(), statementId))?.status]).toEqual([
    ['taken-back', 'taken-back'],
    'taken-back',
  ])
  expect(await office.history()).toContain('finance.bank-statement-taken-back')
  expect(await taken(huda(), accountId, [first, second])).toMatchObject({ fresh: 2, known: 0 })
  expect(await wrong()).toEqual([])
})
