import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { placeAdded } from '../facts.ts'
import { AddPlaceInput } from '../inputs.ts'
import { branchOfPlace, nextPosition } from './writing.ts'

export const addPlace = command({
  name: 'vehicles.add-place',
  permission: vehiclesPermissions.managePrices,
  input: AddPlaceInput,
  async run(work, { id, branchId: chosen, ...asked }) {
    const row = { id, ...asked, branchId: await branchOfPlace(work, chosen), position: await nextPosition(work, 'carPlaces') }
    const added = await work.tx
      .insertInto('carPlaces')
      .values({ ...row, addedBy: work.actor.id, addedAt: work.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) {
      work.record(placeAdded, id, { name: asked.name })
      return { id }
    }
    const before = await work.tx.selectFrom('carPlaces').select('id').where('id', '=', id).executeTakeFirst()
    if (!before) throw fieldFault('name', 'يوجد مكان بهذا الاسم. اكتب اسمًا آخر أو صحّح ذلك المكان.')
    work.repeated()
    return { id }
  },
})
