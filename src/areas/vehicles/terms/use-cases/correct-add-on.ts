import { changedMeanwhile } from '#areas/vehicles/classes/use-cases/correct-class.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedIn } from '#values/changed-fields.ts'
import { addOnWords } from '../add-on.ts'
import { addOnCorrected } from '../facts.ts'
import { CorrectAddOnInput } from '../inputs.ts'
import { addOnFields, checkCountry, countStock } from './add-on-fields.ts'
import { mustBeOnlyOne } from './writing.ts'

/** What is reserved already keeps its price. */
export const correctAddOn = command({
  name: 'vehicles.correct-add-on',
  permission: vehiclesPermissions.managePrices,
  input: CorrectAddOnInput,
  async run(work, { addOnId: id, seen, stock, ...asked }) {
    const before = await work.tx.selectFrom('carAddOns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!before) throw new Refusal('not-found', 'لا توجد هذه الإضافة.', 404)
    const fields = addOnFields(asked)
    const changed = changedIn(before, { ...fields, stock: stock ?? null }, addOnWords)
    if (changed.length === 0) {
      work.repeated()
      return { id }
    }
    if (seen !== before.version) throw new Refusal('vehicles.changed-meanwhile', changedMeanwhile)
    await mustBeOnlyOne(work, 'carAddOns', { id, name: asked.name })
    await checkCountry(work, fields)
    const counted = before.stock === (stock ?? null) ? {} : await countStock(work, { poolId: before.poolId, stock })
    await work.tx
      .updateTable('carAddOns')
      .set({ ...fields, ...counted, version: before.version + 1 })
      .where('id', '=', id)
      .execute()
    work.record(addOnCorrected, id, { name: asked.name, changed })
    return { id }
  },
})
