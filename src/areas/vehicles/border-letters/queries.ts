import { contractsOfKind, contractsSeen } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { plateText } from '#values/plates.ts'
import { rentalKind } from '../rentals/rental.ts'
import { agreedIn } from '../reservations/snapshot.ts'
import { rulesNow } from '../terms/queries.ts'
import { countriesFor, isCovered, letterNumber } from './letter.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

const within = (ctx: Reader) =>
  ctx.db
    .selectFrom('carBorderLetters')
    .innerJoin('vehicles', 'vehicles.id', 'carBorderLetters.vehicleId')
    .innerJoin(contractsOfKind(ctx, rentalKind).as('contract'), 'contract.id', 'carBorderLetters.contractId')
    .where((eb) => withinReach(eb, ctx.actor, may.viewReservations, { branch: 'carBorderLetters.branchId' }))

/** The letters of a rental for its page, and whether another can be written; null where this person sees none. */
export async function lettersOfRental(ctx: Ctx, contractId: string) {
  const rows = await within(ctx)
    .select(['carBorderLetters.id', 'sequence', 'issuedAt', 'country', 'fromOn', 'untilOn', 'voidedAt'])
    .where('contract.id', '=', contractId)
    .orderBy('issuedAt')
    .execute()
  const rental = await rentalForLetter(ctx, contractId)
  if (rows.length === 0 && !rental) return null
  return { contractId, letters: rows.map((row) => ({ ...row, number: letterNumber(row) })), mayIssue: rental !== null }
}
export type RentalLetters = NonNullable<Awaited<ReturnType<typeof lettersOfRental>>>

/** A rental that is not over, for the form of a letter: its car, and which countries class and policy have. */
export async function rentalForLetter(ctx: Ctx, contractId: string | null) {
  if (!isUuid(contractId ?? '')) return null
  const contract = await contractsSeen({ ...ctx, permission: may.issueLetters }, rentalKind)
    .where('contracts.id', '=', contractId ?? '')
    .executeTakeFirst()
  if (contract?.state !== 'active') return null
  const row = await ctx.db
    .selectFrom('carRentals')
    .leftJoin('carRentalSegments as out', (join) =>
      join.onRef('out.contractId', '=', 'carRentals.contractId').on('out.backAt', 'is', null),
    )
    .innerJoin('vehicles', (join) =>
      join.on(({ eb, fn, ref }) => eb('vehicles.id', '=', fn.coalesce(ref('out.vehicleId'), ref('carRentals.vehicleId')))),
    )
    .innerJoin('vehicleClasses', 'vehicleClasses.id', 'vehicles.classId')
    .select(['model', 'plateDigits', 'plateLetters', 'policyBorder', 'vehicleClasses.border as classBorder'])
    .select(['plannedFrom', 'plannedUntil', 'state'])
    .where('carRentals.contractId', '=', contract.id)
    .where('state', 'in', ['open', 'out'])
    .executeTakeFirst()
  if (!row) return null
  const countries = countriesFor(await rulesNow(ctx.db)).map((country) => ({ country, isCovered: isCovered(row, country) }))
  return {
    ...{ id: contract.id, number: contract.number, countries },
    ...{ car: `${row.model} ${plateText({ digits: row.plateDigits, letters: row.plateLetters })}` },
    ...{ fromOn: latest(dayOf(row.plannedFrom), dayOf(ctx.now())), untilOn: dayOf(row.plannedUntil) },
  }
}

const latest = (...days: readonly string[]) => days.toSorted().at(-1) ?? ''

/** One letter with all that its paper says; null where this person sees none. */
export async function letter(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await within(ctx)
    .innerJoin('carRentals', 'carRentals.contractId', 'contract.id')
    .innerJoin('carReservations', 'carReservations.id', 'carRentals.reservationId')
    .selectAll('carBorderLetters')
    .select(['model', 'made', 'colour', 'vin', 'plateDigits', 'plateLetters', 'licenceNumber'])
    .select(['contract.number as contract', 'contract.partyId', 'snapshot', 'startsAt', 'endsAt'])
    .where('carBorderLetters.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { snapshot, startsAt, endsAt, ...shown } = row
  const [customer] = await customersNamed(ctx, [row.partyId])
  const people = await namesOf(ctx, [row.issuedBy])
  const { terms } = agreedIn({ snapshot, startsAt, endsAt })
  return {
    ...{ ...shown, number: letterNumber(row), renter: customer?.name ?? '' },
    ...{ plate: plateText({ digits: row.plateDigits, letters: row.plateLetters }), placeBack: terms.placeBack.name },
    issuer: people.get(row.issuedBy) ?? row.issuedBy,
    mayIssue: reaches(ctx.actor, may.issueLetters, row),
  }
}
export type ShownLetter = NonNullable<Awaited<ReturnType<typeof letter>>>
