import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'

const office = testOffice()

const tables = globSync('src/areas/finance/migrations/*.sql')
  .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^create table (\w+)/gm)])
  .map(([, name = '']) => name)
  .toSorted()

/** What is no record of money: what was begun and not sent, what a match or a promise held together and may let go, guards and settings. */
const goesAway =
  'bank_matches settled_parts bank_statements opening_imports cheque_covers taken_slips parked_payments invoice_drafts leaf_guards settled_refunds'
    .split(' ')
    .concat('online_providers online_payment_dues transfer_proof_dues'.split(' '))

test.each(tables)('nobody takes a row out of %s with the rights of the application', async (table) => {
  const took = (how: string) =>
    sql
      .raw(how.replace('X', table))
      .execute(office.db)
      .then(
        () => how,
        () => null,
      )
  const emptied = [await took('truncate X cascade'), await took('delete from X')].filter(Boolean)
  expect(emptied).toEqual(goesAway.includes(table) ? ['delete from X'] : [])
})
