import { sql } from 'kysely'
import { accountsHolding } from '#areas/access/public.ts'
import { nameOfAccount } from '#areas/identity/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { shownNumber } from '../../journey/number.ts'
import { mayFollow } from '../../journey/parcel.ts'
import { isWithCourier } from '../../journey/with-courier.ts'
import { runFilled, runPlanned, stopDropped } from '../facts.ts'
import { OfStopInput, PlanRunInput } from '../inputs.ts'
import { knownPlaces, quarterCentres, quarterKey } from '../known-places.ts'
import { loadRunForUpdate } from '../load-for-update.ts'
import { orderStops } from '../order-stops.ts'
import { runNumber } from '../run.ts'

/** Which parcels a courier brings on a day: in the run they load that day, or in a new one where they have none. */
export const planRun = command({
  name: 'parcels.plan-run',
  permission: may.dispatch,
  input: PlanRunInput,
  async run(work, { day, ...asked }) {
    mustReach(work.actor, may.dispatch, asked)
    if (day < dayOf(work.now())) throw fieldFault('day', 'اليوم مضى. اختر اليوم أو يومًا بعده.')
    const courierName = await courierNamed(work, asked.courierId)
    const { branchId, parcels } = asked
    const given = await giveToCourier(work, { ...asked, day, courierName })
    return { ...given, courierName, branchId, day, count: parcels.length }
  },
})

type Given = { id: string; branchId: string; courierId: string; courierName: string; day: string } & {
  vehicle?: string | undefined
  parcels: readonly string[]
}

/** When two give to the same courier at once, the second adds to the run the first began. */
export async function giveToCourier(work: Work, { parcels, ...given }: Given) {
  const { id, branchId, courierId, courierName, day, vehicle } = given
  await sql`select pg_advisory_xact_lock(hashtextextended(${`run ${branchId} ${courierId} ${day}`}, 968022))`.execute(work.tx)
  const loaded = await work.tx
    .selectFrom('parcelRuns')
    .select(['id', 'sequence', 'plannedAt'])
    .where('branchId', '=', branchId)
    .where('courierId', '=', courierId)
    .where('day', '=', day)
    .where('state', '=', 'planned')
    .forUpdate()
    .executeTakeFirst()
  if (await areAllOn(work, { runId: loaded?.id ?? id, parcels })) {
    work.repeated()
    return { runId: loaded?.id ?? id }
  }
  const begun = loaded ?? {
    id,
    ...(await work.tx
      .insertInto('parcelRuns')
      .values({
        ...{ id, branchId, courierId, courierName, day, state: 'planned' },
        vehicle: vehicle ?? (await lastVehicleOf(work, courierId)),
        ...{ plannedBy: work.actor.id, plannedAt: work.now(), outAt: null, closedAt: null },
      })
      .returning(['sequence', 'plannedAt'])
      .executeTakeFirstOrThrow()),
  }
  if (loaded && vehicle) await work.tx.updateTable('parcelRuns').set({ vehicle }).where('id', '=', loaded.id).execute()
  await addStops(work, { runId: begun.id, branchId, day, parcels })
  const told = { number: runNumber(begun), courier: courierName, day, count: parcels.length }
  work.record(loaded ? runFilled : runPlanned, begun.id, told)
  return { runId: begun.id }
}

async function lastVehicleOf({ tx }: Work, courierId: string) {
  const last = await tx
    .selectFrom('parcelRuns')
    .select('vehicle')
    .where('courierId', '=', courierId)
    .orderBy('day', 'desc')
    .orderBy('plannedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.vehicle ?? null
}

async function areAllOn({ tx }: Work, { runId, parcels }: { runId: string; parcels: readonly string[] }) {
  const on = await tx.selectFrom('parcelStops').select('parcelId').where('runId', '=', runId).execute()
  return parcels.every((id) => on.some(({ parcelId }) => parcelId === id))
}

export async function courierNamed(work: Work, courierId: string) {
  const able = await accountsHolding(work, may.deliver)
  if (!able.includes(courierId)) throw fieldFault('courierId', 'اختر مندوبًا من القائمة.')
  const { name } = await work.tx.selectNoFrom(nameOfAccount(sql`${courierId}`).as('name')).executeTakeFirstOrThrow()
  return name ?? ''
}

/** What waits in a branch for a courier; of two who take the same parcel the second is told, as rows are locked in the order of their ids. */
export async function loadWaiting({ tx }: Work, { branchId, parcels }: { branchId: string; parcels: readonly string[] }) {
  const rows = await tx
    .selectFrom('parcels')
    .innerJoin('tariffZones', 'tariffZones.id', 'parcels.zoneId')
    .select(['parcels.id', 'number', 'state', 'branchId', 'service', 'heldReason', 'isReturning', 'tariffZones.name as zone'])
    .select(['recipientPhone', 'place', 'quarter', 'deliverOn', 'deliverFrom'])
    .select((eb) => isWithCourier(eb as never).as('isWithCourier'))
    .where('parcels.id', 'in', parcels)
    .orderBy('parcels.id')
    .forUpdate('parcels')
    .execute()
  for (const parcelId of parcels) {
    const row = rows.find(({ id }) => id === parcelId)
    const fits = row && row.branchId === branchId && row.service === 'door' && mayFollow(row.state, 'dispatched')
    if (!row || !fits || row.isWithCourier || row.heldReason !== null || row.isReturning)
      throw fieldFault('parcels', `لا يخرج الطرد ${row ? shownNumber(row.number) : ''} للتوصيل الآن. حدّث الصفحة واختر من جديد.`)
  }
  const taken = await tx
    .selectFrom('parcelStops')
    .innerJoin('parcels', 'parcels.id', 'parcelStops.parcelId')
    .select('number')
    .where('parcelId', 'in', parcels)
    .where('parcelStops.state', 'in', ['planned', 'loaded', 'failed'])
    .executeTakeFirst()
  if (taken) throw fieldFault('parcels', `الطرد ${shownNumber(taken.number)} في جولة أخرى. حدّث الصفحة.`)
  return rows
}

type Added = { runId: string; branchId: string; day: string; parcels: readonly string[] }

async function addStops(work: Work, { runId, day, ...asked }: Added) {
  const rows = await loadWaiting(work, asked)
  const ordered = await inOrder(work, rows, day)
  const last = await work.tx
    .selectFrom('parcelStops')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('runId', '=', runId)
    .executeTakeFirst()
  const stops = ordered.map(({ id: parcelId }, index) => ({
    id: work.newId(),
    runId,
    parcelId,
    position: (last?.position ?? 0) + index + 1,
    state: 'planned' as const,
  }))
  await work.tx
    .insertInto('parcelStops')
    .values(stops.map((stop) => ({ ...stop, reason: null, note: null, endedAt: null })))
    .execute()
}

type Row = { id: string; zone: string; recipientPhone: string; place: string; quarter: string | null } & {
  deliverOn: string | null
  deliverFrom: string | null
}

/** As the doors are best gone to; the courier may put them otherwise. */
async function inOrder({ tx }: Work, rows: readonly Row[], day: string) {
  const known = await knownPlaces(tx, rows)
  const centres = await quarterCentres(
    tx,
    rows.map(({ place }) => place),
  )
  return orderStops(
    rows.map((row) => ({
      ...{ id: row.id, zone: row.zone, place: row.place, quarter: row.quarter },
      from: row.deliverOn === day ? row.deliverFrom : null,
      at: known.get(row.id) ?? centres.get(quarterKey(row)) ?? null,
    })),
  )
}

/** It stays behind: what is not loaded yet may leave the run. */
export const dropStop = command({
  name: 'parcels.drop-stop',
  permission: may.dispatch,
  input: OfStopInput,
  async run(work, { stopId }) {
    const stop = await work.tx
      .selectFrom('parcelStops')
      .innerJoin('parcels', 'parcels.id', 'parcelStops.parcelId')
      .select(['runId', 'parcelStops.state', 'number'])
      .where('parcelStops.id', '=', stopId)
      .executeTakeFirst()
    const run = await loadRunForUpdate(work, stop?.runId ?? stopId, may.dispatch)
    const dropped = await work.tx
      .deleteFrom('parcelStops')
      .where('id', '=', stopId)
      .where('state', '=', 'planned')
      .executeTakeFirst()
    if (!stop || dropped.numDeletedRows === 0n)
      throw new Refusal('parcels.stop-loaded', 'حُمّل هذا الطرد. يعود باستلامه من المندوب.')
    work.record(stopDropped, run.id, { run: run.number, number: shownNumber(stop.number) })
    return { runId: run.id }
  },
})
