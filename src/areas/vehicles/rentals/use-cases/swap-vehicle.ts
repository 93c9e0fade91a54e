import { handBack, handOut, occupyBetween } from '#areas/calendar/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { plateText } from '#values/plates.ts'
import { vehicleSwapped } from '../facts.ts'
import { mustBeFitToGo } from '../fit-to-go.ts'
import { SwapVehicleInput } from '../inputs.ts'
import { factData, loadRentalForUpdate } from '../load-for-update.ts'
import { beginSegment, endSegment, segmentsOf } from '../segments.ts'
import { chargeUpgrade } from '../upgrade.ts'

const may = vehiclesPermissions.handOver

/** One car comes back and another goes out in the same moment: no minute is missing, none is counted twice. The price stays. */
export const swapVehicle = command({
  name: 'vehicles.swap',
  permission: may,
  input: SwapVehicleInput,
  async run(work, { contractId, vehicleId, reason, odometer, fuel, newOdometer, newFuel, byRenter, id }) {
    const rental = await loadRentalForUpdate(work, contractId, may)
    if (rental.state !== 'out') throw new Refusal('vehicles.not-out', 'تُستبدل سيارة لدى العميل. حدّث الصفحة.')
    const { out } = await segmentsOf(work, contractId)
    if (out.vehicleId === vehicleId) {
      work.repeated()
      return { id: contractId }
    }
    if (rental.plannedUntil <= work.now()) throw fieldFault('vehicleId', 'مضى موعد الإعادة. مدّد التأجير قبل الاستبدال.')
    await handBack(work, { resourceId: out.vehicleId, occupancyId: out.occupancyId })
    const before = await endSegment(work, out, { odometer, fuel, at: work.now() })
    const { odometer: last } = await mustBeFitToGo(work, { vehicleId, until: rental.plannedUntil })
    if (newOdometer < last) throw fieldFault('newOdometer', `آخر قراءة مسجلة ${last} كم. راجع العداد.`)
    const { id: occupancyId } = await occupyBetween(work, {
      ...{ resourceId: vehicleId, kind: 'car-rental', from: work.now(), until: rental.plannedUntil, field: 'vehicleId' },
      ...{ turnaround: rental.terms.vehicleClass.turnaround, partyId: rental.contract.partyId, reason: rental.contract.number },
    })
    await handOut(work, { resourceId: vehicleId, occupancyId })
    const going = { contractId, vehicleId, occupancyId, odometer: newOdometer, fuel: newFuel, reason }
    const car = await beginSegment(work, going)
    const from = plateText({ digits: before.plateDigits, letters: before.plateLetters })
    const paid = byRenter ? await chargeUpgrade(work, rental, { id, vehicleId, classId: car.classId }) : 0n
    if (paid > 0n) await keepDifference(work, occupancyId, paid)
    work.record(vehicleSwapped, contractId, { ...(await factData(work, rental, car)), from, why: reason, paid })
    return { id: contractId }
  },
})

/** For its paper. */
const keepDifference = ({ tx }: Work, occupancyId: string, difference: bigint) =>
  tx.updateTable('carRentalSegments').set({ difference }).where('occupancyId', '=', occupancyId).execute()
