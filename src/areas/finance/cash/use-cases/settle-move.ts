import { cashNotSent } from '#areas/finance/hooks.ts'
import { reverse } from '#areas/finance/ledger/books.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { runHook } from '#platform/hook.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { boxLeaf, moveSource } from '../cash.ts'
import { cashTakenBack } from '../facts.ts'
import { ConfirmDepositInput, ReceiveCashInput, TakeBackInput } from '../inputs.ts'
import { arrives, moveSeen, seenAtBank, settle, toldOf } from '../moves.ts'
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
    await arrives(work, move, { into: boxLeaf(move.toBoxId) })
    return { id: moveId }
  },
})

/** Whoever looks into the account sees that it is there, and by which slip. */
export const confirmDeposit = command({
  name: 'finance.confirm-deposit',
  permission: financePermissions.confirmDeposits,
  input: ConfirmDepositInput,
  async run(work, { moveId, slip }) {
    await seenAtBank(work, { moveId, slip })
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
    if (!move.fromBoxId) throw new Refusal('finance.move-from-bank', 'سُحب هذا النقد من البنك. يعيده إليه من يرى كشف الحساب.')
    await inOwnSession(work, move.fromBoxId, move.from)
    await goesBack(work, move, reason)
    return { id: moveId }
  },
})

/** It was never drawn, or is in the account again. */
export const returnWithdrawn = command({
  name: 'finance.return-withdrawn-cash',
  permission: financePermissions.confirmDeposits,
  input: TakeBackInput,
  async run(work, { moveId, reason }) {
    const move = await moveSeen(work, moveId)
    if (move.fromBoxId) throw new Refusal('finance.move-from-box', 'خرج هذا النقد من صندوق. يعيده إليه من يحمل ورديته.')
    await goesBack(work, move, reason)
    return { id: moveId }
  },
})

async function goesBack(work: Work, move: Awaited<ReturnType<typeof moveSeen>>, reason: string) {
  const { id: moveId } = move
  await settle(work, move, 'taken-back')
  const sent = await work.tx
    .selectFrom('journals')
    .select('id')
    .where('source', '=', moveSource)
    .where('sourceId', '=', moveId)
    .where('purpose', '=', 'send')
    .executeTakeFirstOrThrow()
  await reverse(work, sent.id, { memo: `إعادة نقل النقد ${move.number} إلى ${move.from}: ${reason}` })
  await runHook(work, cashNotSent, { moveId })
  work.record(cashTakenBack, moveId, toldOf(move))
}

async function inOwnSession(work: Work, boxId: string, name: string) {
  const session = await cashSessionOf(work)
  if (session.boxId !== boxId) throw new Refusal('finance.other-box', `يدخل هذا النقد «${name}»، وورديتك على «${session.box}».`)
  mustReach(work.actor, financePermissions.moveCash, { branchId: session.branchId })
}
