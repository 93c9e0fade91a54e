import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { addOnAdded } from '../facts.ts'
import { AddAddOnInput } from '../inputs.ts'
import { addOnFields, checkCountry, countStock } from './add-on-fields.ts'
import { nextPosition } from './writing.ts'

/** Something that goes with a car: a driver, a seat, a cover. */
export const addAddOn = command({
  name: 'vehicles.add-add-on',
  permission: vehiclesPermissions.managePrices,
  input: AddAddOnInput,
  async run(work, { id, stock, ...asked }) {
    const before = await work.tx.selectFrom('carAddOns').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id }
    }
    const fields = addOnFields(asked)
    await checkCountry(work, fields)
    const counted = await countStock(work, { poolId: null, stock })
    const stamp = { position: await nextPosition(work, 'carAddOns'), addedBy: work.actor.id, addedAt: work.now() }
    const added = await work.tx
      .insertInto('carAddOns')
      .values({ id, ...fields, ...counted, ...stamp })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw fieldFault('name', 'توجد إضافة بهذا الاسم. اكتب اسمًا آخر أو صحّح تلك الإضافة.')
    work.record(addOnAdded, id, { name: asked.name })
    return { id }
  },
})
