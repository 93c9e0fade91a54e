import { addPool as addStock } from '#areas/calendar/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { poolAdded } from '../facts.ts'
import { AddPoolInput } from '../inputs.ts'
import { poolKind } from '../pool.ts'
import { mustBeNamedAlone, writePieces } from './pool-fields.ts'

export const addPool = command({
  name: 'equipment.add-pool',
  permission: equipmentPermissions.managePools,
  input: AddPoolInput,
  async run(work, { id, total, pieces, ...asked }) {
    const before = await work.tx.selectFrom('equipmentPools').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id }
    }
    await mustBeNamedAlone(work, { id, name: asked.name })
    await addStock(work, { id, kind: poolKind, total })
    const added = await work.tx
      .insertInto('equipmentPools')
      .values({ id, ...asked, addedBy: work.actor.id, addedAt: work.now() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw fieldFault('name', 'يوجد غيرها بهذا الاسم. اكتب اسمًا آخر.')
    await writePieces(work, id, pieces)
    work.record(poolAdded, id, { name: asked.name })
    return { id }
  },
})
