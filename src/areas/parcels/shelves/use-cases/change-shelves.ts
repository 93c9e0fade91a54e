import { branchNamed } from '#areas/company/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { howMany } from '#values/plural.ts'
import { shelfClosed, shelvesAdded } from '../facts.ts'
import { AddShelvesInput, CloseShelfInput } from '../inputs.ts'
import { standingOn } from '../suggesting.ts'

/** A row of shelves; those that stand already stay as they are. */
export const addShelves = command({
  name: 'parcels.add-shelves',
  permission: may.manage,
  input: AddShelvesInput,
  async run(work, { branchId, row, count, holds, purpose, zoneId = null }) {
    mustReach(work.actor, may.manage, { branchId })
    const branch = await branchNamed(work, branchId)
    if (!branch) throw fieldFault('branchId', 'اختر فرعًا من فروعك.')
    const about = { branchId, holds, purpose, zoneId: purpose === 'zone' ? zoneId : null, addedAt: work.now() }
    const added = await work.tx
      .insertInto('parcelShelves')
      .values(Array.from({ length: count }, (_, index) => ({ id: work.newId(), code: `${row}-${index + 1}`, ...about })))
      .onConflict((conflict) => conflict.columns(['branchId', 'code']).doNothing())
      .returning('id')
      .execute()
    if (added.length === 0) throw fieldFault('row', `رفوف الصف ${row} مضافة من قبل. اكتب صفًا آخر، أو زد عددها.`)
    work.record(shelvesAdded, branchId, { row, count: added.length, branch })
    return { added: added.length }
  },
})

/** Nothing is put on it any more; what stands on it has to go first. */
export const closeShelf = command({
  name: 'parcels.close-shelf',
  permission: may.manage,
  input: CloseShelfInput,
  async run(work, { shelfId }) {
    const shelf = await work.tx
      .selectFrom('parcelShelves')
      .select(['code', 'branchId', 'active'])
      .select(standingOn('parcel_shelves.id').as('standing'))
      .where('id', '=', shelfId)
      .forUpdate()
      .executeTakeFirst()
    mustReach(work.actor, may.manage, shelf)
    if (!shelf.active) return work.repeated()
    if (shelf.standing > 0)
      throw new Refusal('parcels.shelf-full', `على الرف ${shelf.code} ${howMany(shelf.standing, 'parcel')}. انقلها أولًا.`)
    await work.tx.updateTable('parcelShelves').set({ active: false }).where('id', '=', shelfId).execute()
    work.record(shelfClosed, shelfId, { code: shelf.code })
  },
})
