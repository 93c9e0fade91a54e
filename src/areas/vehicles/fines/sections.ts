import { vehicleKind } from '#areas/vehicles/fleet/vehicle.ts'
import { finePath, finesPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { RecordSection } from '#platform/area.ts'
import { addressWith } from '#values/asked.ts'
import { momentInWords } from '#values/dates.ts'
import { fineStates, fineTones } from './fine.ts'
import { latestFines } from './queries.ts'

/** On the page of a car: what it was fined for last. */
const ofVehicle: RecordSection = {
  record: vehicleKind,
  async read(ctx, id) {
    if (!ctx.actor.may(may.fines)) return null
    const lines = (await latestFines(ctx, id)).map((one) => ({
      ...{ id: one.id, path: finePath(one.id), number: one.reference, title: one.place ?? 'مخالفة مرورية' },
      detail: [momentInWords(one.at), { amount: one.amount }],
      badges: [{ text: fineStates[one.state], tone: fineTones[one.state] }],
    }))
    const all = { label: 'كل مخالفاتها', path: addressWith(finesPath, { vehicle: id }) }
    return { title: 'المخالفات المرورية', lines, all, begin: null }
  },
}

export const fineSections = [ofVehicle]
