import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { naming } from '#testing/named-statements.ts'
import { testOffice } from '#testing/office.ts'
import { often } from './database.ts'

const office = testOffice()
beforeAll(() => {
  naming.isOn = false
})
afterAll(() => {
  naming.isOn = true
})

test('what is said often is read once on its connection and takes other values each time; what is not keeps no name', async () => {
  await office.db.transaction().execute(async (tx) => {
    const said = async (number: number) =>
      (await sql<{ twice: number }>`select 2 * ${number}::integer twice ${often}`.execute(tx)).rows[0]?.twice
    expect([await said(2), await said(21)]).toEqual([4, 42])
    await sql`select 3 * ${14}::integer thrice`.execute(tx)
    const kept = sql<{ uses: bigint }>`select generic_plans + custom_plans uses from pg_prepared_statements
      where statement ~ '^select [23] '`
    expect((await kept.execute(tx)).rows).toEqual([{ uses: 2n }])
  })
})

test('a value that is refused spoils nothing for the next', async () => {
  const said = (text: string) => sql<{ number: number }>`select ${text}::integer number ${often}`.execute(office.db)
  await expect(said('ten')).rejects.toMatchObject({ code: '22P02' })
  expect((await said('10')).rows).toEqual([{ number: 10 }])
})

test('nothing is compiled before it is answered, whatever the server would do', async () => {
  expect((await sql`show jit`.execute(office.db)).rows).toEqual([{ jit: 'off' }])
})
