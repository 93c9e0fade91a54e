import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkBooks, ledgerChecks } from '#areas/finance/closing/checks.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { applicationRole } from '#platform/db/application-role.ts'
import { atOnce } from '#testing/at-once.ts'
import { afterClearNight } from '#testing/clear-night.ts'
import { testOffice } from '#testing/office.ts'
import { foldAll } from '#testing/others-finished.ts'
import { lockPeriod, unlockPeriod } from '#testing/periods.ts'
import { journal, moved, postIn, postIt, reverseIt } from '#testing/postings.ts'
import { balanceOf, foldLedger } from './leaves.ts'

const office = testOffice()
afterClearNight(office)
const huda = () => office.staff('huda', ...Object.values(may))
const box = { account: '1110', key: 'main' }
const credit = { account: '2160', key: 'salim' }
const receive = (amount: bigint) => postIt(huda(), journal([moved('1110:main', '2160:salim', amount)]))
const refund = (amount: bigint) => postIt(huda(), journal([moved('2160:salim', '1110:main', amount)]))
const nothingWrong = async () =>
  expect((await checkBooks(office.db, ledgerChecks)).filter(({ differences }) => differences.length > 0)).toEqual([])

async function outcomes(tries: Promise<unknown>[]) {
  const settled = await Promise.allSettled(tries)
  return {
    done: settled.filter(({ status }) => status === 'fulfilled').length,
    codes: new Set(settled.map((one) => (one.status === 'rejected' ? one.reason.code : 'done'))),
  }
}

test('K2: what is posted balances whatever is posted, and lies where it was put', async () => {
  await receive(285_500n)
  await refund(85_500n)

  expect(await balanceOf(office, box)).toBe(200_000n)
  expect(await balanceOf(office, credit)).toBe(200_000n)
  await nothingWrong()
})

const rewritings: [string, RawBuilder<unknown>][] = [
  ['changed', sql`update transfers set amount = 1`],
  ['deleted', sql`delete from transfers`],
  ['emptied', sql`truncate transfers cascade`],
  ['moved to another day', sql`update journals set day = day - 1`],
  ['given another leaf', sql`update leaves set key = 'other'`],
  ['unlocked by deleting the lock', sql`delete from period_locks`],
]

test.each(rewritings)('K3: the books cannot be %s by the application, nor in passing by their owner', async (_, rewriting) => {
  await receive(5_000n)
  await lockPeriod(huda(), { lockedTo: '2025-12-31', reason: 'نهاية السنة' })

  await expect(rewriting.execute(office.db)).rejects.toMatchObject({ code: '42501' })
  await expect(rewriting.execute(office.owner)).rejects.toMatchObject({ code: '23001' })
})

test('K3: nobody but the fold writes a balance, and nobody writes a pair of accounts that may meet', async () => {
  const forged = [
    sql`update leaf_balances set net = 0`,
    sql`insert into account_days values ('1110', '2026-01-01', 1, 0)`,
    sql`insert into result_days values ('4400', '2026-01-01', 'cars', null, null, null, 0, 1)`,
    sql`update ledger_fold set upto = '9'`,
    sql`insert into allowed_pairs values ('1110', '4900')`,
  ]
  for (const one of forged) await expect(one.execute(office.db)).rejects.toMatchObject({ code: '42501' })
  expect((await sql`select current_user as role`.execute(office.db)).rows).toEqual([{ role: applicationRole }])
})

test('K3: nothing is slipped into a journal afterwards', async () => {
  const { journalId, day } = await receive(5_000n)
  const leaves = await office.db.selectFrom('leaves').select(['id', 'account']).orderBy('account').execute()
  const [debit, from] = leaves.map(({ id }) => id)
  const late = sql`insert into transfers (journal, day, debit, debit_account, credit, credit_account, amount, tx)
    select ${journalId}, ${day}, ${debit}, '1110', ${from}, '2160', 1, tx from journals where id = ${journalId}`

  await expect(late.execute(office.db)).rejects.toMatchObject({ code: '23503' })
})

test('K3, F6: a journal is reversed once, by its mirror, dated today; and its reversal by nobody', async () => {
  const { journalId } = await postIt(huda(), journal([moved('1110:main', '2160:salim', 9_000n)], { day: '2026-01-02' }))
  const tries = Array.from({ length: 8 }, () => reverseIt(huda(), { journalId }))
  expect(await outcomes(tries)).toEqual({ done: 1, codes: new Set(['done', 'finance.reversed-before']) })

  const [, reversal] = await office.db.selectFrom('journals').select(['id', 'day', 'reverses']).orderBy('sequence').execute()
  expect(reversal).toMatchObject({ day: '2026-01-15', reverses: journalId })
  expect(await balanceOf(office, box)).toBe(0n)
  await expect(reverseIt(huda(), { journalId: reversal?.id ?? '' })).rejects.toMatchObject({ code: 'finance.is-reversal' })
  await nothingWrong()
})

test('K3: what calls itself a reversal and mirrors something else is refused', async () => {
  const { journalId } = await receive(9_000n)
  await receive(9_000n)
  const leaves = await office.db.selectFrom('leaves').select(['id', 'account']).orderBy('account').execute()
  const [main, salim] = leaves.map(({ id }) => id)
  const forge = office.db.transaction().execute(async (tx) => {
    await sql`insert into journals (id, day, source, source_id, purpose, memo, reverses, posted_by, posted_at)
      values (gen_random_uuid(), '2026-01-15', 'test', 'x', 'x', '', ${journalId}, 'said', now())`.execute(tx)
    await sql`insert into transfers (journal, day, mirrors, debit, debit_account, credit, credit_account, amount)
      select id, day, true, ${salim}, '2160', ${main}, '1110', 8999 from journals where reverses = ${journalId}`.execute(tx)
  })
  await expect(forge).rejects.toMatchObject({ constraint: 'journals_mirror' })
})

test('K4: nothing is posted on or before the lock, and after it is', async () => {
  await lockPeriod(huda(), { lockedTo: '2025-12-31', reason: 'نهاية السنة' })
  const on = (day: string) => postIt(huda(), journal([moved('1110:main', '2160:salim', 5_000n)], { day }))

  await expect(on('2025-12-31')).rejects.toMatchObject({ code: 'finance.period-locked' })
  await expect(on('2025-06-30')).rejects.toMatchObject({ code: 'finance.period-locked' })
  await on('2026-01-01')
  await unlockPeriod(huda(), { lockedTo: '2025-11-30', reason: 'فاتورة مورّد وصلت متأخرة' })
  await on('2025-12-31')
  const straight = sql`insert into journals (id, day, source, source_id, purpose, memo, posted_by, posted_at)
    values (gen_random_uuid(), '2025-11-30', 'x', 'x', 'x', '', 'said', now())`
  await expect(straight.execute(office.db)).rejects.toMatchObject({ code: '23514' })
  await nothingWrong()
})

test('K4: a period that is closed while somebody posts is closed after them, and for everybody after it', async () => {
  const on = () => postIt(huda(), journal([moved('1110:main', '2160:salim', 5_000n)], { day: '2026-01-10' }))
  const settled = await atOnce(office, (tx) => sql`select pg_advisory_xact_lock(968012)`.execute(tx), [
    on,
    () => lockPeriod(huda(), { lockedTo: '2026-01-10', reason: 'إقفال الأسبوع' }),
    on,
  ])

  expect(settled.map((one) => (one.status === 'rejected' ? one.reason.code : 'done'))).toEqual([
    'done',
    'done',
    'finance.period-locked',
  ])
})

test('K5: one happening posts once, though sixteen post it at the same moment', async () => {
  const source = { kind: 'receipt', id: 'SLL-2026-00001', purpose: 'receive' }
  const tries = Array.from({ length: 16 }, () => postIt(huda(), journal([moved('1110:main', '2160:salim', 5_000n)], { source })))

  expect(await outcomes(tries)).toEqual({ done: 1, codes: new Set(['done', 'finance.posted-before']) })
  expect(await balanceOf(office, box)).toBe(5_000n)
})

test('K6: money is whole baisa above zero', async () => {
  await expect(receive(0n)).rejects.toThrow('not above zero')
  await expect(receive(-5n)).rejects.toThrow('not above zero')
  const { journalId, day } = await receive(5_000n)
  const straight = (amount: string) =>
    sql`insert into transfers (journal, day, debit, debit_account, credit, credit_account, amount)
      values (${journalId}, ${day}, 1, '1110', 2, '2160', ${amount}::numeric)`.execute(office.db)
  await expect(straight('0.0005')).rejects.toMatchObject({ code: '23514' })
  await expect(straight('-1')).rejects.toMatchObject({ code: '23514' })
})

test('K9: a balance is what was posted: kept sums and what is younger come to the same', async () => {
  await receive(10_000n)
  await foldAll(office.db)
  await refund(4_000n)
  expect(await balanceOf(office, box)).toBe(6_000n)
  await foldAll(office.db)
  await foldAll(office.db)
  expect(await balanceOf(office, box)).toBe(6_000n)
  await nothingWrong()
})

test('K9: a posting that was under way while the books were folded is not lost', async () => {
  await receive(1_000n)
  await office.db.transaction().execute(async (tx) => {
    await postIn(huda(), tx, journal([moved('1110:main', '2160:salim', 3_000n)]))
    await receive(4_000n)
    await foldLedger(office.db)
    expect(await balanceOf(office, box)).toBe(5_000n)
  })
  expect(await balanceOf(office, box)).toBe(8_000n)
  await foldAll(office.db)
  expect(await balanceOf(office, box)).toBe(8_000n)
  expect(await office.db.selectFrom('leafBalances').select('net').execute()).toHaveLength(2)
  await nothingWrong()
})

test('K9: on another server the copy is folded anew, whatever that one counts', async () => {
  await receive(7_000n)
  await foldAll(office.db)
  await receive(1_000n)
  await office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update ledger_fold set upto = '99999999'`.execute(tx)
    await sql`set local session_replication_role = origin`.execute(tx)
    for (const table of ['journals', 'transfers']) await sql.raw(`alter table ${table} disable trigger user`).execute(tx)
    await sql`select ledger_restored()`.execute(tx)
    for (const table of ['journals', 'transfers']) await sql.raw(`alter table ${table} enable trigger user`).execute(tx)
  })
  await refund(500n)
  expect(await balanceOf(office, box)).toBe(7_500n)
  await foldAll(office.db)
  expect(await balanceOf(office, box)).toBe(7_500n)
  await nothingWrong()
})
