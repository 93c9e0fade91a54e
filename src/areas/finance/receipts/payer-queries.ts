import { sql } from 'kysely'
import { findParties, partyAtCounter, recordsAsOne } from '#areas/customers/public.ts'
import { holdersOfOldNumber } from '#areas/finance/hooks.ts'
import type { Ctx } from '#platform/context.ts'
import { ask } from '#platform/hook.ts'
import { latinDigits } from '#values/text.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'contractKinds' | 'hooks'>

/** So many are offered of those one number fits. */
const mostFound = 8

/** By the number of a paper that person was given, of their contract, or of a cheque or a transfer they made; by name, phone, civil number. */
export async function whoPays(ctx: Reader, q: string) {
  const typed = latinDigits(q).trim().toUpperCase()
  const numbered = await payersOf(ctx, await holdersOf(ctx, typed))
  if (numbered.length > 0) return numbered
  const made = [...(await holdersOfCheque(ctx, typed)), ...(await holdersOfTransfer(ctx, typed))]
  const [drawers, named] = [await payersOf(ctx, made), await findParties(ctx, q)]
  // A few digits may as well be of a phone: whoever either is of is offered.
  const isDrawer = new Set(drawers.map(({ id }) => id))
  if (drawers.length > 0) return [...drawers, ...named.filter(({ id }) => !isDrawer.has(id))].slice(0, mostFound)
  // Whoever comes with a paper of the books before ours has no number of ours to say.
  return named.length > 0 ? named : await payersOf(ctx, (await ask(ctx, holdersOfOldNumber, { number: q })).flat())
}

/** Every number of ours has a dash in it, and a contract is called as whoever asked for its deposit wrote it. */
async function holdersOf({ db, contractKinds }: Reader, typed: string) {
  if (!typed.includes('-')) return []
  const bound = await Promise.all(contractKinds.map(async ({ holders }) => (await holders?.({ db }, typed)) ?? []))
  const { rows } = await sql<{ partyId: string }>`
    select distinct party_id "partyId" from (
      select party_id from invoices where number = ${typed}
      union all select party_id from receipts where number = ${typed}
      union all select party_id from payouts where number = ${typed}
      union all select party_id from set_offs where number = ${typed}
      union all select party_id from write_offs where number = ${typed}
      union all select party_id from deposits where upper(contract) = ${typed}
    ) papers limit ${mostFound}`.execute(db)
  return [...new Set([...rows.map(({ partyId }) => partyId), ...bound.flat()])]
}

/** Who brought a cheque of that number, the newest first; noughts before it need not be typed. */
async function holdersOfCheque({ db }: Reader, typed: string) {
  const digits = typed.replace(/[\s-]/g, '')
  if (!/^\d{3,12}$/.test(digits)) return []
  const rows = await db
    .selectFrom('cheques')
    .select(({ fn }) => ['partyId', fn.max('dueOn').as('last')])
    .where(sql<string>`ltrim(number, '0')`, '=', digits.replace(/^0+/, ''))
    .groupBy('partyId')
    .orderBy('last', 'desc')
    .limit(mostFound)
    .execute()
  return rows.map(({ partyId }) => partyId)
}

/** Whoever showed a transfer of that reference, has a receipt for it, or owes what we laid out by a paper of that number. */
async function holdersOfTransfer({ db }: Reader, typed: string) {
  if (typed.length < 3 || !/\d/.test(typed)) return []
  const { rows } = await sql<{ partyId: string }>`
    select distinct party_id "partyId" from (
      select party_id from transfer_proofs where slip_mark(reference) = slip_mark(${typed})
      union all select r.party_id from taken_slips t join receipts r on r.id = t.receipt_id where slip_mark(t.reference) = slip_mark(${typed})
      union all select party_id from outlays where upper(reference) = ${typed}
      union all select o.party_id from outlay_receipts r join outlays o on o.id = r.outlay_id where upper(r.number) = ${typed}
    ) papers limit ${mostFound}`.execute(db)
  return rows.map(({ partyId }) => partyId)
}

/** Whoever each of these records is today. */
async function payersOf(ctx: Reader, partyIds: readonly string[]) {
  const standing = await Promise.all(partyIds.map((partyId) => recordsAsOne(ctx, partyId)))
  const payers = [...new Set(standing.flatMap(([one]) => one ?? []))].map((id) => partyAtCounter(ctx, id))
  return (await Promise.all(payers)).filter((payer) => payer !== null)
}
