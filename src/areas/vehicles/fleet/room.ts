import { findVehicles } from '#areas/vehicles/fleet/queries.ts'
import { vehiclePath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import type { Room } from '#platform/rooms.ts'
import { plateText } from '#values/plates.ts'
import { viewFactLines, viewFactWords } from '../kept-views.ts'
import { askToRenewPapers, permissionForPaper } from './papers.ts'
import { approveSale } from './selling.ts'
import { vehicleKind } from './vehicle.ts'
import { vehicleRecord } from './vehicle-record.ts'
import { fleetFactLines, fleetFactWords } from './words.ts'

export const fleet: Room = {
  records: [vehicleRecord],
  approvals: [approveSale],
  resources: [{ kind: vehicleKind, keeper: 'fleetOfficer' }],
  permissionForFile: permissionForPaper,
  daily: askToRenewPapers,
  finder: { permission: may.view, find: foundVehicles },
  factWords: { ...fleetFactWords, ...viewFactWords },
  factLines: { ...fleetFactLines, ...viewFactLines },
}

async function foundVehicles(ctx: Ctx, words: string) {
  const found = await findVehicles(ctx, words)
  return found.map(({ id, model, made, className, plateDigits, plateLetters }) => ({
    ...{ kind: vehicleKind, id, path: vehiclePath(id), detail: className },
    label: `${model}، ${made}، ${plateText({ digits: plateDigits, letters: plateLetters })}`,
  }))
}
