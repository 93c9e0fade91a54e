import { financePermissions } from '#areas/finance/permissions.ts'
import { askToUndo } from '#areas/finance/undoing/asking.ts'
import { command } from '#platform/command.ts'
import { creditTransferCan } from '../credit-transfer.ts'
import { ReverseCreditTransferInput } from '../inputs.ts'
import { creditTransferWithin } from '../standing.ts'
import { transferChanged, undoCreditTransfer } from '../undoing.ts'

const may = financePermissions.reverseCreditTransfers

/** A small one is undone as it was done, by one; what another had agreed to when another agrees. */
export const reverseCreditTransfer = command({
  name: 'finance.reverse-credit-transfer',
  permission: may,
  input: ReverseCreditTransferInput,
  async run(work, { creditTransferId: id, reason }) {
    const one = await creditTransferWithin(work, may, id)
    if (one.agreedBy === one.askedBy) return undoCreditTransfer(work, id, reason)
    if (!creditTransferCan.reverse(one)) throw transferChanged()
    const { branchId, number, holder, amount } = one
    return askToUndo(work, { kind: 'credit-transfer', id, branchId, number, holder, amount, reason })
  },
})
