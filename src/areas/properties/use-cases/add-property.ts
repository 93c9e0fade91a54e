import { sql } from 'kysely'
import { branches } from '#areas/company/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { AddPropertyInput } from '../inputs.ts'
import { propertiesPermissions } from '../permissions.ts'
import { fieldsOf } from './property-fields.ts'
import { newProperty } from './writing.ts'

const may = propertiesPermissions.add

export const addProperty = command({
  name: 'properties.add',
  permission: may,
  input: AddPropertyInput,
  async run(work, { id, branchId: chosen, ...asked }) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 968015))`.execute(work.tx)
    const before = await work.tx.selectFrom('properties').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id }
    }
    const branchId = await branchFor(work, chosen)
    await newProperty(work, { id, branchId, ...fieldsOf(asked) })
    return { id }
  },
})

/** The branch that looks after it: the one that was chosen, else the first in which this person may. */
async function branchFor(work: Work, chosen: string | undefined) {
  const near = (await branches(work)).filter(({ id }) => reaches(work.actor, may, { branchId: id }))
  const branch = chosen ? near.find(({ id }) => id === chosen) : near[0]
  if (!branch) throw fieldFault('branchId', 'اختر فرعًا من فروعك.')
  return branch.id
}
