import { documentsInForce } from '#areas/documents/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { plateText } from '#values/plates.ts'
import { vehiclePapers } from '../fleet/papers.ts'
import type { LoadedRental } from '../rentals/load-for-update.ts'
import { rulesNow } from '../terms/queries.ts'
import { letterIssued } from './facts.ts'
import { countriesFor, isCovered, letterNumber } from './letter.ts'

export type Wanted = { id: string; country: string; fromOn: string; untilOn: string }

/** What a letter would say of this rental now: its car and policy, and whether class and policy have the country. */
export async function letterFor(work: Work, rental: LoadedRental, { country, fromOn, untilOn }: Omit<Wanted, 'id'>) {
  if (rental.state !== 'open' && rental.state !== 'out')
    throw new Refusal('vehicles.rental-over', 'انتهى هذا التأجير، فلا خطاب له.')
  const rules = await rulesNow(work.tx)
  if (!countriesFor(rules).includes(country))
    throw fieldFault('country', `لا يُكتب خطاب إلى ${country}. دول العبور في قواعد الحجز.`)
  const ends = dayOf(rental.plannedUntil)
  if (untilOn > ends) throw fieldFault('untilOn', `ينتهي الخطاب مع التأجير، ${dayInWords(ends)}. مدّد التأجير أولًا.`)
  if (fromOn < dayOf(rental.plannedFrom)) throw fieldFault('fromOn', 'لا يبدأ العبور قبل التسليم.')
  const car = await carOf(work, rental)
  const policy = (await documentsInForce({ db: work.tx, now: work.now }, vehiclePapers, [car.id])).find(
    ({ kind }) => kind === 'insurance',
  )
  if (!policy?.number) throw new Refusal('vehicles.no-policy', 'لا وثيقة تأمين سارية برقمها لهذه المركبة. أضفها أولًا.')
  if (policy.expiresOn && policy.expiresOn < untilOn)
    throw fieldFault('untilOn', `تنتهي وثيقة تأمين المركبة ${dayInWords(policy.expiresOn)}. جدّدها أولًا.`)
  return { car, policyNumber: policy.number, isCovered: isCovered(car, country) }
}

/** The car that is out, or the one the contract names. */
async function carOf({ tx }: Work, { contractId, vehicleId }: LoadedRental) {
  const out = await tx
    .selectFrom('carRentalSegments')
    .select('vehicleId')
    .where('contractId', '=', contractId)
    .where('backAt', 'is', null)
    .executeTakeFirst()
  const row = await tx
    .selectFrom('vehicles')
    .innerJoin('vehicleClasses', 'vehicleClasses.id', 'vehicles.classId')
    .select(['vehicles.id', 'model', 'plateDigits', 'plateLetters', 'policyBorder', 'vehicleClasses.border as classBorder'])
    .where('vehicles.id', '=', out?.vehicleId ?? vehicleId)
    .executeTakeFirstOrThrow()
  return { ...row, plate: plateText({ digits: row.plateDigits, letters: row.plateLetters }) }
}

/** Written down under its number: one to a country stands at a time. */
export async function issue(work: Work, rental: LoadedRental, { id, country, fromOn, untilOn }: Wanted) {
  const { car, policyNumber, isCovered: policyChecked } = await letterFor(work, rental, { country, fromOn, untilOn })
  const { contract } = rental
  const row = await work.tx
    .insertInto('carBorderLetters')
    .values({
      ...{ id, contractId: contract.id, branchId: contract.branchId, vehicleId: car.id, country, fromOn, untilOn },
      ...{ policyNumber, policyChecked, printedAt: null, voidedAt: null, voidReason: null },
      ...{ issuedBy: work.actor.id, issuedAt: work.now() },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['sequence', 'issuedAt'])
    .executeTakeFirst()
  if (!row) throw fieldFault('country', `لهذا العقد خطاب سارٍ إلى ${country}. ألغه أولًا.`)
  const told = { country, until: untilOn, plate: car.plate, model: car.model, contract: contract.number }
  work.record(letterIssued, id, { number: letterNumber(row), ...told })
}
