import { type SqlBool, sql } from 'kysely'
import { lastDay, offered, outNow } from '#areas/calendar/public.ts'
import { branches } from '#areas/company/public.ts'
import { outOfUse } from '#areas/maintenance/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { pageWithin } from '#values/pages.ts'
import { readPlate } from '#values/plates.ts'
import { classChoices } from '../classes/queries.ts'
import type { VehicleState } from './vehicle.ts'
import { type VehiclesAsked, vehiclesPerPage } from './vehicle-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** Out with somebody, or as it stands by itself. */
const stateNow = sql<VehicleState>`case when out.kind = 'car-rental' then 'out' else vehicles.readiness end`

const standing = (ctx: Reader, permission: Permission) =>
  ctx.db
    .selectFrom('vehicles')
    .innerJoin('vehicleClasses', 'vehicleClasses.id', 'vehicles.classId')
    .innerJoin(offered(ctx).as('offered'), 'offered.resourceId', 'vehicles.id')
    .leftJoin(outNow(ctx).as('out'), 'out.resourceId', 'vehicles.id')
    .leftJoin(outOfUse(ctx).as('stopped'), 'stopped.resourceId', 'vehicles.id')
    .where((eb) => withinReach(eb, ctx.actor, permission, { branch: 'vehicles.branchId' }))

const columns = [
  ...([
    'vehicles.id',
    'plateDigits',
    'plateLetters',
    'model',
    'made',
    'colour',
    'odometer',
    'vehicles.fuel',
    'homePlace',
  ] as const),
  ...(['vehicles.branchId', 'vehicleClasses.name as className', 'offeredUntil', 'heldUntil'] as const),
] as const

function matching(ctx: Reader, asked: VehiclesAsked, permission: Permission = may.view) {
  const { q, class: classId, state, branch } = asked
  const plate = readPlate(q)
  return standing(ctx, permission)
    .where(plate ? plateIs(plate) : everyWord(q, 'vehicles.words'))
    .$if(isUuid(classId), (all) => all.where('vehicles.classId', '=', classId))
    .$if(isUuid(branch), (all) => all.where('vehicles.branchId', '=', branch))
    .$if(state !== '', (all) => all.where('readiness', '=', state || 'ready'))
    .$if(state === '', (all) => all.where('readiness', '<>', 'sold'))
}

const plateIs = ({ digits, letters }: { digits: string; letters: string }) =>
  sql<SqlBool>`(plate_digits = ${digits} and plate_letters = ${letters})`

const order = {
  plate: sql`plate_digits::integer`,
  class: sql`vehicle_classes.position`,
  odometer: sql`odometer`,
  until: sql`offered_until`,
} as const

const sorted = (sort: string) => {
  const column = order[sort.replace(/^-/, '') as keyof typeof order] ?? order.class
  return sort.startsWith('-') ? sql`${column} desc` : column
}

type Row = { offeredUntil: Date | null; heldUntil: Date | null }

const shown = <One extends Row>({ offeredUntil, heldUntil, ...row }: One, now: Date) => ({
  ...row,
  outUntil: heldUntil && lastDay(heldUntil),
  lettableUntil: offeredUntil && offeredUntil > now ? dayOf(new Date(offeredUntil.getTime() - 1)) : null,
})

/** One page of the vehicles that are asked for. Past the end stands the last page. */
export async function vehicles(ctx: Reader, asked: VehiclesAsked) {
  const total = await matching(ctx, asked)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const count = Number(total.count)
  const at = pageWithin(asked.page, count, vehiclesPerPage)
  const rows = await matching(ctx, asked)
    .select(columns)
    .select(stateNow.as('state'))
    .orderBy(sorted(asked.sort))
    .orderBy('plateDigits')
    .orderBy('vehicles.id')
    .limit(vehiclesPerPage)
    .offset((at - 1) * vehiclesPerPage)
    .execute()
  const [offers, near] = [await classChoices(ctx.db), await branchChoices(ctx)]
  return { rows: rows.map((row) => shown(row, ctx.now())), count, at, classes: offers, branches: near }
}
export type VehicleRow = Awaited<ReturnType<typeof vehicles>>['rows'][number]

/** All that is asked for, by class and plate. */
export async function* exportedVehicles(ctx: Reader, asked: VehiclesAsked) {
  const rows = await matching(ctx, asked, may.export)
    .select(columns)
    .select(stateNow.as('state'))
    .orderBy('vehicleClasses.position')
    .orderBy('plateDigits')
    .execute()
  yield* rows.map((row) => shown(row, ctx.now()))
}

/** Those whose labels are printed in one go: all that is asked for, by class and plate. */
export const labelledVehicles = (ctx: Reader, asked: VehiclesAsked) =>
  matching(ctx, asked).select(columns).orderBy('vehicleClasses.position').orderBy('plateDigits').limit(mostLabels).execute()

const mostLabels = 500

/** The branches in which this person may. */
export async function branchChoices(ctx: Pick<Ctx, 'db' | 'actor'>, permission: Permission = may.view) {
  const open = await branches(ctx)
  return open.filter(({ id }) => reaches(ctx.actor, permission, { branchId: id })).map(({ id, nameAr }) => [id, nameAr] as const)
}

/** For the search over everything: by the plate in any writing, or any word. */
export async function findVehicles(ctx: Reader, words: string) {
  const rows = await matching(ctx, { q: words, class: '', state: '', branch: '', sort: '', page: 1 })
    .select(columns)
    .orderBy('plateDigits')
    .limit(5)
    .execute()
  return rows.map((row) => shown(row, ctx.now()))
}
