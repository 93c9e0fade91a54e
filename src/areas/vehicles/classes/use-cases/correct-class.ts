import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedIn } from '#values/changed-fields.ts'
import { classWords } from '../class.ts'
import { classCorrected } from '../facts.ts'
import { CorrectClassInput } from '../inputs.ts'

/** What is booked already keeps what held when it was booked. */
export const correctClass = command({
  name: 'vehicles.correct-class',
  permission: vehiclesPermissions.managePrices,
  input: CorrectClassInput,
  async run(work, { classId: id, seen, ...asked }) {
    const before = await work.tx.selectFrom('vehicleClasses').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!before) throw new Refusal('not-found', 'لا توجد هذه الفئة.', 404)
    const changed = changedIn(before, asked, classWords)
    if (changed.length === 0) {
      work.repeated()
      return { id }
    }
    if (seen !== before.version) throw new Refusal('vehicles.changed-meanwhile', changedMeanwhile)
    const other = await work.tx
      .selectFrom('vehicleClasses')
      .select('id')
      .where('name', '=', asked.name)
      .where('id', '<>', id)
      .executeTakeFirst()
    if (other) throw fieldFault('name', 'توجد فئة أخرى بهذا الاسم. اكتب اسمًا آخر.')
    await work.tx
      .updateTable('vehicleClasses')
      .set({ ...asked, version: before.version + 1 })
      .where('id', '=', id)
      .execute()
    work.record(classCorrected, id, { name: asked.name, changed })
    return { id }
  },
})

export const changedMeanwhile = 'عُدّل هذا السجل قبل حفظك. افتحه من جديد، وراجع التغييرات ثم احفظ.'
