import { isClaimOpened, keepClaimPhotos } from '#areas/claims/public.ts'
import { faultOfReadyOn } from '#areas/vehicles/out-of-use/ready-on.ts'
import { standAs } from '#areas/vehicles/out-of-use/standing.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { loadRentalForUpdate } from '#areas/vehicles/rentals/load-for-update.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { loadCarClaim } from '../car-claim.ts'
import { accidentKinds } from '../claim.ts'
import { ReportAccidentInput } from '../inputs.ts'
import { openAccident } from '../opening.ts'
import { askForReport } from '../police-reports.ts'

const may = vehiclesPermissions.handOver

/** What somebody calls in from the road: where, what, whether it drives; the number of the police may come later. */
export const reportAccident = command({
  name: 'vehicles.report-accident',
  permission: may,
  input: ReportAccidentInput,
  byTheClock: (typed, now) => faultOfReadyOn({ readyOn: typed.readyOn, readiness: 'accident' }, now),
  async run(work, { id, contractId, at, what, about, photos, readyOn, ...told }) {
    const rental = await loadRentalForUpdate(work, contractId, may)
    if (await isClaimOpened(work, id)) {
      work.repeated()
      return { id }
    }
    if (at > work.now()) throw fieldFault('on', 'هذا الوقت لم يأتِ بعد. راجع يوم الحادث وساعته.')
    const segment = await segmentAt(work, { contractId, at })
    if (!segment) throw fieldFault('on', 'لم تكن السيارة لدى هذا العميل في هذا الوقت. راجع اليوم والساعة.')
    const happened = about ? `${accidentKinds[what]}: ${about}` : accidentKinds[what]
    await openAccident(work, rental, { id, segment, at, what: happened, ...told })
    await keepClaimPhotos(work, id, photos)
    await stopCar(work, { ...segment, readyOn })
    const claim = await loadCarClaim(work, id)
    if (claim) await askForReport(work, claim)
    return { id }
  },
})

/** The car of this contract in that minute: from the moment it went out until the one in which it came back. */
const segmentAt = ({ tx }: Work, { contractId, at }: { contractId: string; at: Date }) =>
  tx
    .selectFrom('carRentalSegments')
    .select(['id', 'vehicleId', 'outAt'])
    .where('contractId', '=', contractId)
    .where('outAt', '<=', at)
    .where((eb) => eb.or([eb('backAt', 'is', null), eb('backAt', '>', at)]))
    .executeTakeFirst()

type Stopping = { vehicleId: string; outAt: Date; readyOn: string | undefined }

/** It goes nowhere until somebody has looked; one that others have had since was looked at. */
async function stopCar(work: Work, { vehicleId, outAt, readyOn }: Stopping) {
  const car = await work.tx.selectFrom('vehicles').selectAll().where('id', '=', vehicleId).forUpdate().executeTakeFirstOrThrow()
  const later = await work.tx
    .selectFrom('carRentalSegments')
    .select('id')
    .where('vehicleId', '=', vehicleId)
    .where('outAt', '>', outAt)
    .executeTakeFirst()
  if (later || car.readiness === 'sold' || (car.readiness === 'accident' && !readyOn)) return
  await standAs(work, car, { readiness: 'accident', readyOn })
}
