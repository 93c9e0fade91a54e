import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { folded } from '#values/text.ts'
import { paperMark } from './paper-mark.ts'

type Whose = { name: string; vatin: string | null }

/** By the number of the tax where both have one, else by what they are called. */
const isSame = (one: Whose, other: Whose) =>
  one.vatin && other.vatin ? one.vatin === other.vatin : folded(one.name) === folded(other.name)

/**
 * Where this paper of a supplier stands already: as a bill, or as paid out of a box; null where it is new. Its tax comes back once. Of two
 * who type one at once the second waits, and hears so.
 */
export async function paperBefore({ tx }: Work, number: string, whose: Whose) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${paperMark(number)}, 968015))`.execute(tx)
  const bills = await tx
    .selectFrom('bills')
    .innerJoin('suppliers', 'suppliers.id', 'bills.supplierId')
    .select(['suppliers.name', 'suppliers.vatin'])
    .where(sql<boolean>`paper_mark(number) = paper_mark(${number})`)
    .where('reversedAt', 'is', null)
    .execute()
  if (bills.some((bill) => isSame(bill, whose))) return 'bill'
  const expenses = await tx
    .selectFrom('pettyExpenses')
    .leftJoin('pettyReversals', 'expenseId', 'id')
    .select(['payee as name', 'vatin'])
    .where(sql<boolean>`paper_mark(paper) = paper_mark(${number})`)
    .where('expenseId', 'is', null)
    .execute()
  return expenses.some((expense) => isSame(expense, whose)) ? 'petty' : null
}
