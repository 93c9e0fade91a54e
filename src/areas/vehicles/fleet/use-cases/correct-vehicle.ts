import { sql } from 'kysely'
import { boundNow } from '#areas/calendar/public.ts'
import { changedMeanwhile } from '#areas/vehicles/classes/use-cases/correct-class.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedIn } from '#values/changed-fields.ts'
import { plateText } from '#values/plates.ts'
import { vehicleCorrected } from '../facts.ts'
import { CorrectVehicleInput } from '../inputs.ts'
import { loadVehicleForUpdate } from '../load-for-update.ts'
import { offerVehicle } from '../offering.ts'
import { vehicleWords } from '../vehicle.ts'
import { checkVehicle, vehicleFields, vehicleFoundBy } from './vehicle-fields.ts'

export const correctVehicle = command({
  name: 'vehicles.correct',
  permission: vehiclesPermissions.manage,
  input: CorrectVehicleInput,
  async run(work, { vehicleId: id, seen, ...asked }) {
    await sql`select pg_advisory_xact_lock(hashtext('vehicles.add'))`.execute(work.tx)
    const before = await loadVehicleForUpdate(work, id, vehiclesPermissions.manage)
    const fields = vehicleFields(asked)
    const changed = changedIn(before, fields, vehicleWords)
    if (changed.length === 0) {
      work.repeated()
      return { id }
    }
    if (seen !== before.version) throw new Refusal('vehicles.changed-meanwhile', changedMeanwhile)
    if (fields.odometer < before.odometer)
      throw fieldFault('odometer', `العداد لا ينقص. آخر قراءة ${before.odometer.toLocaleString('en')} كم.`)
    await checkVehicle(work, { id, ...fields })
    const isMoved = fields.classId !== before.classId
    if (isMoved && (await boundNow({ db: work.tx, now: work.now }).where('resourceId', '=', id).executeTakeFirst()))
      throw fieldFault('classId', 'على هذه المركبة حجز أو إيجار بفئتها الحالية. انقله إلى مركبة أخرى أولًا، ثم غيّر الفئة.')
    await work.tx
      .updateTable('vehicles')
      .set({ ...fields, words: vehicleFoundBy(fields), version: before.version + 1 })
      .where('id', '=', id)
      .execute()
    if (isMoved) await offerVehicle(work, { id, classId: fields.classId, isSold: before.readiness === 'sold' })
    work.record(vehicleCorrected, id, { plate: plateText(asked.plate), model: fields.model, changed })
    return { id }
  },
})
