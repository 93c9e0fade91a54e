import { financePermissions } from '#areas/finance/permissions.ts'
import { askToUndo } from '#areas/finance/undoing/asking.ts'
import { command } from '#platform/command.ts'
import { ReverseSetOffInput } from '../inputs.ts'
import { setOffCan } from '../set-off.ts'
import { setOffWithin } from '../standing.ts'
import { setOffChanged } from '../undoing.ts'

const may = financePermissions.reverseSetOffs

/** Two have agreed to it, so two undo it. */
export const reverseSetOff = command({
  name: 'finance.reverse-set-off',
  permission: may,
  input: ReverseSetOffInput,
  async run(work, { setOffId: id, reason }) {
    const one = await setOffWithin(work, may, id)
    if (!setOffCan.reverse(one)) throw setOffChanged()
    const { branchId, number, holder, amount } = one
    return askToUndo(work, { kind: 'set-off', id, branchId, number, holder, amount, reason })
  },
})
