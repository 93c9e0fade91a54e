import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { workDays } from '../pricing/work-days.ts'
import { billCycle } from './use-cases/bill-cycle.ts'

const office = testOffice()
const { approved, at, colleague, out, setUp } = machineHiresOf(office)
const written = [
  'invoices',
  'charges',
  'charge_movements',
  'journals',
  'transfers',
  'hire_cycles',
  'day_sheets',
  'hire_lines',
  'facts',
]

/** The row that is written as the nth of a run breaks it off, as a fall of the process does: nothing of it is kept. */
async function setTrap() {
  await sql`create sequence trap_rows`.execute(office.owner)
  await sql`create table trap (at bigint)`.execute(office.owner)
  await sql`create function trap() returns trigger language plpgsql security definer as $$
    begin
      if nextval('trap_rows') = (select at from trap) then raise exception 'cut off'; end if;
      return new;
    end $$`.execute(office.owner)
  for (const table of written)
    await sql`create trigger trap before insert or update on ${sql.table(table)} for each row execute function trap()`.execute(
      office.owner,
    )
}
async function cutAt(row: number) {
  await sql`truncate trap`.execute(office.owner)
  await sql`insert into trap values (${row})`.execute(office.owner)
  await sql`select setval('trap_rows', 1, false)`.execute(office.owner)
}
beforeEach(setUp)
afterEach(async () => {
  for (const table of written) await sql`drop trigger if exists trap on ${sql.table(table)}`.execute(office.owner)
  await sql`drop function if exists trap`.execute(office.owner)
  await sql`drop table if exists trap`.execute(office.owner)
  await sql`drop sequence if exists trap_rows`.execute(office.owner)
})

test('19 a cycle that is cut off twenty times leaves nothing, and is billed once when it is repeated', async () => {
  const { contractId, lineId } = await out()
  for (const on of workDays({ rest: [5], holidays: [] }, '2026-02-01', '2026-02-17')) await approved(lineId, on)
  at('2026-03-02', '09:00')
  const bill = () => billCycle(colleague(), { contractId, number: '1', putOff: 'yes' })
  const kept = async () => (await office.db.selectFrom('invoices').select(['id', 'net']).execute()).map(({ net }) => net)
  await setTrap()
  for (let row = 1; row <= 20; row += 1) {
    await cutAt(row)
    await expect(bill(), `row ${row}`).rejects.toThrow('cut off')
    expect(await kept()).toEqual([])
  }
  await cutAt(0)
  const { invoiceId } = await bill()
  expect((await bill()).invoiceId).toBe(invoiceId)
  expect(await kept()).toHaveLength(1)
  expect((await office.db.selectFrom('hireCycles').select('net').execute()).map(({ net }) => net)).toEqual(await kept())
  expect((await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)).toEqual([])
})
