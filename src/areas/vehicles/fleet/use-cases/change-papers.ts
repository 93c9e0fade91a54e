import { addDocument, correctDocument, withdrawDocument } from '#areas/documents/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { vehiclePaperAdded, vehiclePaperCorrected, vehiclePaperWithdrawn } from '../facts.ts'
import { AddVehiclePaperInput, CorrectVehiclePaperInput, WithdrawVehiclePaperInput } from '../inputs.ts'
import { loadVehicleForUpdate } from '../load-for-update.ts'
import { offerVehicle } from '../offering.ts'
import { vehiclePapers } from '../papers.ts'

const permission = vehiclesPermissions.manage
const of = (vehicleId: string) => ({ holder: vehiclePapers, recordId: vehicleId })

/** Another of a kind takes the place of the one that held until then; until when the vehicle is offered follows. */
export const addVehiclePaper = command({
  name: 'vehicles.add-paper',
  permission,
  input: AddVehiclePaperInput,
  async run(work, { vehicleId, ...typed }) {
    const vehicle = await loadVehicleForUpdate(work, vehicleId, permission)
    const added = await addDocument(work, of(vehicleId), typed)
    if (!added) work.repeated()
    else {
      await offerVehicle(work, { ...vehicle, isSold: vehicle.readiness === 'sold' })
      work.record(vehiclePaperAdded, vehicleId, { plate: vehicle.plate, ...added })
    }
    return { vehicleId }
  },
})

export const correctVehiclePaper = command({
  name: 'vehicles.correct-paper',
  permission,
  input: CorrectVehiclePaperInput,
  async run(work, { vehicleId, ...typed }) {
    const vehicle = await loadVehicleForUpdate(work, vehicleId, permission)
    const corrected = await correctDocument(work, of(vehicleId), typed)
    if (!corrected) work.repeated()
    else {
      await offerVehicle(work, { ...vehicle, isSold: vehicle.readiness === 'sold' })
      work.record(vehiclePaperCorrected, vehicleId, { plate: vehicle.plate, ...corrected })
    }
    return { vehicleId }
  },
})

/** It was of another vehicle, or never given: what it took the place of holds again. */
export const withdrawVehiclePaper = command({
  name: 'vehicles.withdraw-paper',
  permission,
  input: WithdrawVehiclePaperInput,
  async run(work, { vehicleId, ...typed }) {
    const vehicle = await loadVehicleForUpdate(work, vehicleId, permission)
    const withdrawn = await withdrawDocument(work, of(vehicleId), typed)
    await offerVehicle(work, { ...vehicle, isSold: vehicle.readiness === 'sold' })
    work.record(vehiclePaperWithdrawn, vehicleId, { plate: vehicle.plate, ...withdrawn })
    return { vehicleId }
  },
})
