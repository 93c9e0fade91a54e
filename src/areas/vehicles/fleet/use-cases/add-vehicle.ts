import { sql } from 'kysely'
import { branches } from '#areas/company/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { AddVehicleInput } from '../inputs.ts'
import { checkVehicle, insertVehicle, vehicleFields } from './vehicle-fields.ts'

const may = vehiclesPermissions.manage

export const addVehicle = command({
  name: 'vehicles.add',
  permission: may,
  input: AddVehicleInput,
  async run(work, { id, branchId: chosen, ...asked }) {
    // Two who add the same plate at once come one after the other.
    await sql`select pg_advisory_xact_lock(hashtext('vehicles.add'))`.execute(work.tx)
    const before = await work.tx.selectFrom('vehicles').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id }
    }
    const branchId = await branchFor(work, chosen)
    const fields = vehicleFields(asked)
    await checkVehicle(work, { id, ...fields })
    await insertVehicle(work, { id, branchId, fields })
    return { id }
  },
})

/** The branch that looks after it: the one that was chosen, else the first in which this person may. */
export async function branchFor(work: Work, chosen: string | undefined) {
  const near = (await branches(work)).filter(({ id }) => reaches(work.actor, may, { branchId: id }))
  const branch = chosen ? near.find(({ id }) => id === chosen) : near[0]
  if (!branch) throw fieldFault('branchId', 'اختر فرعًا من فروعك.')
  return branch.id
}
