import { sql } from 'kysely'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { branchFor } from '../../machines/use-cases/add-machine.ts'
import { beginQuotation } from '../beginning.ts'
import { StartPoolHireInput } from '../inputs.ts'

const may = equipmentPermissions.quote

/** A quotation of scaffolding alone; machines may be added to it. */
export const startPoolHire = command({
  name: 'equipment.start-pool-hire',
  permission: may,
  input: StartPoolHireInput,
  async run(work, { id, branchId: chosen, partyId, name, phone, poolId, quantity, startsOn, endsOn, ...site }) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 968022))`.execute(work.tx)
    const before = await work.tx.selectFrom('hires').select('contractId').where('contractId', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id }
    }
    const branchId = await branchFor(work, chosen, may)
    const pools = [{ poolId, quantity, startsOn, endsOn }]
    await beginQuotation(work, { id, branchId, somebody: { partyId, name, phone }, site, lines: [], pools })
    return { id }
  },
})
