import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { runCommission as invoiceToDate } from '../commission.ts'
import { commissionReckoned } from '../facts.ts'
import { RunCommissionInput } from '../inputs.ts'
import { mustReachPool } from '../standing.ts'
import { heldTerms } from '../terms.ts'

const may = financePermissions.settleOwners

/** Our commission of what was collected under a mandate until now, without settling anything: the tax wants its invoice in time. */
export const runCommission = command({
  name: 'finance.run-commission',
  permission: may,
  input: RunCommissionInput,
  async run(work, { mandateId }) {
    const pool = await heldTerms(work, mandateId)
    mustReachPool(work.actor, may, pool)
    await invoiceToDate(work, pool)
    work.record(commissionReckoned, mandateId, { agreement: pool.label })
    return { mandateId }
  },
})
