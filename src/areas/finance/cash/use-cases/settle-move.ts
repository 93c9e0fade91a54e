import type { Leaf } from '#areas/finance/ledger/journal.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { post, reverse } from '#areas/finance/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { mustReach, reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { bankLeaf, boxLeaf, type MoveStatus, moveLeaf, moveSource } from '../cash.ts'
import { cashArrived, cashTakenBack } from '../facts.ts'
import { ConfirmDepositInput, ReceiveCashInput, TakeBackInput } from '../inputs.ts'
import { cashSessionOf } from '../sessions.ts'

/** Whoever keeps the other box has it in hand. */
export const receiveCash = command({
  name: 'finance.receive-cash',
  permission: financePermissions.moveCash,
  input: ReceiveCashInput,
  async run(work, { moveId }) {
    const move = await moveSeen(work, moveId)
    if (!move.toBoxId) throw new Refusal('finance.move-to-bank', 'هذا النقد إلى البنك. يؤكد وصوله من يرى كشف الحساب.')
    await inOwnSession(work, move.toBoxId, move.to)
    await arrives(work, move, boxLeaf(move.toBoxId))
    return { id: moveId }
  },
})

/** Whoever looks into the account sees that it is there, and by which slip. */
export const confirmDeposit = command({
  name: 'finance.confirm-deposit',
  permission: financePermissions.confirmDeposits,
  input: ConfirmDepositInput,
  async run(work, { moveId, slip }) {
    const move = await moveSeen(work, moveId)
    if (!move.toAccountId) throw new Refusal('finance.move-to-box', 'هذا النقد إلى صندوق. يستلمه من يحمل ورديته.')
    await work.tx.updateTable('cashMoves').set({ slip }).where('id', '=', moveId).where('status', '=', 'under-way').execute()
    await arrives(work, move, bankLeaf({ id: move.toAccountId, heldFor: 'operating' }))
    return { id: moveId }
  },
})

/** It never went, or came back: into the box it was taken from. */
export const takeBack = command({
  name: 'finance.take-back-cash',
  permission: financePermissions.moveCash,
  input: TakeBackInput,
  async run(work, { moveId, reason }) {
    const move = await moveSeen(work, moveId)
    await inOwnSession(work, move.fromBoxId, move.from)
    await settle(work, move, 'taken-back')
    const sent = await work.tx
      .selectFrom('journals')
      .select('id')
      .where('source', '=', moveSource)
      .where('sourceId', '=', moveId)
      .where('purpose', '=', 'send')
      .executeTakeFirstOrThrow()
    await reverse(work, sent.id, { memo: `إعادة نقل النقد ${move.number} إلى ${move.from}: ${reason}` })
    work.record(cashTakenBack, moveId, toldOf(move))
    return { id: moveId }
  },
})

type Move = Awaited<ReturnType<typeof moveSeen>>

const toldOf = ({ number, from, to, amount }: Move) => ({ number, from, to, amount })

async function arrives(work: Work, move: Move, into: Leaf) {
  if (move.movedBy === work.actor.id)
    throw new Refusal('finance.own-move', 'نقلته أنت، فلا تؤكد وصوله. يؤكده من استلمه أو رآه في البنك.')
  await settle(work, move, 'arrived')
  await post(work, {
    source: { kind: moveSource, id: move.id, purpose: 'arrive' },
    memo: `وصول نقل النقد ${move.number} إلى ${move.to}`,
    transfers: [{ debit: into, credit: moveLeaf(move.id), amount: move.amount, branchId: move.toBranchId ?? move.branchId }],
  })
  work.record(cashArrived, move.id, toldOf(move))
}

/** Of two who say what became of it, one is late. */
async function settle({ tx, actor, now }: Work, { id }: Move, status: MoveStatus) {
  const settled = await tx
    .updateTable('cashMoves')
    .set({ status, settledBy: actor.id, settledAt: now() })
    .where('id', '=', id)
    .where('status', '=', 'under-way')
    .returning('id')
    .executeTakeFirst()
  if (!settled) throw new Refusal('finance.move-settled', 'بُتّ في هذا النقل. حدّث الصفحة.')
}

async function inOwnSession(work: Work, boxId: string, name: string) {
  const session = await cashSessionOf(work)
  if (session.boxId !== boxId) throw new Refusal('finance.other-box', `يدخل هذا النقد «${name}»، وورديتك على «${session.box}».`)
  mustReach(work.actor, financePermissions.moveCash, { branchId: session.branchId })
}

/** What lies outside the reach of whoever asks is not there. */
async function moveSeen({ tx, actor }: Pick<Work, 'tx' | 'actor'>, id: string) {
  const found = await tx
    .selectFrom('cashMoves as m')
    .innerJoin('cashBoxes as f', 'f.id', 'm.fromBoxId')
    .leftJoin('cashBoxes as t', 't.id', 'm.toBoxId')
    .leftJoin('companyBankAccounts as b', 'b.id', 'm.toAccountId')
    .select(['m.id', 'm.sequence', 'm.fromBoxId', 'm.toBoxId', 'm.toAccountId', 'm.amount', 'm.movedBy'])
    .select(['f.name as from', 'f.branchId', 't.name as toBox', 't.branchId as toBranchId', 'b.bank'])
    .where('m.id', '=', id)
    .executeTakeFirst()
  const near = found && [found.branchId, found.toBranchId].some((branchId) => reachesBranch(actor, branchId))
  if (!found || !near) throw new Refusal('finance.no-such-move', 'هذا النقل غير موجود، أو هو خارج صلاحيتك.', 404)
  const { sequence, toBox, bank, ...move } = found
  return { ...move, number: Number(sequence), to: toBox ?? bank ?? '' }
}

const reachesBranch = (actor: Work['actor'], branchId: string | null) =>
  branchId !== null && reaches(actor, financePermissions.viewBoxes, { branchId })
