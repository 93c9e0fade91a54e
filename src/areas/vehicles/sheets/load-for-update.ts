import { sheetForUpdate } from '#areas/handovers/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Work } from '#platform/context.ts'
import { mustReach } from '#platform/reach.ts'
import { loadVehicleForUpdate } from '../fleet/load-for-update.ts'
import { carSheet } from './car-sheet.ts'

/** The sheet to write on and its vehicle, both locked, where the vehicle is within reach. */
export async function loadCarSheetForUpdate(work: Pick<Work, 'tx' | 'actor'>, id: string) {
  const draft = await sheetForUpdate(work, carSheet, id)
  const vehicle = draft ? await loadVehicleForUpdate(work, draft.subjectId, may.inspect) : null
  mustReach(work.actor, may.inspect, vehicle)
  if (!draft) throw new Error('a sheet that is not there is within nobody’s reach')
  return { draft, factData: { number: draft.number, plate: vehicle.plate, model: vehicle.model } }
}
