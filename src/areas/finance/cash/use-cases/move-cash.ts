import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { MoveCashInput } from '../inputs.ts'
import { sendCash } from '../sending.ts'

/** Out of one's own box at once; into the other when somebody there has it in hand, or has seen it at the bank. */
export const moveCash = command({
  name: 'finance.move-cash',
  permission: financePermissions.moveCash,
  input: MoveCashInput,
  async run(work, { moveId: id, to, amount, slip = null }) {
    const sent = await sendCash(work, { id, to, amount, slip })
    if (!sent) work.repeated()
    return { id }
  },
})
