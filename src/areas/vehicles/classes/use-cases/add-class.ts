import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { classAdded } from '../facts.ts'
import { AddClassInput } from '../inputs.ts'

export const addClass = command({
  name: 'vehicles.add-class',
  permission: vehiclesPermissions.managePrices,
  input: AddClassInput,
  async run(work, { id, ...asked }) {
    const { position } = await work.tx
      .selectFrom('vehicleClasses')
      .select(({ fn }) => fn.coalesce(fn.max('position'), fn.count<number>('id')).as('position'))
      .executeTakeFirstOrThrow()
    const added = await work.tx
      .insertInto('vehicleClasses')
      .values({ id, ...asked, position: Number(position) + 1, addedBy: work.actor.id, addedAt: work.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) {
      work.record(classAdded, id, { name: asked.name })
      return { id }
    }
    const before = await work.tx.selectFrom('vehicleClasses').select('id').where('id', '=', id).executeTakeFirst()
    if (!before) throw fieldFault('name', 'توجد فئة بهذا الاسم. اكتب اسمًا آخر أو صحّح تلك الفئة.')
    work.repeated()
    return { id }
  },
})
