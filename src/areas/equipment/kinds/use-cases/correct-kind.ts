import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedIn } from '#values/changed-fields.ts'
import { kindCorrected } from '../facts.ts'
import { CorrectKindInput } from '../inputs.ts'
import { kindWords } from '../kind.ts'
import { asRow } from './kind-fields.ts'

/** What is hired already keeps what held when it was agreed. */
export const correctKind = command({
  name: 'equipment.correct-kind',
  permission: equipmentPermissions.managePrices,
  input: CorrectKindInput,
  async run(work, { kindId: id, seen, ...asked }) {
    const before = await work.tx.selectFrom('machineKinds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!before) throw new Refusal('not-found', 'لا يوجد هذا النوع.', 404)
    const fields = asRow(asked)
    const changed = changedIn(before, fields, kindWords)
    if (changed.length === 0) {
      work.repeated()
      return { id }
    }
    if (seen !== before.version) throw new Refusal('equipment.changed-meanwhile', changedMeanwhile)
    const other = await work.tx
      .selectFrom('machineKinds')
      .select('id')
      .where('name', '=', asked.name)
      .where('id', '<>', id)
      .executeTakeFirst()
    if (other) throw fieldFault('name', 'يوجد نوع آخر بهذا الاسم. اكتب اسمًا آخر.')
    await work.tx
      .updateTable('machineKinds')
      .set({ ...fields, version: before.version + 1 })
      .where('id', '=', id)
      .execute()
    work.record(kindCorrected, id, { name: asked.name, changed })
    return { id }
  },
})

export const changedMeanwhile = 'عُدّل هذا السجل قبل حفظك. افتحه من جديد، وراجع التغييرات ثم احفظ.'
