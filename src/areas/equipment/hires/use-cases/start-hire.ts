import { sql } from 'kysely'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { branchFor } from '../../machines/use-cases/add-machine.ts'
import { beginQuotation } from '../beginning.ts'
import { StartHireInput } from '../inputs.ts'

const may = equipmentPermissions.quote

/** A quotation with its first machine. */
export const startHire = command({
  name: 'equipment.start-hire',
  permission: may,
  input: StartHireInput,
  async run(work, { id, branchId: chosen, partyId, name, phone, ...asked }) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 968022))`.execute(work.tx)
    const before = await work.tx.selectFrom('hires').select('contractId').where('contractId', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id }
    }
    const branchId = await branchFor(work, chosen, may)
    await beginQuotation(work, { id, branchId, somebody: { partyId, name, phone }, site: asked, lines: [asked] })
    return { id }
  },
})
