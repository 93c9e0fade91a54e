import type { z } from 'zod'
import { addResources } from '#areas/calendar/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { plateText } from '#values/plates.ts'
import { folded } from '#values/text.ts'
import { vehicleAdded } from '../facts.ts'
import type { AddVehicleInput } from '../inputs.ts'
import { offerVehicle } from '../offering.ts'
import { vehicleKind } from '../vehicle.ts'

type Asked = Omit<z.output<typeof AddVehicleInput>, 'id' | 'branchId'>

/** What is written down of a vehicle, as a row keeps it: what was not said is null. */
export function vehicleFields({ plate, ...asked }: Asked) {
  return {
    ...asked,
    ...{ plateDigits: plate.digits, plateLetters: plate.letters },
    ...{ vin: asked.vin ?? null, homePlace: asked.homePlace ?? null, note: asked.note ?? null },
    ...{ boughtOn: asked.boughtOn ?? null, boughtFor: asked.boughtFor ?? null },
  }
}
export type VehicleFields = ReturnType<typeof vehicleFields>

/** By what it is found: the plate however it is written, its model, colour and chassis. */
export const vehicleFoundBy = ({ plateDigits, plateLetters, model, colour, vin, homePlace }: VehicleFields) => {
  const plate = { digits: plateDigits, letters: plateLetters }
  return folded([plateText(plate), plateLetters.replaceAll(' ', ''), model, colour, vin ?? '', homePlace ?? ''].join(' '))
}

/** Neither the plate nor the chassis is that of another vehicle, and the class is there. */
export async function checkVehicle({ tx }: Work, { id, ...fields }: VehicleFields & { id: string }) {
  const vehicleClass = await tx.selectFrom('vehicleClasses').select('id').where('id', '=', fields.classId).executeTakeFirst()
  if (!vehicleClass) throw fieldFault('classId', 'اختر الفئة من القائمة.')
  const other = await tx
    .selectFrom('vehicles')
    .select(['model', 'vin'])
    .where('id', '<>', id)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('plateDigits', '=', fields.plateDigits),
          eb('plateLetters', '=', fields.plateLetters),
          eb('readiness', '<>', 'sold'),
        ]),
        ...(fields.vin ? [eb('vin', '=', fields.vin)] : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  if (!other) return
  const isVin = fields.vin !== null && other.vin === fields.vin
  throw isVin
    ? fieldFault('vin', `هذا رقم هيكل ${other.model} المسجلة. راجع الرقم.`)
    : fieldFault('plate', `هذه لوحة ${other.model} المسجلة. راجع اللوحة.`)
}

/** A new row of the register: it is offered from when its papers say. */
export async function insertVehicle(
  work: Work,
  { id, branchId, fields }: { id: string; branchId: string; fields: VehicleFields },
) {
  await addResources(work, vehicleKind, [id])
  const stamp = { addedBy: work.actor.id, addedAt: work.now() }
  await work.tx
    .insertInto('vehicles')
    .values({ id, branchId, ...fields, readiness: 'dirty', words: vehicleFoundBy(fields), ...stamp })
    .execute()
  await offerVehicle(work, { id, classId: fields.classId, isSold: false })
  const plate = plateText({ digits: fields.plateDigits, letters: fields.plateLetters })
  work.record(vehicleAdded, id, { plate, model: fields.model })
}
