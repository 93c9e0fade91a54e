import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { kindAdded } from '../facts.ts'
import { AddKindInput } from '../inputs.ts'
import { asRow } from './kind-fields.ts'

export const addKind = command({
  name: 'equipment.add-kind',
  permission: equipmentPermissions.managePrices,
  input: AddKindInput,
  async run(work, { id, ...asked }) {
    const { position } = await work.tx
      .selectFrom('machineKinds')
      .select(({ fn }) => fn.coalesce(fn.max('position'), fn.count<number>('id')).as('position'))
      .executeTakeFirstOrThrow()
    const added = await work.tx
      .insertInto('machineKinds')
      .values({ id, ...asRow(asked), position: Number(position) + 1, addedBy: work.actor.id, addedAt: work.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) {
      work.record(kindAdded, id, { name: asked.name })
      return { id }
    }
    const before = await work.tx.selectFrom('machineKinds').select('id').where('id', '=', id).executeTakeFirst()
    if (!before) throw fieldFault('name', 'يوجد نوع بهذا الاسم. اكتب اسمًا آخر أو صحّح ذلك النوع.')
    work.repeated()
    return { id }
  },
})
