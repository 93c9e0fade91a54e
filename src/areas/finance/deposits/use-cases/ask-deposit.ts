import { branchOf } from '#areas/finance/branch-of.ts'
import { sidesOf } from '#areas/finance/invoices/invoice-parties.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { demand } from '../asking.ts'
import { AskDepositInput } from '../inputs.ts'

const may = financePermissions.askDeposits

/** What a customer is to leave with us until the contract is over: its demand has no tax, and it is due at the counter as all else. */
export const askDeposit = command({
  name: 'finance.ask-deposit',
  permission: may,
  input: AskDepositInput,
  async run(work, { id, partyId, branchId: chosen, line, contract, amount, dueOn, releaseOn = null }) {
    await onceFor(work, id)
    const before = await work.tx.selectFrom('deposits').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id }
    }
    const branchId = await branchOf(work, may, chosen)
    const wanted = { id, partyId, branchId, line, contract, amount, dueOn, releaseOn, contractId: null }
    await demand(work, wanted, await sidesOf(work, partyId))
    return { id }
  },
})
