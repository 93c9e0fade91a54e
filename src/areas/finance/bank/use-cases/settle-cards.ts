import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { SettleCardsInput } from '../inputs.ts'
import { newLine } from '../lines.ts'
import { asCards } from '../settling.ts'

/** The provider pays out what came by card; what is missing of it is what it kept. */
export const settleCards = command({
  name: 'finance.settle-cards',
  permission: financePermissions.matchBank,
  input: SettleCardsInput,
  async run(work, { lineId, ...settling }) {
    await asCards(work, await newLine(work, lineId), settling)
    return { lineId }
  },
})
