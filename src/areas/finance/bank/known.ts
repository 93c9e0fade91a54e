import { customersNamed } from '#areas/customers/public.ts'
import type { HeldFor } from '#areas/finance/cash/cash.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'
import { daysAfter } from '#values/days.ts'
import { unseenEntries, unsettledCards } from './entries.ts'
import { usualTax } from './taxed.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>
type Account = { id: string; heldFor: HeldFor }
type Window = { from: string; until: string; most?: number }

/** So far apart the bank and the books may date one thing. */
const near = 15

/** All that lines of an account between two days could be. */
export async function knownAround(ctx: Reader, account: Account, { from, until, most }: Window) {
  const wide = { from: daysAfter(from, -near), until: daysAfter(until, near), ...(most && { most }) }
  return {
    entries: await unseenEntries(ctx, account, wide),
    cards: account.heldFor === 'operating' ? await unsettledCards(ctx, until) : [],
    moves: await movesTo(ctx, account.id),
    proofs: await proofsOf(ctx, account.id, wide),
    taxOf: (fee: bigint) => usualTax(ctx, fee),
  }
}
export type Known = Awaited<ReturnType<typeof knownAround>>

/** Of that, what one line could be. */
export function knownOf(known: Known, { day, amount }: { day: string; amount: bigint }): Known {
  const isNear = (other: string) => daysAfter(day, -near) <= other && other <= daysAfter(day, near)
  return {
    ...known,
    entries: known.entries.filter((entry) => isNear(entry.day)),
    cards: amount > 0n ? known.cards.filter((card) => card.day <= day) : [],
    moves: known.moves.filter((move) => move.amount === amount),
    proofs: known.proofs.filter((proof) => proof.amount === amount && isNear(proof.transferredOn)),
  }
}

/** What somebody else carries to this account. */
const movesTo = ({ db, actor }: Reader, accountId: string) =>
  db
    .selectFrom('cashMoves')
    .select(['id', 'sequence', 'slip', 'amount'])
    .where('toAccountId', '=', accountId)
    .where('status', '=', 'under-way')
    .where('movedBy', '!=', actor.id)
    .execute()

/** What customers have shown of transfers to it, for whoever may confirm them. */
async function proofsOf({ db, actor }: Reader, accountId: string, { from, until }: Window) {
  if (!actor.may(may.confirmTransfers)) return []
  const rows = await db
    .selectFrom('transferProofs')
    .select(['id', 'sequence', 'partyId', 'amount', 'reference', 'transferredOn'])
    .where('accountId', '=', accountId)
    .where('status', '=', 'waiting')
    .where('transferredOn', '>=', from)
    .where('transferredOn', '<=', until)
    .where((eb) => withinReach(eb, actor, may.confirmTransfers, { branch: 'branchId' }))
    .orderBy('sentAt')
    .limit(500)
    .execute()
  const named = await customersNamed(
    { db },
    rows.map(({ partyId }) => partyId),
  )
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return rows.map(({ partyId, ...row }) => ({ ...row, name: names.get(partyId) ?? '' }))
}
