import { cashAtBank } from '#areas/finance/hooks.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { post } from '#areas/finance/ledger/books.ts'
import type { Leaf } from '#areas/finance/ledger/journal.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Work } from '#platform/context.ts'
import { runHook } from '#platform/hook.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { betweenOf, type MoveStatus, moveLeaf, moveSource } from './cash.ts'
import { cashArrived } from './facts.ts'

type Move = Awaited<ReturnType<typeof moveSeen>>

export const toldOf = ({ number, from, to, amount }: Move) => ({ number, from, to, amount })

export async function arrives(work: Work, move: Move, { into, day }: { into: Leaf; day?: string | undefined }) {
  if (move.movedBy === work.actor.id)
    throw new Refusal('finance.own-move', 'نقلته أنت، فلا تؤكد وصوله. يؤكده من استلمه أو رآه في البنك.')
  await settle(work, move, 'arrived')
  const { journalId } = await post(work, {
    ...(day && { day }),
    source: { kind: moveSource, id: move.id, purpose: 'arrive' },
    memo: `وصول ${move.fromBank && move.toAccountId ? 'التحويل' : 'نقل النقد'} ${move.number} إلى ${move.to}`,
    transfers: [{ debit: into, credit: moveLeaf(move.id), amount: move.amount, branchId: move.toBranchId ?? move.branchId }],
  })
  if (move.toAccountId) await runHook(work, cashAtBank, { moveId: move.id, day })
  work.record(cashArrived, move.id, toldOf(move))
  return { journalId }
}

/** Of two who say what became of it, one is late. */
export async function settle({ tx, actor, now }: Work, { id }: Move, status: MoveStatus) {
  const settled = await tx
    .updateTable('cashMoves')
    .set({ status, settledBy: actor.id, settledAt: now() })
    .where('id', '=', id)
    .where('status', '=', 'under-way')
    .returning('id')
    .executeTakeFirst()
  if (!settled) throw new Refusal('finance.move-settled', 'بُتّ في هذا النقل. حدّث الصفحة.')
}

type Seen = { moveId: string; slip: string; day?: string }

/** Whoever looks into the account sees that it is there, and by which slip; dated as the bank says, where it says so. */
export async function seenAtBank(work: Work, { moveId, slip, day }: Seen) {
  const move = await moveSeen(work, moveId)
  if (!move.toAccountId || !move.toHeldFor)
    throw new Refusal('finance.move-to-box', 'هذا النقد إلى صندوق. يستلمه من يحمل ورديته.')
  await work.tx.updateTable('cashMoves').set({ slip }).where('id', '=', moveId).where('status', '=', 'under-way').execute()
  return arrives(work, move, { into: bankLeaf({ id: move.toAccountId, heldFor: move.toHeldFor }), day })
}

/** What lies outside the reach of whoever asks is not there. */
export async function moveSeen({ tx, actor }: Pick<Work, 'tx' | 'actor'>, id: string) {
  const found = await tx
    .selectFrom('cashMoves as m')
    .leftJoin('cashBoxes as f', 'f.id', 'm.fromBoxId')
    .leftJoin('companyBankAccounts as a', 'a.id', 'm.fromAccountId')
    .leftJoin('cashBoxes as t', 't.id', 'm.toBoxId')
    .leftJoin('companyBankAccounts as b', 'b.id', 'm.toAccountId')
    .select(['m.id', 'm.sequence', 'm.fromBoxId', 'm.toBoxId', 'm.toAccountId', 'm.amount', 'm.movedBy'])
    .select(['f.name as fromBox', 'a.bank as fromBank', 'a.iban as fromIban', 'f.branchId'])
    .select(['t.name as toBox', 't.branchId as toBranchId', 'b.bank', 'b.iban', 'b.heldFor as toHeldFor'])
    .where('m.id', '=', id)
    .executeTakeFirst()
  const near = found && reachesPlaces(actor, [found.branchId, found.toBranchId])
  if (!found || !near) throw new Refusal('finance.no-such-move', 'هذا النقل غير موجود، أو هو خارج صلاحيتك.', 404)
  const { sequence, ...move } = found
  return { ...move, number: Number(sequence), ...betweenOf(found) }
}

/** A box of a branch in one's reach, or one's reach is every branch. */
const reachesPlaces = (actor: Work['actor'], branches: readonly (string | null)[]) =>
  [...branches.filter((branchId) => branchId !== null), null].some((branchId) =>
    reaches(actor, financePermissions.viewBoxes, { branchId }),
  )
