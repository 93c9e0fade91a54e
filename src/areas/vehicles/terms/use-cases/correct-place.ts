import { changedMeanwhile } from '#areas/vehicles/classes/use-cases/correct-class.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedIn } from '#values/changed-fields.ts'
import { placeCorrected } from '../facts.ts'
import { CorrectPlaceInput } from '../inputs.ts'
import { placeWords } from '../place.ts'
import { branchOfPlace, mustBeOnlyOne } from './writing.ts'

/** What is reserved already keeps the fees and the hours that held when it was reserved. */
export const correctPlace = command({
  name: 'vehicles.correct-place',
  permission: vehiclesPermissions.managePrices,
  input: CorrectPlaceInput,
  async run(work, { placeId: id, seen, branchId: chosen, ...asked }) {
    const before = await work.tx.selectFrom('carPlaces').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!before) throw new Refusal('not-found', 'لا يوجد هذا المكان.', 404)
    const after = { ...asked, branchId: chosen ? await branchOfPlace(work, chosen) : before.branchId }
    const changed = changedIn(before, after, placeWords)
    if (changed.length === 0) {
      work.repeated()
      return { id }
    }
    if (seen !== before.version) throw new Refusal('vehicles.changed-meanwhile', changedMeanwhile)
    await mustBeOnlyOne(work, 'carPlaces', { id, name: asked.name })
    await work.tx
      .updateTable('carPlaces')
      .set({ ...after, version: before.version + 1 })
      .where('id', '=', id)
      .execute()
    work.record(placeCorrected, id, { name: asked.name, changed })
    return { id }
  },
})
