import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { othersFinished } from '#testing/others-finished.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { booksHealth, nightlyCheck } from './books-health.ts'
import { checkBooks } from './checks.ts'

const office = testOffice()
const huda = () => office.staff('huda')

/** What only somebody with the keys of the server can do, and has to be noticed. */
async function tamper(change: ReturnType<typeof sql>) {
  await office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await change.execute(tx)
  })
}
const failedNow = async () => (await booksHealth(huda())).checks.filter(({ differences }) => differences.length > 0)
const openTasks = () =>
  office.db
    .selectFrom('tasks')
    .select(['title', 'role'])
    .where('rule', '=', 'finance.books-health')
    .where('status', '=', 'open')
    .execute()

test.each([
  ['I01', sql`update leaf_balances set net = net + 5 where net > 0`],
  ['F3', sql`insert into result_days values ('4400', '2026-01-15', 'cars', null, null, null, 0, 5)`],
  ['F1', sql`update account_days set debits = debits + 5 where debits > 0`],
  [
    'I02',
    sql`insert into transfers (journal, day, debit, debit_account, credit, credit_account, amount)
    select journal, day, credit, credit_account, debit, debit_account, amount + 5 from transfers`,
  ],
  ['I03', sql`alter table transfers drop constraint transfers_check1; update transfers set debit_account = '9110'`],
  ['I04', sql`alter table transfers drop constraint transfers_check2; update transfers set debit_account = '6110'`],
  ['I06', sql`alter table journals drop constraint journals_check1; update journals set locked_to = day`],
  ['I88', sql`update transfers set credit_account = '3995'`],
  [
    'I05',
    sql`alter table journals drop constraint journals_source_source_id_purpose_key;
    insert into journals (id, day, source, source_id, purpose, memo, posted_by, posted_at)
    select gen_random_uuid(), day, source, source_id, purpose, memo, posted_by, posted_at from journals`,
  ],
  [
    'I07',
    sql`insert into journals (id, day, source, source_id, purpose, memo, reverses, posted_by, posted_at)
    select gen_random_uuid(), day, source, source_id, 'x', memo, id, posted_by, posted_at from journals`,
  ],
])('%s: what was changed behind the product’s back is found', async (code, change) => {
  await postIt(huda(), journal([moved('1120:main', '2159:line-1', 9_000n)]))
  await othersFinished(office.db)
  await nightlyCheck(huda())
  expect(await failedNow()).toEqual([])

  const undo = office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql.raw(change.compile(office.owner).sql).execute(tx)
    const found = await checkBooks(tx)
    expect(found.flatMap(({ code: one, differences }) => (differences.length ? [one] : []))).toContain(code)
    throw new Error('as it was')
  })
  await expect(undo).rejects.toThrow('as it was')
})

test('a night that finds something calls for somebody once, and a night that finds nothing settles it', async () => {
  await postIt(huda(), journal([moved('1120:main', '2159:line-1', 9_000n)]))
  await othersFinished(office.db)
  await nightlyCheck(huda())
  expect(await openTasks()).toEqual([])

  await tamper(sql`update leaf_balances set net = net + 5 where net > 0`)
  await nightlyCheck(huda())
  await nightlyCheck(huda())
  const [task, ...more] = await openTasks()
  expect(more).toEqual([])
  expect(task).toMatchObject({ role: 'financeManager', title: expect.stringContaining('الدفاتر لا تتفق') })

  await tamper(sql`update leaf_balances set net = net - 5 where net > 0`)
  await nightlyCheck(huda())
  expect(await openTasks()).toEqual([])
  const { nights, isLate } = await booksHealth(huda())
  expect(nights.map(({ failed }) => failed)).toEqual(['', 'I01 F1', 'I01 F1', ''])
  expect(isLate).toBe(false)
  office.later(37 * 60 * 60 * 1000)
  expect(await booksHealth(huda())).toMatchObject({ isLate: true })
})
