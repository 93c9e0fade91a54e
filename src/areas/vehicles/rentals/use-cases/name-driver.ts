import { contractHeld } from '#areas/contracts/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { driverNamed, driverStruck } from '../facts.ts'
import { mustDriveUntil } from '../going-out.ts'
import { NameDriverInput, StrikeDriverInput } from '../inputs.ts'
import { loadRentalForUpdate } from '../load-for-update.ts'

const may = vehiclesPermissions.handOver

/** One more who may drive: stands in the contract that is then sent. */
export const nameDriver = command({
  name: 'vehicles.name-driver',
  permission: may,
  input: NameDriverInput,
  async run(work, { id, contractId, name, driverLicence: licenceNumber, driverUntil: licenceUntil }) {
    const rental = await loadRentalForUpdate(work, contractId, may)
    if (await isNamed(work, { id, contractId })) {
      work.repeated()
      return { id: contractId }
    }
    mustBeUnsent(rental.contract)
    mustDriveUntil(licenceUntil, rental.plannedUntil, 'driverUntil')
    await work.tx
      .insertInto('carRentalDrivers')
      .values({ id, contractId, name, licenceNumber, licenceUntil, namedBy: work.actor.id, namedAt: work.now() })
      .execute()
    work.record(driverNamed, contractId, { number: rental.contract.number, name, licenceUntil })
    return { id: contractId }
  },
})

/** Named by mistake. */
export const strikeDriver = command({
  name: 'vehicles.strike-driver',
  permission: may,
  input: StrikeDriverInput,
  async run(work, { contractId, driverId }) {
    const contract = await contractHeld(work, contractId, may)
    mustBeUnsent(contract)
    const gone = await work.tx
      .deleteFrom('carRentalDrivers')
      .where('id', '=', driverId)
      .where('contractId', '=', contractId)
      .returning('name')
      .executeTakeFirst()
    if (gone) work.record(driverStruck, contractId, { number: contract.number, name: gone.name })
    else work.repeated()
    return { id: contractId }
  },
})

const isNamed = ({ tx }: Work, { id, contractId }: { id: string; contractId: string }) =>
  tx.selectFrom('carRentalDrivers').select('id').where('id', '=', id).where('contractId', '=', contractId).executeTakeFirst()

function mustBeUnsent({ state }: { state: string }) {
  if (state !== 'draft')
    throw new Refusal('vehicles.already-sent', 'أُرسل العقد للتوقيع. ألغِه وافتحه من جديد لتغيّر من يقود السيارة.')
}
