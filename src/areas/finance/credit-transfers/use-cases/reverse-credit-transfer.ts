import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { creditTransferReversed } from '../facts.ts'
import { ReverseCreditTransferInput } from '../inputs.ts'
import { moveBack } from '../moving.ts'
import { become, creditTransferWithin, toldOf } from '../standing.ts'

const may = financePermissions.reverseCreditTransfers

/** It should not have been: both have what they had before. */
export const reverseCreditTransfer = command({
  name: 'finance.reverse-credit-transfer',
  permission: may,
  input: ReverseCreditTransferInput,
  async run(work, { creditTransferId, reason }) {
    await creditTransferWithin(work, may, creditTransferId)
    const ended = { endedBy: work.actor.id, endedAt: work.now(), endReason: reason }
    const one = await become(work, creditTransferId, { step: 'reverse', status: 'reversed', ...ended })
    if (!one) throw new Refusal('finance.credit-transfer-changed', 'تغيّر هذا التحويل. حدّث الصفحة.')
    await moveBack(work, one, reason)
    work.record(creditTransferReversed, creditTransferId, { ...toldOf(one), reason })
    return { id: creditTransferId, number: one.number }
  },
})
