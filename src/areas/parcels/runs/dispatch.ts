import { z } from 'zod'
import { accountsHolding, accountsInRole } from '#areas/access/public.ts'
import { branches } from '#areas/company/public.ts'
import { courierCustodies } from '#areas/finance/public-cod.ts'
import { activeStaff } from '#areas/identity/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { duesAtDoor } from '../counter/taking-money.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { byDoors, type Doors } from './doors.ts'
import { runNumber } from './run.ts'
import { waitingIn } from './waiting.ts'

/** A day of one branch: what waits for a courier by quarter, and what each courier has. */
export async function dispatchBoard(ctx: Ctx, { query }: { query: URLSearchParams }) {
  const near = (await branches(ctx)).filter(({ id }) => reaches(ctx.actor, may.dispatch, { branchId: id }))
  const office = near.find(({ id }) => id === query.get('branch')) ?? near[0]
  const today = dayOf(ctx.now())
  const asked = query.get('day') ?? ''
  const day = z.iso.date().safeParse(asked).data ?? today
  const isPast = day < today
  const waiting = office && !isPast ? await waitingIn(ctx, { branchId: office.id, wilayat: office.wilayat }) : []
  const now = waiting.filter(({ deliverOn }) => deliverOn === null || deliverOn <= day)
  return {
    ...{ branchId: office?.id, day, today, isPast, nextDay: daysAfter(day, 1), formId: ctx.newId() },
    branches: near.map(({ id, nameAr }) => [id, nameAr] as const),
    couriers: await couriersIn(ctx),
    doors: byDoors(now),
    later: waiting.filter((one) => !now.includes(one)),
    promised: now.filter(({ promisedOn }) => promisedOn !== null && promisedOn <= day).length,
    runs: office ? await runsOn(ctx, { branchId: office.id, wilayat: office.wilayat, day, isPast }) : [],
    limit: (await parcelRulesNow(ctx.db)).courierLimit,
  }
}
export type DispatchBoard = Awaited<ReturnType<typeof dispatchBoard>>

/** The couriers; in an office that has none, whoever may bring parcels. */
export async function couriersIn({ db, now }: Pick<Ctx, 'db' | 'now'>) {
  const named = await accountsInRole({ tx: db, now }, 'courier')
  const able = named.length > 0 ? named : await accountsHolding({ tx: db, now }, may.deliver)
  return (await activeStaff({ db })).filter(({ id }) => able.includes(id)).map(({ id, name }) => [id, name] as const)
}

type Asked = Pick<Ctx, 'db' | 'now'>
type On = { branchId: string; wilayat: string; day: string; isPast?: boolean }

/** The runs of a day, and those of days before that are not closed, each with its doors and the cash it will have. */
export async function runsOn(ctx: Asked, { branchId, wilayat, day, isPast = false }: On) {
  const runs = await ctx.db
    .selectFrom('parcelRuns')
    .selectAll()
    .where('branchId', '=', branchId)
    .where(({ or, and, eb }) => {
      const left = and([eb('day', '<', day), eb('state', '<>', 'closed')])
      return isPast ? eb('day', '=', day) : or([eb('day', '=', day), left])
    })
    .orderBy('plannedAt')
    .execute()
  if (runs.length === 0) return []
  const stops = await stopsWithDues(
    ctx,
    runs.map(({ id }) => id),
  )
  const custodies = await courierCustodies(
    ctx.db,
    runs.map(({ courierId }) => courierId),
  )
  return runs.map((run) => {
    const own = stops.filter(({ runId }) => runId === run.id).map((stop) => ({ ...stop, isNear: stop.place === wilayat }))
    const open = own.filter(({ state }) => state === 'planned' || state === 'loaded')
    return {
      ...{ ...run, number: runNumber(run), doors: byDoors(own) },
      ...{ stops: own.length, grams: own.reduce((sum, { grams }) => sum + grams, 0) },
      people: new Set(own.map(({ recipientPhone }) => recipientPhone)).size,
      scanned: own.filter(({ state }) => state !== 'planned').length,
      delivered: own.filter(({ state }) => state === 'delivered').length,
      custody: custodies.get(run.courierId) ?? 0n,
      cash: open.reduce((sum, { due }) => sum + due, custodies.get(run.courierId) ?? 0n),
    }
  })
}
export type DayRun = Awaited<ReturnType<typeof runsOn>>[number]
export type RunDoors = Doors<DayRun['doors'][number]['parcels'][number]>

async function stopsWithDues(ctx: Asked, runIds: readonly string[]) {
  const rows = await ctx.db
    .selectFrom('parcelStops')
    .innerJoin('parcels', 'parcels.id', 'parcelStops.parcelId')
    .select(['runId', 'parcelStops.state', 'position', 'parcels.id', 'place', 'quarter', 'grams', 'recipientPhone', 'zoneId'])
    .select(['payer', 'carriage', 'codFee', 'cod', 'isReturning', 'vat', 'carriageInvoiceId', 'storageInvoiceId'])
    .select(['storageFrom', 'redirectInvoiceId', 'recipientId'])
    .where('runId', 'in', runIds)
    .orderBy('position')
    .execute()
  const open = rows.filter(({ state }) => state === 'planned' || state === 'loaded')
  const dues = await duesAtDoor(ctx, open)
  const cash = new Map(open.map(({ id }, at) => [id, dues[at]?.cash ?? 0n]))
  return rows.map(({ runId, state, id, place, quarter, grams, recipientPhone, zoneId }) => ({
    ...{ runId, state, id, place, quarter, grams, recipientPhone, zoneId, due: cash.get(id) ?? 0n },
  }))
}

/** The runs that are loaded on a day, for whoever changes them: with what each has already. */
export const readyRuns = async ({ tx, now }: Pick<Work, 'tx' | 'now'>, on: On) =>
  (await runsOn({ db: tx, now }, on)).filter(({ state, day }) => state === 'planned' && day === on.day)
