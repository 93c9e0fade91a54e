import { vehicleKind } from '#areas/vehicles/fleet/vehicle.ts'
import { claimPath, claimsPath, newClaimPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { RecordSection } from '#platform/area.ts'
import { addressWith } from '#values/asked.ts'
import { momentInWords } from '#values/dates.ts'
import { claimKinds, claimStates, claimTones } from './claim.ts'
import { latestClaims } from './queries.ts'

/** On the page of a car: what happened to it last. */
const ofVehicle: RecordSection = {
  record: vehicleKind,
  async read(ctx, id) {
    const lines = (await latestClaims(ctx, id)).map((one) => ({
      ...{ id: one.id, path: claimPath(one.id), number: one.number, title: one.place ?? claimKinds[one.kind] },
      detail: [momentInWords(one.at), ...(one.estimate === null ? [] : [{ amount: one.estimate }])],
      badges: [{ text: claimStates[one.state], tone: claimTones[one.state] }],
    }))
    const all = { label: 'كل ملفاتها', path: addressWith(claimsPath, { vehicle: id }) }
    const path = addressWith(newClaimPath, { vehicle: id })
    const begin = ctx.actor.may(may.handOver) ? { label: 'سجّل حادثًا', alone: 'سجّل حادثًا', path } : null
    return lines.length > 0 || begin ? { title: 'الحوادث والأضرار', lines, all, begin } : null
  },
}

export const claimSections = [ofVehicle]
