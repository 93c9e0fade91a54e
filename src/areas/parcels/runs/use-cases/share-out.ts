import { branches } from '#areas/company/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { parcelRulesNow } from '../../rules/kept-rules.ts'
import { readyRuns } from '../dispatch.ts'
import { byDoors, doorsKey } from '../doors.ts'
import { ShareOutInput } from '../inputs.ts'
import { sharedOut } from '../sharing.ts'
import { waitingIn } from '../waiting.ts'
import { giveToCourier } from './plan-run.ts'

const daysBack = 30

/** All that still waits is added to the runs that are loaded, by who knows its doors. */
export const shareOut = command({
  name: 'parcels.share-out',
  permission: may.dispatch,
  input: ShareOutInput,
  async run(work, { branchId, day }) {
    mustReach(work.actor, may.dispatch, { branchId })
    if (day < dayOf(work.now())) throw fieldFault('day', 'اليوم مضى. اختر اليوم أو يومًا بعده.')
    const wilayat = (await branches(work)).find(({ id }) => id === branchId)?.wilayat ?? ''
    const runs = await readyRuns(work, { branchId, wilayat, day })
    if (runs.length === 0)
      throw new Refusal('parcels.no-runs', 'لا جولة تُحمَّل في هذا اليوم. أعطِ كل مندوب منطقته الأولى، ثم وزّع الباقي.')
    const waiting = await waitingIn({ db: work.tx, now: work.now }, { branchId, wilayat })
    const doors = byDoors(waiting.filter(({ deliverOn }) => deliverOn === null || deliverOn <= day))
    const known = await givenOfLate(work, { branchId, wilayat })
    const loads = runs.map((run) => ({ ...run, knows: known.get(run.courierId) ?? new Map<string, number>() }))
    const { given, left } = sharedOut(doors, loads, (await parcelRulesNow(work.tx)).courierLimit)
    for (const { id, courierId, courierName } of runs) {
      const parcels = given.get(id)?.flatMap((one) => one.parcels.map((parcel) => parcel.id)) ?? []
      if (parcels.length > 0) await giveToCourier(work, { id: work.newId(), branchId, courierId, courierName, day, parcels })
    }
    if (given.size === 0) work.repeated()
    const sum = (groups: readonly { parcels: readonly unknown[] }[]) => groups.reduce((n, { parcels }) => n + parcels.length, 0)
    return { branchId, day, given: sum([...given.values()].flat()), left: sum(left) }
  },
})

async function givenOfLate({ tx, now }: Work, { branchId, wilayat }: { branchId: string; wilayat: string }) {
  const rows = await tx
    .selectFrom('parcelStops')
    .innerJoin('parcelRuns', 'parcelRuns.id', 'parcelStops.runId')
    .innerJoin('parcels', 'parcels.id', 'parcelStops.parcelId')
    .select(['courierId', 'place', 'quarter', ({ fn }) => fn.countAll<bigint>().as('count')])
    .where('parcelRuns.branchId', '=', branchId)
    .where('parcelStops.state', '=', 'delivered')
    .where('day', '>=', daysAfter(dayOf(now()), -daysBack))
    .groupBy(['courierId', 'place', 'quarter'])
    .execute()
  const known = new Map<string, Map<string, number>>()
  for (const { courierId, count, ...at } of rows) {
    const own = known.get(courierId) ?? new Map<string, number>()
    const name = doorsKey({ ...at, isNear: at.place === wilayat })
    known.set(courierId, own.set(name, (own.get(name) ?? 0) + Number(count)))
  }
  return known
}
