import { contractsNamed } from '#areas/contracts/public.ts'
import { partiesOfAccount } from '#areas/customers/public.ts'
import { depositNow } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { isDay, timeOn } from '#values/days.ts'
import { agreedIn } from '../reservations/snapshot.ts'
import { extensionUntil } from './extending.ts'
import { monthlyOf } from './monthly-shown.ts'
import { depositAskedOf } from './rental-money.ts'

type Reader = Pick<Ctx, 'db' | 'now' | 'actor' | 'newId'>

const most = 50

/** The cars this customer has or had, those that are out first. */
export async function ownRentals(ctx: Reader) {
  const { ids } = await partiesOfAccount(ctx, ctx.actor.id)
  return rentalsOf(ctx, ids).orderBy('state').orderBy('plannedUntil', 'desc').limit(most).execute()
}

/** Which contracts these are by. */
export async function ownRentalIds(ctx: Reader) {
  const { ids } = await partiesOfAccount(ctx, ctx.actor.id)
  return (await rentalsOf(ctx, ids).limit(most).execute()).map(({ contractId }) => contractId)
}

const rentalsOf = ({ db }: Reader, partyIds: readonly string[]) =>
  db
    .selectFrom('carRentals')
    .innerJoin('carReservations', 'carReservations.id', 'carRentals.reservationId')
    .innerJoin('vehicles', 'vehicles.id', 'carRentals.vehicleId')
    .selectAll('carRentals')
    .select(['snapshot', 'startsAt', 'endsAt', 'model', 'plateDigits', 'plateLetters'])
    .where(({ eb, fn, val }) => eb('carReservations.partyId', '=', fn.any(val([...partyIds]))))

/** Whose it is and by which number, for its papers; null for what is somebody else's. */
export async function ownedRental(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const { ids } = await partiesOfAccount(ctx, ctx.actor.id)
  const row = await rentalsOf(ctx, ids).where('contractId', '=', id).executeTakeFirst()
  const [contract] = row ? await contractsNamed(ctx, [id]) : []
  return contract ? { contractId: id, number: contract.number, partyId: contract.partyId } : null
}

/** One of them, and what it costs to keep it until the moment that is asked; null for what is somebody else's. */
export async function ownRental(ctx: Reader, id: string | undefined, query: URLSearchParams) {
  if (!id || !isUuid(id)) return null
  const { ids } = await partiesOfAccount(ctx, ctx.actor.id)
  const row = await rentalsOf(ctx, ids).where('contractId', '=', id).executeTakeFirst()
  if (!row) return null
  const [contract] = await contractsNamed(ctx, [id])
  const { terms, price } = agreedIn(row)
  const deposit = await depositNow({ db: ctx.db }, [id])
  const [day, time] = [query.get('until') ?? '', query.get('untilTime') ?? '']
  const until = isDay(day) && /^\d\d:\d\d$/.test(time) ? timeOn(day, time) : null
  return {
    // What was signed on paper before this register knew it has none here.
    hasPaper: !row.fromBefore && contract !== undefined && contract.state !== 'draft' && contract.state !== 'cancelled',
    ...{ id, number: contract?.number ?? '', state: row.state, plannedFrom: row.plannedFrom, plannedUntil: row.plannedUntil },
    ...{ model: row.model, plate: { digits: row.plateDigits, letters: row.plateLetters }, placeBack: terms.placeBack.name },
    deposit: { asked: depositAskedOf({ ...row, price }), held: deposit?.held ?? 0n },
    extension: until && { until, ...extensionUntil({ ...row, terms }, until) },
    monthly: await monthlyOf(ctx, id),
    formId: ctx.newId(),
  }
}
export type OwnRental = NonNullable<Awaited<ReturnType<typeof ownRental>>>
