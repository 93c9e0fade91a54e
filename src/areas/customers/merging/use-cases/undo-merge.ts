import { customerNumber } from '#areas/customers/customer.ts'
import { mergeUndone } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { UndoMergeInput } from '#areas/customers/record/detail-inputs.ts'
import { recordOf } from '#areas/customers/record/record.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { alone, findAgain, refuseAlike } from '#areas/customers/record/use-cases/writing.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { asBefore } from './merging.ts'
import { Moved, moveBack } from './moving.ts'

export const undoMerge = command({
  name: 'customers.undo-merge',
  permission: customersPermissions.merge,
  input: UndoMergeInput,
  async run(work, { id, mergeId }) {
    await alone(work.tx)
    const kept = await partyToChange(work, id, customersPermissions.view)
    const merge = await work.tx
      .updateTable('partyMerges')
      .set({ undoneAt: work.now(), undoneBy: work.actor.id })
      .where('id', '=', mergeId)
      .where('keptId', '=', id)
      .where('undoneAt', 'is', null)
      .where('undoUntil', '>', work.now())
      .returning(['mergedId', 'keptBefore', 'keptAfter', 'moved'])
      .executeTakeFirst()
    if (!merge) throw new Refusal('customers.not-undone', 'فات وقت فصل السجلين، أو فُصلا من قبل. حدّث الصفحة.')
    const { mergedId } = merge
    await work.tx
      .updateTable('parties')
      .set({ ...asBefore(kept, merge), version: kept.version + 1, changedAt: work.now() })
      .where('id', '=', id)
      .execute()
    const merged = await work.tx.selectFrom('parties').selectAll().where('id', '=', mergedId).executeTakeFirstOrThrow()
    // Meanwhile somebody else may have been registered with its phone.
    await refuseAlike(work, recordOf(merged), { id: mergedId, anyway: true })
    await work.tx
      .updateTable('parties')
      .set({ mergedInto: null, version: merged.version + 1, changedAt: work.now() })
      .where('id', '=', mergedId)
      .execute()
    await moveBack(work.tx, Moved.parse(merge.moved), { from: id, to: mergedId })
    await findAgain(work.tx, id)
    await findAgain(work.tx, mergedId)
    const [number, mergedNumber] = [customerNumber(kept.sequence), customerNumber(merged.sequence)]
    work.record(mergeUndone, id, { keptId: id, mergedId, number, mergedNumber, name: merged.name })
    return { id, mergedId }
  },
})
