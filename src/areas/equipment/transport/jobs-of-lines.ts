import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { jobAdvanced, jobCalledOff, jobPlanned } from './facts.ts'
import { openStates, type Way } from './job.ts'

type Going = { truck?: string | undefined; driver?: string | undefined }
type Planned = {
  line: { id: string; terms: { kind: string; carried: boolean } }
  hire: { contractId: string; site: string; km: number; contract: { branchId: string } }
  way: 'out' | 'back'
  at: Date
}

/** A machine that drives itself needs no truck, and a way that is planned already stays as it is. */
export async function planJobFor(work: Work, { line, hire, way, at }: Planned) {
  if (!line.terms.carried) return
  const made = await work.tx
    .insertInto('transportJobs')
    .values({
      ...{ id: work.newId(), branchId: hire.contract.branchId, lineId: line.id, machineId: null, way },
      ...{ place: hire.site, km: hire.km, plannedAt: at, state: 'planned', ...nothingYet, ...stamp(work) },
    })
    .onConflict((conflict) => conflict.columns(['lineId', 'way']).where(isOnTheWay).doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 0n) return
  work.record(jobPlanned, hire.contractId, { what: line.terms.kind, place: hire.site, truck: null, at: at.toISOString() })
}

/** As the index has it, which takes no values that are bound. */
const isOnTheWay = sql<boolean>`state in ('planned', 'loading', 'on-road') and way in ('out', 'back')`

export const nothingYet = { truck: null, driver: null, cost: null, doneAt: null, calledOffWhy: null }
export const stamp = (work: Work) => ({ madeBy: work.actor.id, madeAt: work.now() })

type OnRoad = Planned['hire'] & { lineId: string; machine: { id: string; code: string }; going: Going }

/** The truck has left the yard with this machine. */
export async function jobLeft(work: Work, way: 'out' | 'exchange', { lineId, machine, going, ...hire }: OnRoad) {
  const carried = { machineId: machine.id, truck: going.truck ?? null, driver: going.driver ?? null }
  const planned =
    way === 'out'
      ? await openJobs(work, lineId, 'out')
          .set({ ...carried, state: 'on-road' })
          .returning('id')
          .executeTakeFirst()
      : undefined
  if (!planned && !going.truck) return
  if (!planned)
    await work.tx
      .insertInto('transportJobs')
      .values({
        ...{ id: work.newId(), branchId: hire.contract.branchId, lineId, way, place: hire.site, km: hire.km },
        ...{ plannedAt: work.now(), ...nothingYet, ...carried, state: 'on-road', ...stamp(work) },
      })
      .execute()
  const told = { what: machine.code, place: hire.site, truck: carried.truck }
  work.record(jobAdvanced, hire.contractId, { ...told, state: 'on-road' })
}

/** It arrived, on the site or in the yard. */
export async function jobArrived(work: Work, lineId: string, wayTo: 'site' | 'yard') {
  const ways: Way[] = wayTo === 'site' ? ['out', 'exchange'] : ['back']
  await work.tx
    .updateTable('transportJobs')
    .set(({ eb }) => ({ state: 'done', doneAt: work.now(), version: eb('version', '+', 1) }))
    .where('lineId', '=', lineId)
    .where('way', 'in', ways)
    .where('state', 'in', openStates)
    .execute()
}

const openJobs = (work: Work, lineId: string, way: 'out' | 'back') =>
  work.tx
    .updateTable('transportJobs')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('lineId', '=', lineId)
    .where('way', '=', way)
    .where('state', 'in', openStates)

type GivenUp = { contractId: string; site: string; lineIds: readonly string[] }

/** What is not sent after all needs no truck. */
export async function callOffJobs(work: Work, { contractId, site, lineIds }: GivenUp) {
  const gone = await work.tx
    .updateTable('transportJobs')
    .set({ state: 'called-off', calledOffWhy: 'لا تُرسل المعدّة' })
    .where('state', 'in', ['planned', 'loading'])
    .where(({ eb, fn, val }) => eb('lineId', '=', fn.any(val([...lineIds]))))
    .returning(['truck'])
    .execute()
  for (const { truck } of gone)
    work.record(jobCalledOff, contractId, { what: 'المعدّة', place: site, truck, why: 'لا تُرسل المعدّة' })
}
