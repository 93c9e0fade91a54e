import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { AddPoolInput } from '../inputs.ts'
import { insertPool, mustBeNamedAlone } from './pool-fields.ts'

export const addPool = command({
  name: 'equipment.add-pool',
  permission: equipmentPermissions.managePools,
  input: AddPoolInput,
  async run(work, asked) {
    const before = await work.tx.selectFrom('equipmentPools').select('id').where('id', '=', asked.id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id: asked.id }
    }
    await mustBeNamedAlone(work, asked)
    if (!(await insertPool(work, asked))) throw fieldFault('name', 'يوجد غيرها بهذا الاسم. اكتب اسمًا آخر.')
    return { id: asked.id }
  },
})
