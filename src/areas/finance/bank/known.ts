import { sql } from 'kysely'
import { withCustomers } from '#areas/finance/customer-called.ts'
import { bankLeaf, type HeldFor } from '#areas/finance/ledger/bank-leaf.ts'
import type { Leaf } from '#areas/finance/ledger/journal.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'
import { daysAfter } from '#values/days.ts'
import { entriesToMatch, unsettledCards } from './entries.ts'
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
    entries: await entriesToMatch(ctx, account, wide),
    cards: account.heldFor === 'operating' ? await unsettledCards(ctx, until) : [],
    moves: await movesTo(ctx, account.id),
    proofs: await proofsOf(ctx, account, wide),
    cardTexts: account.heldFor === 'operating' ? await cardTextsOf(ctx) : [],
    taxOf: (fee: bigint) => usualTax(ctx, fee),
  }
}
export type Known = Awaited<ReturnType<typeof knownAround>>

/** Of that, what one line could be. */
export function knownOf(known: Known, { day, amount }: { day: string; amount: bigint }): Known {
  const isNear = (other: string) => daysAfter(day, -near) <= other && other <= daysAfter(day, near)
  return {
    ...known,
    entries: known.entries.filter((entry) => isNear(entry.day) || (entry.mirrors && entry.day > day)),
    cards: amount > 0n ? known.cards.filter((card) => card.day <= day) : [],
    moves: known.moves.filter((move) => move.amount === amount),
    proofs: known.proofs.filter((proof) => proof.amount === amount && isNear(proof.transferredOn)),
  }
}

/** As what the providers of card payments stand on statements, where that was matched and still is. */
const cardTextsOf = ({ db }: Reader) =>
  db
    .selectFrom('cardSettlements')
    .innerJoin('bankLines', 'bankLines.journalId', 'cardSettlements.journalId')
    .select(['cardSettlements.provider', 'bankLines.description'])
    .distinct()
    .limit(500)
    .execute()

/** What is on its way to this account; what one sent oneself, another confirms. */
async function movesTo({ db, actor }: Reader, accountId: string) {
  const rows = await db
    .selectFrom('cashMoves')
    .select(['id', 'sequence', 'slip', 'amount', 'fromAccountId', 'movedBy'])
    .where('toAccountId', '=', accountId)
    .where('status', '=', 'under-way')
    .execute()
  return rows.map(({ fromAccountId, movedBy, ...row }) => ({
    ...row,
    isTransfer: fromAccountId !== null,
    isOwn: movedBy === actor.id,
  }))
}

/** Whether a receipt there is has a reference like that of a proof. */
const isTaken = ({
  account,
  key = '',
}: Leaf) => sql<boolean>`exists (select from taken_slips t where t.account = ${account} and t.key = ${key}
  and slip_mark(t.reference) = slip_mark(transfer_proofs.reference))`

/** What customers have shown of transfers to it, for whoever may confirm them. */
async function proofsOf({ db, actor }: Reader, account: Account, { from, until }: Window) {
  if (!actor.may(may.confirmTransfers)) return []
  const rows = await db
    .selectFrom('transferProofs')
    .select(['id', 'sequence', 'partyId', 'amount', 'reference', 'transferredOn'])
    .select(
      sql<boolean>`exists (select from transfer_proofs o where o.party_id <> transfer_proofs.party_id and o.status not in ('refused', 'withdrawn')
        and slip_mark(o.reference) = slip_mark(transfer_proofs.reference))`.as('claimedTwice'),
    )
    .select(isTaken(bankLeaf(account)).as('isTaken'))
    .where('accountId', '=', account.id)
    .where('status', '=', 'waiting')
    .where('transferredOn', '>=', from)
    .where('transferredOn', '<=', until)
    .where((eb) => withinReach(eb, actor, may.confirmTransfers, { branch: 'branchId' }))
    .orderBy('sentAt')
    .limit(500)
    .execute()
  return (await withCustomers({ db }, rows)).map(({ partyId: _, customer: name, ...row }) => ({ ...row, name }))
}
