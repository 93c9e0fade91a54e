import { sql } from 'kysely'
import { findParties, partyAtCounter, recordsAsOne } from '#areas/customers/public.ts'
import { holdersOfNumber } from '#areas/finance/openings/queries.ts'
import type { Ctx } from '#platform/context.ts'
import { latinDigits } from '#values/text.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** So many are offered of those one number fits. */
const mostFound = 8

/** By the number of a paper that person was given, or of the contract a deposit is for; by name, phone, civil number. */
export async function whoPays(ctx: Reader, q: string) {
  const typed = latinDigits(q).trim().toUpperCase()
  const numbered = await payersOf(ctx, await holdersOf(ctx, typed))
  if (numbered.length > 0) return numbered
  const named = await findParties(ctx, q)
  // Whoever comes with a paper of the books before ours has no number of ours to say.
  return named.length > 0 ? named : await payersOf(ctx, await holdersOfNumber(ctx, q))
}

/** Every number of ours has a dash in it, and a contract is called as whoever asked for its deposit wrote it. */
async function holdersOf({ db }: Reader, typed: string) {
  if (!typed.includes('-')) return []
  const { rows } = await sql<{ partyId: string }>`
    select distinct party_id "partyId" from (
      select party_id from invoices where number = ${typed}
      union all select party_id from receipts where number = ${typed}
      union all select party_id from payouts where number = ${typed}
      union all select party_id from deposits where upper(contract) = ${typed}
    ) papers limit ${mostFound}`.execute(db)
  return rows.map(({ partyId }) => partyId)
}

/** Whoever each of these records is today. */
async function payersOf(ctx: Reader, partyIds: readonly string[]) {
  const standing = await Promise.all(partyIds.map((partyId) => recordsAsOne(ctx, partyId)))
  const payers = [...new Set(standing.flatMap(([one]) => one ?? []))].map((id) => partyAtCounter(ctx, id))
  return (await Promise.all(payers)).filter((payer) => payer !== null)
}
