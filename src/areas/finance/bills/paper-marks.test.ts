import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import { quartersOf } from '#testing/tax-quarters.ts'
import { paperMark } from './paper-mark.ts'
import { enterBill } from './use-cases/enter-bill.ts'

const office = testOffice()
const { huda, id, supplier, registered } = quartersOf(office)
const taken = { issues: [{ path: ['number'] }] }

async function entering() {
  await registered()
  const supplierId = await supplier()
  const line = { account1: '5400', line1: 'cars', description1: 'إطارات', net1: '100', vatCategory1: 'standard' } as const
  return (number: string) =>
    enterBill(huda(), { id: id(), supplierId, number, day: '2026-01-05', dueOn: '2026-02-05', ...line, paper: [pdf] })
}

test('one paper of a supplier is one bill, however its number is typed', async () => {
  const enter = await entering()
  await enter('DUP-1')
  for (const same of ['dup-1', 'DUP 1', 'Dup1', 'DUP–١', 'DUP/1', 'd u p 1'])
    await expect(enter(same)).rejects.toMatchObject(taken)
  await enter('0012')
  for (const same of ['12', '٠٠١٢', '00012']) await expect(enter(same)).rejects.toMatchObject(taken)
})

test('what stands between two figures keeps two papers apart', async () => {
  const enter = await entering()
  for (const other of ['1-11', '11-1', '111', '1/12', 'INV-007', 'INV-7']) await enter(other)
  await expect(enter('1/11')).rejects.toMatchObject(taken)
})

test('of two who enter one paper at once, typed otherwise, one hears so', async () => {
  const enter = await entering()
  const lock = sql`select pg_advisory_xact_lock(hashtextextended('DUP1', 968015))`
  const tries = await atOnce(office, (tx) => lock.execute(tx), [() => enter('DUP-1'), () => enter('dup ١')])
  expect(tries).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: taken }])
})

test('the database itself holds one mark of one paper', async () => {
  const enter = await entering()
  await enter('DUP-1')
  await enter('DUP-2')
  await sql`alter table bills disable trigger user`.execute(office.owner)
  const again = sql`update bills set number = 'dup 1' where number = 'DUP-2'`
  await expect(again.execute(office.owner)).rejects.toThrow('bills_number')
})

test.each(['DUP-1', 'dup ١', '۰۰۱۲', '0', '000', '-', '1-11', '1 / 11', 'INV.2026_7', 'فاتورة ٧', 'A  #9', '12-'])(
  'the database marks «%s» as the code does',
  async (typed) => {
    const { rows } = await sql<{ mark: string }>`select paper_mark(${typed}) mark`.execute(office.db)
    expect(rows).toEqual([{ mark: paperMark(typed) }])
  },
)
