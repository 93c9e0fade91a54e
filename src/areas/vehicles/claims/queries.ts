import { type SqlBool, sql } from 'kysely'
import { contractsOfKind, viewingContracts } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { invoicesNow } from '#areas/finance/public.ts'
import { branchChoices } from '#areas/vehicles/fleet/queries.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { pageOf } from '#platform/db/lists.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { readPlate } from '#values/plates.ts'
import { readReference } from '#values/reference.ts'
import { rentalKind } from '../rentals/rental.ts'
import { type ClaimState, claimNumber, claimStates, undecided } from './claim.ts'
import { type ClaimsAsked, claimsPerPage } from './claim-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>
type Matched = Omit<ClaimsAsked, 'page' | 'sort'>
const everything: Matched = { q: '', state: '', kind: '', branch: '', vehicle: '' }

/** What whoever asks may see, each with its car and the contract by which somebody had it. */
export const within = (ctx: Reader) =>
  ctx.db
    .selectFrom('carClaims')
    .innerJoin('vehicles', 'vehicles.id', 'carClaims.vehicleId')
    .innerJoin(contractsOfKind(ctx, rentalKind).as('contract'), 'contract.id', 'carClaims.contractId')
    .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'carClaims.branchId' }))

const columns = [
  ...(['carClaims.id', 'sequence', 'reportedAt', 'carClaims.kind', 'carClaims.state', 'at', 'place', 'what'] as const),
  ...(['estimate', 'renterPart', 'insurerPart', 'policeReportNo', 'policeDueAt'] as const),
  ...(['model', 'plateDigits', 'plateLetters', 'contract.number as contract', 'contract.partyId'] as const),
] as const

function matching(ctx: Reader, { q, state, kind, branch, vehicle }: Matched) {
  const plate = readPlate(q)
  return within(ctx)
    .where(plate ? plateIs(plate) : everyWord(q, 'carClaims.words'))
    .$if(state === 'undecided', (all) => all.where('carClaims.state', 'in', undecided))
    .$if(state in claimStates, (all) => all.where('carClaims.state', '=', state as ClaimState))
    .$if(kind !== '', (all) => all.where('carClaims.kind', '=', kind || 'accident'))
    .$if(isUuid(branch), (all) => all.where('carClaims.branchId', '=', branch))
    .$if(isUuid(vehicle), (all) => all.where('carClaims.vehicleId', '=', vehicle))
}

const plateIs = ({ digits, letters }: { digits: string; letters: string }) =>
  sql<SqlBool>`(vehicles.plate_digits = ${digits} and vehicles.plate_letters = ${letters})`

const order = { at: sql`at`, estimate: sql`estimate`, '-at': sql`at desc`, '-estimate': sql`estimate desc nulls last` }
const undecidedFirst = sql`car_claims.state not in ('open', 'assessed')`

/** One page of the claims that are asked for; those that need a decision first, then the newest. */
export async function claims(ctx: Reader, asked: ClaimsAsked) {
  const total = await matching(ctx, asked)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const count = Number(total.count)
  const sort = order[asked.sort as keyof typeof order]
  const list = matching(ctx, asked)
    .select(columns)
    .orderBy(sort ?? undecidedFirst)
    .orderBy('at', 'desc')
    .orderBy('sequence')
  const { at, rows } = await pageOf(list, { page: asked.page, count, perPage: claimsPerPage })
  return { rows: await named(ctx, rows.map(numbered)), count, at, branches: await branchChoices(ctx) }
}
export type ClaimRow = Awaited<ReturnType<typeof claims>>['rows'][number]

const numbered = <Row extends { sequence: number; reportedAt: Date }>(row: Row) => ({ ...row, number: claimNumber(row) })

/** With the name of the renter, for those whose work has to do with hires: whoever mends the car needs none. */
export async function named<Row extends { partyId: string }>(ctx: Reader, rows: readonly Row[]) {
  const seesRenters = ctx.actor.may(may.viewReservations) || ctx.actor.may(viewingContracts)
  if (!seesRenters) return rows.map((row) => ({ ...row, renter: null }))
  const names = new Map(
    (
      await customersNamed(
        ctx,
        rows.map(({ partyId }) => partyId),
      )
    ).map(({ id, name }) => [id, name]),
  )
  return rows.map((row) => ({ ...row, renter: names.get(row.partyId) ?? null }))
}

/** The latest of one car, for its page. */
export const latestClaims = async (ctx: Reader, vehicleId: string) =>
  (
    await matching(ctx, { ...everything, vehicle: vehicleId })
      .select(columns)
      .orderBy('at', 'desc')
      .orderBy('sequence')
      .limit(5)
      .execute()
  ).map(numbered)

/** Those of one rental, for its page. */
export const claimsOfRental = async (ctx: Reader, contractId: string) =>
  (await within(ctx).select(columns).where('contract.id', '=', contractId).orderBy('at').orderBy('sequence').execute()).map(
    numbered,
  )

export const photosOfClaim = ({ db }: Pick<Ctx, 'db'>, claimId: string) =>
  db
    .selectFrom('carClaimPhotos')
    .select(['fileId', 'takenAt'])
    .where('claimId', '=', claimId)
    .orderBy('takenAt')
    .orderBy('fileId')
    .execute()

/** What keeps the deposit of these rentals: claims nobody has decided on, and those the renter has not paid. */
export async function openClaimsOf({ db }: { db: Ctx['db'] | Work['tx'] }, contractIds: readonly string[]) {
  const rows = await db
    .selectFrom('carClaims')
    .select(['contractId', 'sequence', 'reportedAt', 'kind', 'state', 'invoiceId'])
    .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...contractIds]))))
    .where('state', 'in', [...undecided, 'charged'])
    .orderBy('at')
    .orderBy('sequence')
    .execute()
  const papers = await invoicesNow(
    { db },
    rows.flatMap(({ invoiceId }) => invoiceId ?? []),
  )
  const paid = new Set(papers.filter(({ open }) => open === 0n).map(({ id }) => id))
  return rows
    .filter(({ invoiceId }) => !invoiceId || !paid.has(invoiceId))
    .map((row) => {
      const number = claimNumber(row)
      return { contractId: row.contractId, number, label: `ملف الضرر ${number}، ${claimStates[row.state]}` }
    })
}

/** The one of that number, or the latest that bear these words; a plate leads to its car. */
export function findClaims(ctx: Reader, words: string) {
  const sequence = Number(/^DC\d{4}-(\d+)-\d$/.exec(readReference(words) ?? '')?.[1] ?? 0)
  const all = sequence > 0 ? within(ctx).where('sequence', '=', sequence) : matching(ctx, { ...everything, q: words })
  return all
    .select(['carClaims.id', 'sequence', 'reportedAt', 'carClaims.kind', 'carClaims.state', 'what'])
    .orderBy('at', 'desc')
    .limit(readPlate(words) ? 0 : most)
    .execute()
}
const most = 5
