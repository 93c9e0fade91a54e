import { type SqlBool, sql } from 'kysely'
import { contractsOfKind } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { branchChoices } from '#areas/vehicles/fleet/queries.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { pageOf } from '#platform/db/lists.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { readPlate } from '#values/plates.ts'
import { rentalKind } from '../rentals/rental.ts'
import { undecided } from './fine.ts'
import { type FinesAsked, finesPerPage } from './fine-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>
type Matched = Omit<FinesAsked, 'page' | 'sort'>
const everything: Matched = { q: '', state: '', branch: '', vehicle: '' }

/** What whoever asks may see, each with who had the car and by which contract. */
export const within = (ctx: Reader) =>
  ctx.db
    .selectFrom('carFines')
    .innerJoin('vehicles', 'vehicles.id', 'carFines.vehicleId')
    .leftJoin('carRentalSegments', 'carRentalSegments.id', 'carFines.segmentId')
    .leftJoin(contractsOfKind(ctx, rentalKind).as('contract'), 'contract.id', 'carRentalSegments.contractId')
    .where((eb) => withinReach(eb, ctx.actor, may.fines, { branch: 'carFines.branchId' }))

const columns = [
  ...(['carFines.id', 'reference', 'carFines.plateDigits', 'carFines.plateLetters', 'model', 'at', 'place', 'amount'] as const),
  ...(['carFines.state', 'contract.number as contract', 'contract.partyId'] as const),
] as const

function matching(ctx: Reader, { q, state, branch, vehicle }: Matched) {
  const plate = readPlate(q)
  return within(ctx)
    .where(plate ? plateIs(plate) : everyWord(q, 'carFines.words'))
    .$if(state === 'open', (all) => all.where('carFines.state', 'in', undecided))
    .$if(state !== '' && state !== 'open', (all) =>
      all.where('carFines.state', '=', state === '' || state === 'open' ? 'matched' : state),
    )
    .$if(isUuid(branch), (all) => all.where('carFines.branchId', '=', branch))
    .$if(isUuid(vehicle), (all) => all.where('carFines.vehicleId', '=', vehicle))
}

const plateIs = ({ digits, letters }: { digits: string; letters: string }) =>
  sql<SqlBool>`(car_fines.plate_digits = ${digits} and car_fines.plate_letters = ${letters})`

const order = { at: sql`at`, amount: sql`amount`, '-at': sql`at desc`, '-amount': sql`amount desc` }
const openFirst = sql`car_fines.state not in ('matched', 'contested')`

/** One page of the fines that are asked for; those that need a decision first, then the newest. */
export async function fines(ctx: Reader, asked: FinesAsked) {
  const total = await matching(ctx, asked)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const count = Number(total.count)
  const sort = order[asked.sort as keyof typeof order]
  const list = matching(ctx, asked)
    .select(columns)
    .orderBy(sort ?? openFirst)
    .orderBy('at', 'desc')
    .orderBy('reference')
  const { at, rows } = await pageOf(list, { page: asked.page, count, perPage: finesPerPage })
  return { rows: await named(ctx, rows), count, at, branches: await branchChoices(ctx, may.fines) }
}
export type FineRow = Awaited<ReturnType<typeof fines>>['rows'][number]

/** With the name of whoever had the car. */
export async function named<Row extends { partyId: string | null }>(ctx: Reader, rows: readonly Row[]) {
  const ids = rows.flatMap(({ partyId }) => partyId ?? [])
  const names = new Map((await customersNamed(ctx, ids)).map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ ...row, renter: row.partyId ? (names.get(row.partyId) ?? null) : null }))
}

/** The latest of one car, for its page. */
export const latestFines = (ctx: Reader, vehicleId: string) =>
  matching(ctx, { ...everything, vehicle: vehicleId })
    .select(columns)
    .orderBy('at', 'desc')
    .orderBy('reference')
    .limit(5)
    .execute()

/** Those in the days of one rental, for its page. */
export const finesOfRental = (ctx: Reader, contractId: string) =>
  within(ctx).select(columns).where('contract.id', '=', contractId).orderBy('at').orderBy('reference').execute()
export type FineOfRental = Awaited<ReturnType<typeof finesOfRental>>[number]

/** The latest that bear these words; a plate leads to its car. */
export const findFines = (ctx: Reader, words: string) =>
  matching(ctx, { ...everything, q: words })
    .select(['carFines.id', 'reference', 'amount', 'carFines.state'])
    .orderBy('at', 'desc')
    .limit(readPlate(words) ? 0 : most)
    .execute()
const most = 5
