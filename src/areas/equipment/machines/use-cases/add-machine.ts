import { sql } from 'kysely'
import { branches } from '#areas/company/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { AddMachineInput } from '../inputs.ts'
import { checkMachine, insertMachine, machineFields } from './machine-fields.ts'

const may = equipmentPermissions.manage

export const addMachine = command({
  name: 'equipment.add-machine',
  permission: may,
  input: AddMachineInput,
  async run(work, { id, branchId: chosen, ...asked }) {
    // Two who add the same code at once come one after the other.
    await sql`select pg_advisory_xact_lock(hashtext('equipment.add-machine'))`.execute(work.tx)
    const before = await work.tx.selectFrom('machines').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id }
    }
    const branchId = await branchFor(work, chosen, may)
    const fields = machineFields(asked)
    const kind = await checkMachine(work, { id, ...fields })
    await insertMachine(work, { id, branchId, fields }, kind)
    return { id }
  },
})

/** The branch that looks after it: the one that was chosen, else the first in which this person may. */
export async function branchFor(work: Work, chosen: string | undefined, permission: Permission) {
  const near = (await branches(work)).filter(({ id }) => reaches(work.actor, permission, { branchId: id }))
  const branch = chosen ? near.find(({ id }) => id === chosen) : near[0]
  if (!branch) throw fieldFault('branchId', 'اختر فرعًا من فروعك.')
  return branch.id
}
