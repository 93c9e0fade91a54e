import { sql } from 'kysely'
import { codeWaiting, contractsSeen } from '#areas/contracts/public.ts'
import { customersNamed, drivingLicenceOf } from '#areas/customers/public.ts'
import { depositNow, holdsOf, invoicesNow, pathOfInvoice, receivingPayments } from '#areas/finance/public.ts'
import { type SheetSide, sheetsOfStay } from '#areas/handovers/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf, daysAfter, isDay, timeOn } from '#values/days.ts'
import { plateText } from '#values/plates.ts'
import type { Terms } from '../reservations/quote.ts'
import { reservationNumber } from '../reservations/reservation.ts'
import { agreedIn } from '../reservations/snapshot.ts'
import { carSheet } from '../sheets/car-sheet.ts'
import { rulesNow } from '../terms/queries.ts'
import { hasDepositPaper } from './deposit-paper.ts'
import { driversOf, hasExtraDriver } from './drivers.ts'
import { extensionUntil } from './extending.ts'
import { monthlyOf } from './monthly-shown.ts'
import type { RentalState } from './rental.ts'
import { depositAskedOf } from './rental-money.ts'

const perPage = 50

/** Rentals from the next to come back: out ones first, late ones before all. */
export async function rentals(ctx: Ctx, { state, q }: { state: RentalState | ''; q: string }) {
  const seen = contractsSeen({ ...ctx, permission: may.viewReservations }, 'car-rental', q)
  const rows = await ctx.db
    .selectFrom('carRentals')
    .innerJoin(seen.as('contract'), 'contract.id', 'carRentals.contractId')
    .innerJoin('carReservations', 'carReservations.id', 'carRentals.reservationId')
    .select(['contract.id', 'contract.number', 'contract.title', 'contract.partyId', 'contract.value', 'carRentals.state'])
    .select(['plannedFrom', 'plannedUntil', 'carReservations.name', 'carReservations.phone'])
    .$if(state !== '', (all) => all.where('carRentals.state', '=', state || 'out'))
    .orderBy(sql`case car_rentals.state when 'out' then 0 when 'open' then 1 else 2 end`)
    .orderBy('plannedUntil')
    .limit(perPage)
    .execute()
  return rows.map((row) => ({ ...row, isLate: row.state === 'out' && row.plannedUntil < ctx.now() }))
}
export type RentalRow = Awaited<ReturnType<typeof rentals>>[number]

/** One rental with its cars, what was agreed and what can be done with it; null where this person sees none. */
export async function rental(ctx: Ctx, id: string | undefined, query = new URLSearchParams()) {
  if (!id || !isUuid(id)) return null
  const contract = await contractsSeen({ ...ctx, permission: may.viewReservations }, 'car-rental')
    .where('contracts.id', '=', id)
    .executeTakeFirst()
  if (!contract) return null
  const row = await ctx.db
    .selectFrom('carRentals')
    .innerJoin('carReservations', 'carReservations.id', 'carRentals.reservationId')
    .selectAll('carRentals')
    .select(['carReservations.sequence', 'carReservations.madeAt', 'snapshot', 'startsAt', 'endsAt', 'phone', 'name'])
    .where('contractId', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { terms, price } = agreedIn(row)
  const [customer] = await customersNamed(ctx, [contract.partyId])
  return {
    ...{ id, number: contract.number, title: contract.title, contractState: contract.state, signedOn: contract.signedOn },
    ...{ partyId: contract.partyId, name: customer?.name ?? '', phone: row.phone, price, className: terms.vehicleClass.name },
    ...{ state: row.state, plannedFrom: row.plannedFrom, plannedUntil: row.plannedUntil, returnedAt: row.returnedAt },
    isLate: row.state === 'out' && row.plannedUntil < ctx.now(),
    before: row.fromBefore ? { charged: row.chargedBefore } : null,
    ...{ licenceUntil: row.licenceUntil, licenceNumber: row.licenceNumber },
    ...{ waived: row.waivedWhy && { by: row.waivedBy ?? '', why: row.waivedWhy } },
    ...{ driver: terms.agreement ? row.name : null, agreement: terms.agreement, discount: terms.discount },
    reservation: { id: row.reservationId, number: reservationNumber(row) },
    keeps: ctx.now() > price.cancelFreeUntil ? price.oneDay : 0n,
    ...{ placeOut: terms.placeOut.name, placeBack: terms.placeBack.name, charged: row.charged },
    ...(await depositOf(ctx, id, depositAskedOf({ ...row, price }))),
    ...(await nextOf(ctx, { contract, row })),
    ...{ segments: await segmentsOf(ctx, id), car: await carOf(ctx, id), monthly: await monthlyOf(ctx, id) },
    ...{ drivers: await driversOf(ctx.db, id), paysForDriver: hasExtraDriver(terms) },
    others: row.state === 'out' ? await readyCars(ctx, contract.branchId) : [],
    extension: extensionAsked(row, terms, query),
    formId: ctx.newId(),
    may: allowedFor(ctx, contract),
  }
}
function allowedFor({ actor }: Ctx, contract: { branchId: string }) {
  const allowed = (permission: typeof may.handOver) => reaches(actor, permission, contract)
  return {
    ...{ handOver: allowed(may.handOver), extend: allowed(may.extendRentals), inspect: allowed(may.inspect) },
    waive: allowed(may.waiveDeposit),
  }
}

type Next = {
  contract: { id: string; state: string; partyId: string; branchId: string }
  row: { licenceNumber: string | null; licenceUntil: string | null; invoiceIds: readonly string[] }
}

/** What of the deposit is in, in money and on cards, and until when a card would hold more. */
async function depositOf(ctx: Ctx, contractId: string, asked: bigint) {
  const [money, holds] = [await depositNow({ db: ctx.db }, [contractId]), await cardHoldsOf(ctx, contractId)]
  const holdUntil = daysAfter(dayOf(ctx.now()), (await rulesNow(ctx.db)).cardHoldDays)
  const deposit = { asked, held: money?.held ?? 0n, onCard: onCardOf(holds) }
  return { deposit, holds, holdUntil, hasDepositPaper: await hasDepositPaper(ctx, contractId) }
}

/** What is held on cards, and whether the bank soon lets go of it. */
async function cardHoldsOf(ctx: Pick<Ctx, 'db' | 'now'>, contractId: string) {
  const soon = daysAfter(dayOf(ctx.now()), 2)
  return (await holdsOf({ db: ctx.db }, [contractId])).map((one) => ({ ...one, endsSoon: one.expiresOn <= soon }))
}
const onCardOf = (holds: Awaited<ReturnType<typeof cardHoldsOf>>) =>
  holds.reduce((sum, { state, amount }) => sum + (state === 'held' ? amount : 0n), 0n)

/** What the next step is taken with: a code that waits, a licence that is known, a sheet that is begun, what is still open. */
async function nextOf(ctx: Ctx, { contract, row }: Next) {
  const { id, branchId } = contract
  const known = row.licenceNumber ? { number: row.licenceNumber, until: row.licenceUntil } : null
  return {
    code: contract.state === 'pending-signature' ? await codeWaiting(ctx, id) : null,
    licence: known ?? (await licenceBefore(ctx, contract)) ?? (await drivingLicenceOf(ctx, [contract.partyId])),
    papers: await papersOf(ctx, { branchId, invoiceIds: row.invoiceIds }),
    till: ctx.actor.may(receivingPayments),
    drafts: await draftsOf(ctx, id),
  }
}

type Papers = { branchId: string; invoiceIds: readonly string[] }

/** What it was charged on, what is open of each, and its page for whoever may read it. */
async function papersOf(ctx: Ctx, { branchId, invoiceIds }: Papers) {
  const rows = await invoicesNow({ db: ctx.db }, invoiceIds)
  const place = new Map(invoiceIds.map((id, at) => [id, at]))
  return rows
    .map(({ partyId: _, ...row }) => ({ ...row, path: pathOfInvoice(ctx, { invoiceId: row.id, branchId }) }))
    .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
}

/** The sheets that are begun and not signed: of the stay it goes out by, and of the one that is out now. */
async function draftsOf({ db }: Pick<Ctx, 'db'>, contractId: string) {
  const reserved = await db
    .selectFrom('carReservations')
    .innerJoin('carRentals', 'carRentals.reservationId', 'carReservations.id')
    .select('occupancyId')
    .where('contractId', '=', contractId)
    .executeTakeFirst()
  const out = await db
    .selectFrom('carRentalSegments')
    .select('occupancyId')
    .where('contractId', '=', contractId)
    .where('backAt', 'is', null)
    .executeTakeFirst()
  const open = async (stay: { occupancyId: string } | undefined, side: SheetSide) => {
    const sheets = stay ? await sheetsOfStay({ db }, carSheet, stay.occupancyId) : []
    return sheets.find(({ kind, status }) => kind === side && status === 'draft')?.id ?? null
  }
  return { handover: await open(reserved, 'handover'), return: await open(out, 'return') }
}

/** What they drove with last time, while it is still good. */
async function licenceBefore({ db, now }: Pick<Ctx, 'db' | 'now'>, { partyId }: { partyId: string }) {
  const row = await db
    .selectFrom('carRentals')
    .innerJoin('carReservations', 'carReservations.id', 'carRentals.reservationId')
    .select(['licenceNumber', 'licenceUntil'])
    .where('carReservations.partyId', '=', partyId)
    .where('licenceUntil', '>=', dayOf(now()))
    .orderBy('openedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.licenceNumber ? { number: row.licenceNumber, until: row.licenceUntil } : null
}

export type ShownRental = NonNullable<Awaited<ReturnType<typeof rental>>>

const segmentsOf = ({ db }: Pick<Ctx, 'db'>, contractId: string) =>
  db
    .selectFrom('carRentalSegments')
    .innerJoin('vehicles', 'vehicles.id', 'carRentalSegments.vehicleId')
    .select(['carRentalSegments.id', 'vehicleId', 'model', 'plateDigits', 'plateLetters', 'outAt', 'backAt'])
    .select(['odometerOut', 'odometerBack', 'fuelOut', 'fuelBack'])
    .where('contractId', '=', contractId)
    .orderBy('outAt')
    .execute()

type Row = Omit<Parameters<typeof extensionUntil>[0], 'terms'>

/** What it costs to keep it until the moment that is asked. */
function extensionAsked(row: Row, terms: Terms, query: URLSearchParams) {
  const [day, time] = [query.get('until') ?? '', query.get('untilTime') ?? '']
  const until = isDay(day) && /^\d\d:\d\d$/.test(time) ? timeOn(day, time) : null
  return until && { until, ...extensionUntil({ ...row, terms }, until) }
}

/** What could go out in place of it: every car of the branch that is ready. */
async function readyCars({ db }: Pick<Ctx, 'db'>, branchId: string) {
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'model', 'plateDigits', 'plateLetters'])
    .where('branchId', '=', branchId)
    .where('readiness', '=', 'ready')
    // Whatever is with somebody stands ready until it is back.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('carRentalSegments')
            .select('carRentalSegments.id')
            .whereRef('carRentalSegments.vehicleId', '=', 'vehicles.id')
            .where('backAt', 'is', null),
        ),
      ),
    )
    .orderBy('model')
    .orderBy('plateDigits')
    .execute()
  return rows.map(({ id, model, plateDigits, plateLetters }) => {
    const plate = plateText({ digits: plateDigits, letters: plateLetters })
    return [id, `${plate}، ${model}`] as const
  })
}

/** The car the contract names. */
const carOf = ({ db }: Pick<Ctx, 'db'>, contractId: string) =>
  db
    .selectFrom('carRentals')
    .innerJoin('vehicles', 'vehicles.id', 'carRentals.vehicleId')
    .select(['vehicles.id', 'model', 'plateDigits', 'plateLetters', 'odometer', 'vehicles.fuel', 'readiness'])
    .where('contractId', '=', contractId)
    .executeTakeFirst()
