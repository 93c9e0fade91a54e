import { financePermissions } from '#areas/finance/permissions.ts'
import { askToUndo } from '#areas/finance/undoing/asking.ts'
import { command } from '#platform/command.ts'
import { ReverseWriteOffInput } from '../inputs.ts'
import { writeOffWithin } from '../standing.ts'
import { writeOffChanged } from '../undoing.ts'
import { writeOffCan } from '../write-off.ts'

const may = financePermissions.reverseWriteOffs

/** Two have given it up, so two take that back. */
export const reverseWriteOff = command({
  name: 'finance.reverse-write-off',
  permission: may,
  input: ReverseWriteOffInput,
  async run(work, { writeOffId: id, reason }) {
    const one = await writeOffWithin(work, may, id)
    if (!writeOffCan.reverse(one)) throw writeOffChanged()
    const { branchId, number, debtor: holder, amount } = one
    return askToUndo(work, { kind: 'write-off', id, branchId, number, holder, amount, reason })
  },
})
