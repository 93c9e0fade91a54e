import { beginSheet } from '#areas/handovers/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadVehicleForUpdate } from '../../fleet/load-for-update.ts'
import { carSheet } from '../car-sheet.ts'
import { carSheetBegun } from '../facts.ts'
import { BeginCarSheetInput } from '../inputs.ts'

/** A look at a car that is with nobody, or with whoever has it: nothing is given and nothing comes back by it. */
export const beginCarSheet = command({
  name: 'vehicles.begin-sheet',
  permission: may.inspect,
  input: BeginCarSheetInput,
  async run(work, { id, vehicleId }) {
    const { plate, model, readiness } = await loadVehicleForUpdate(work, vehicleId, may.inspect)
    if (readiness === 'sold') throw new Refusal('vehicles.sold', 'بيعت هذه المركبة، فلا تُعاين.')
    const sheet = await beginSheet(work, carSheet, { id, side: 'periodic', subjectId: vehicleId, stay: null })
    if (sheet.number === null) work.repeated()
    else work.record(carSheetBegun, vehicleId, { number: sheet.number, plate, model })
    return { id: sheet.id }
  },
})
