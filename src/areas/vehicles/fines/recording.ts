import { contractsOfKind } from '#areas/contracts/public.ts'
import { bearFine } from '#areas/finance/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { type Plate, plateText } from '#values/plates.ts'
import { folded } from '#values/text.ts'
import { rentalKind } from '../rentals/rental.ts'
import { fineRecorded } from './facts.ts'

type Told = { id: string; reference: string; plate: Plate; at: Date; place?: string | null | undefined; amount: bigint }

/** Written down with whoever had the car in its minute; where it stood with us, the company bears it at once. */
export async function writeFine(work: Work, { id, reference, plate, at, place = null, amount }: Told) {
  if (at > work.now()) throw fieldFault('on', 'هذا الوقت لم يأتِ بعد. راجع يوم المخالفة وساعتها.')
  const car = await carOf(work, plate)
  if (!car) throw fieldFault('plate', 'لا مركبة لنا بهذه اللوحة. راجع الأرقام والأحرف.')
  const segment = await segmentAt(work, { vehicleId: car.id, at })
  const branchId = segment?.branchId ?? car.branchId
  const kept = { id, branchId, reference, vehicleId: car.id, plateDigits: plate.digits, plateLetters: plate.letters }
  const inserted = await work.tx
    .insertInto('carFines')
    .values({
      ...{ ...kept, at, place, amount, segmentId: segment?.id ?? null, state: segment ? 'matched' : 'company' },
      ...{ contestedWhy: null, endReason: null, fee: null, invoiceId: null, feeInvoiceId: null },
      ...{ decidedBy: null, decidedAt: null, words: folded([reference, plateText(plate), place ?? ''].join(' ')) },
      ...{ recordedBy: work.actor.id, recordedAt: work.now() },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw recordedBefore()
  if (!segment) await bearFine(work, { id, reference, branchId, resourceId: car.id, amount })
  const told = { reference, plate: plateText(plate), model: car.model, at: at.toISOString(), amount }
  work.record(fineRecorded, id, { ...told, contract: segment?.number ?? null })
  return { isMatched: segment !== undefined }
}

export const recordedBefore = () => fieldFault('reference', 'سُجّلت هذه المخالفة من قبل. ابحث عنها برقمها.')

/** The car of ours with this plate, where it lies within the reach of whoever asks. */
export async function carOf({ tx, actor }: Work, { digits, letters }: Plate) {
  const car = await tx
    .selectFrom('vehicles')
    .select(['id', 'branchId', 'model'])
    .where('plateDigits', '=', digits)
    .where('plateLetters', '=', letters)
    .executeTakeFirst()
  return car && reaches(actor, vehiclesPermissions.fines, car) ? car : null
}

/** Who had this car in that minute: from the moment it went out until the one in which it came back. */
export const segmentAt = ({ tx }: Work, { vehicleId, at }: { vehicleId: string; at: Date }) =>
  tx
    .selectFrom('carRentalSegments')
    .innerJoin(contractsOfKind({ db: tx }, rentalKind).as('contract'), 'contract.id', 'carRentalSegments.contractId')
    .select(['carRentalSegments.id', 'contract.number', 'contract.branchId'])
    .where('vehicleId', '=', vehicleId)
    .where('outAt', '<=', at)
    .where((eb) => eb.or([eb('backAt', 'is', null), eb('backAt', '>', at)]))
    .executeTakeFirst()
