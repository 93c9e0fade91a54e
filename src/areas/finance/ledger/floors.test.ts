import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkBooks, ledgerChecks } from '#areas/finance/closing/checks.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import type { Journal } from './journal.ts'
import { balanceOf } from './leaves.ts'
import { addAccount } from './use-cases/add-account.ts'
import { resumeAccount, stopAccount } from './use-cases/change-account.ts'

const office = testOffice()
const huda = () => office.staff('huda', ...Object.values(may))
const put = (debit: string, credit: string, amount: bigint) => postIt(huda(), journal([moved(debit, credit, amount)]))
const box = { account: '1110', key: 'main' }
const nothingWrong = async () =>
  expect((await checkBooks(office.db, ledgerChecks)).filter(({ differences }) => differences.length > 0)).toEqual([])

test('F5: sixteen at once take from one box, and as many get it as there is money for', async () => {
  await put('1110:main', '2160:salim', 100_000n)
  const takers = Array.from({ length: 16 }, () => put('2160:salim', '1110:main', 15_000n))
  const givers = Array.from({ length: 4 }, () => put('1110:main', '2160:said', 1_000n))
  const taken = await Promise.allSettled(takers)
  await Promise.all(givers)

  const refused = taken.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(refused).toEqual(Array.from({ length: 10 }, () => 'finance.below-zero'))
  expect(await balanceOf(office, box)).toBe(14_000n)
  await nothingWrong()
})

test('F5: two journals that take from the same two boxes in another order both come through', async () => {
  await postIt(huda(), journal([moved('1110:a', '2160:salim', 90_000n), moved('1110:b', '2160:salim', 90_000n)]))
  const both = (first: string, second: string) =>
    postIt(huda(), journal([moved('2160:salim', `1110:${first}`, 1_000n), moved('2160:salim', `1110:${second}`, 1_000n)]))
  await Promise.all(Array.from({ length: 16 }, (_, index) => (index % 2 ? both('a', 'b') : both('b', 'a'))))

  expect(await balanceOf(office, { account: '1110', key: 'a' })).toBe(74_000n)
  expect(await balanceOf(office, { account: '1110', key: 'b' })).toBe(74_000n)
})

test('F5: whoever gives to a box waits for nobody who takes from it, though he takes from another meanwhile', async () => {
  await postIt(huda(), journal([moved('1110:a', '2160:salim', 90_000n), moved('1110:b', '2160:salim', 90_000n)]))
  await put('2160:salim', '1110:a', 1_000n)
  await office.db.transaction().execute(async (tx) => {
    await sql`select from leaf_guards join leaves on id = leaf where account = '1110' and key = 'a' for update of leaf_guards`.execute(
      tx,
    )
    await postIt(huda(), journal([moved('2160:salim', '1110:b', 1_000n), moved('1110:a', '2160:said', 2_000n)]))
  })
  expect(await balanceOf(office, { account: '1110', key: 'a' })).toBe(91_000n)
})

test('F5: rows written past the rules find the floor as well', async () => {
  const { journalId } = await put('1110:main', '2160:salim', 5_000n)
  const past = office.db.transaction().execute(async (tx) => {
    await sql`insert into journals (id, day, source, source_id, purpose, memo, posted_by, posted_at)
      values (gen_random_uuid(), '2026-01-15', 'x', 'x', 'x', '', 'said', now())`.execute(tx)
    await sql`insert into transfers (journal, day, debit, debit_account, credit, credit_account, amount)
      select j.id, j.day, t.credit, t.credit_account, t.debit, t.debit_account, 5001
      from transfers t, journals j where t.journal = ${journalId} and j.source = 'x'`.execute(tx)
  })
  await expect(past).rejects.toMatchObject({ constraint: 'transfers_floor' })
  expect(await balanceOf(office, box)).toBe(5_000n)
})

test('F5: the person hears which account is short, and by how much', async () => {
  await put('1110:main', '2160:salim', 12_500n)
  await expect(put('2160:salim', '1110:main', 12_505n)).rejects.toThrow('في «أرصدة العملاء الدائنة» 12.500 ر.ع. فقط')
  await expect(put('2160:said', '1110:main', 5n)).rejects.toMatchObject({ code: 'finance.below-zero' })
})

const forged: [string, Journal['transfers'], string][] = [
  ['the owners’ money becomes our income', [{ ...moved('2120:villa', '4100', 5n) }], '23503'],
  ['a box is filled out of nothing', [moved('1110:main', '3100', 5n)], '23503'],
  ['what a customer left with us pays a supplier', [moved('2160:salim', '2110:tyres', 5n)], '23503'],
  ['an account nobody knows', [moved('1111:main', '2160:salim', 5n)], '23503'],
  ['a box without its name', [moved('1110', '2160:salim', 5n)], '23514'],
  ['an account that is one, with a key', [moved('1120:main', '3100:x', 5n)], '23514'],
  ['a customer who is none', [{ ...moved('1110:main', '2160:salim', 5n), partyId: crypto.randomUUID() }], '23503'],
]
test.each(forged)('I03, pairs: refused by the database, however it is asked: %s', async (_, transfers, code) => {
  await postIt(huda(), journal([moved('1110:main', '2160:salim', 5_000n), moved('3999', '2120:villa', 5_000n)]))
  await expect(postIt(huda(), journal(transfers))).rejects.toMatchObject({ code })
})

test.each([
  ['the memorandum meets only itself', [moved('9110:salim', '2120:villa', 5n)]],
  ['a result without its line', [{ ...moved('1210:salim', '4400', 5n), line: null }]],
  ['one leaf', [moved('2130:r1', '2130:r1', 5n)]],
  ['without a transfer', []],
])('I03, I04: refused before the database is asked: %s', async (fault, transfers) => {
  await expect(postIt(huda(), journal(transfers))).rejects.toThrow(fault)
})

test('I03, I04: what the rules would refuse the database refuses too', async () => {
  const { journalId } = await put('1110:main', '2160:salim', 5_000n)
  await put('9110:salim', '9120:villa', 5_000n)
  await put('1210:salim', '4400', 5_000n)
  const straight = (debit: string, credit: string) =>
    sql`insert into transfers (journal, day, debit, debit_account, credit, credit_account, amount)
      select ${journalId}, '2026-01-15', d.id, d.account, c.id, c.account, 5 from leaves d, leaves c
      where d.account = ${debit} and c.account = ${credit}`.execute(office.db)

  await expect(straight('9110', '2160')).rejects.toMatchObject({ code: '23514' })
  await expect(straight('1210', '4400')).rejects.toMatchObject({ code: '23514' })
})

test('nothing is posted to a day to come', async () => {
  const ahead = journal([moved('1110:main', '2160:salim', 5n)], { day: '2026-01-16' })
  await expect(postIt(huda(), ahead)).rejects.toThrow('a day to come')
})

test('an account is stopped when it is empty; then nothing is posted to it until it is used again', async () => {
  await put('1120:main', '2160:salim', 100_000n)
  const [{ code }, { code: other }] = [
    await addAccount(huda(), { parent: '3100', number: '01', nameBelow: 'حصة الأول' }),
    await addAccount(huda(), { parent: '3100', number: '02', nameBelow: 'حصة الثاني' }),
  ]
  await put('1120:main', code, 5n)
  await expect(stopAccount(huda(), { code })).rejects.toMatchObject({ code: 'finance.account-not-empty' })
  await stopAccount(huda(), { code: other })
  await expect(put('1120:main', other, 5n)).rejects.toMatchObject({ code: 'finance.account-stopped' })
  await expect(stopAccount(huda(), { code: other })).rejects.toMatchObject({ code: 'finance.account-changed' })
  await resumeAccount(huda(), { code: other })
  await put('1120:main', other, 5n)
})

test.each(['6199', '2185', '3999', '6150', '1130', '4400'])('%s is posted to by papers, and is not stopped', async (code) => {
  await expect(stopAccount(huda(), { code })).rejects.toMatchObject({ code: 'finance.account-in-rules' })
})
