import { beforeEach, expect, test } from 'vitest'
import { hashOfPng as hash, minutes, phonesOf } from '#testing/courier-phone.ts'
import { dice } from '#testing/dice.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { folded } from '../journey/parcel.ts'
import { takeBackFromRun } from '../runs/use-cases/end-run.ts'
import { loadOnRun } from '../runs/use-cases/load-run.ts'

const office = testOffice()
const parcels = parcelsOf(office)
const { setUp, clerk, newId, aCourier, toTheDoor, planned, row, codeFor } = parcels
const { event, send, inCustody, eventsOf, holdersNow } = phonesOf(office, parcels)
beforeEach(setUp)

const lives = process.env.FULL ? 40 : 3
type Throw = (sides: number) => number
const oneOf = <T>(throwOf: Throw, of: readonly T[]) => of[throwOf(of.length)] as T

const ends = ['none', 'code', 'signature', 'refused', 'absent', 'no-answer'] as const
type Plan = { cod: string; loadedBy: 'phone' | 'desk'; end: (typeof ends)[number]; comesBack: boolean; courier: 0 | 1 }

/** What is to happen to each parcel of a day of two couriers. The code comes with the loading: where the phone told of that, there is none yet. */
function planOf(life: number): Plan[] {
  const throwOf = dice(life)
  return Array.from({ length: 5 }, () => {
    const loadedBy = oneOf(throwOf, ['phone', 'desk'] as const)
    const end = oneOf(throwOf, ends)
    return {
      ...{ cod: oneOf(throwOf, ['', '5', '12.5']), loadedBy, comesBack: throwOf(2) === 0 },
      ...{ end: end === 'code' && loadedBy === 'phone' ? 'signature' : end, courier: throwOf(2) === 0 ? 0 : 1 },
    }
  })
}

type Sent = ReturnType<typeof event>
type Parcel = Plan & { id: string; stopId: string; runId: string; told: Sent[] }

async function dayOf(plans: readonly Plan[]) {
  const couriers = [await aCourier(), await aCourier()] as const
  const ids: string[] = []
  for (const { cod } of plans) ids.push(await toTheDoor(cod ? { cod } : {}))
  const mine = (courier: number) => ids.filter((_, at) => plans[at]?.courier === courier)
  for (const courier of [0, 1] as const) if (mine(courier).length > 0) await planned(couriers[courier].id, mine(courier))
  const all: Parcel[] = []
  for (const [at, plan] of plans.entries()) {
    const id = ids[at] ?? ''
    const stop = await office.db
      .selectFrom('parcelStops')
      .select(['id', 'runId'])
      .where('parcelId', '=', id)
      .executeTakeFirstOrThrow()
    if (plan.loadedBy === 'desk') await loadOnRun(clerk(), { runId: stop.runId, parcel: (await row(id)).number })
    all.push({ ...plan, id, stopId: stop.id, runId: stop.runId, told: [] })
  }
  office.later(minutes(240))
  for (const [at, one] of all.entries()) one.told = await toldOf(one, 200 - at * 20)
  return { couriers, all }
}

/** What the courier's phone keeps of one parcel, the first of it so many minutes ago. */
async function toldOf({ id, stopId, cod, loadedBy, end }: Parcel, ago: number): Promise<Sent[]> {
  const at = (later: number) => ({ stopId, ago: minutes(ago - later) })
  const loaded = loadedBy === 'phone' ? [event({ kind: 'loaded', parcel: (await row(id)).number, ago: minutes(ago) })] : []
  const given = { kind: 'delivered' as const, receivedBy: 'مريم الكثيري', ...(cod && { paid: cod }), ...at(9) }
  switch (end) {
    case 'none':
      return loaded
    case 'code':
      return [...loaded, event({ ...given, code: await codeFor(id) })]
    case 'signature':
      return [...loaded, event({ ...given, whyNoCode: 'هاتفها مغلق', cardEnd: '4821', proofs: [hash] })]
    case 'no-answer': {
      const calls = [3, 5].map((later) => event({ kind: 'called', ...at(later) }))
      return [...loaded, ...calls, event({ kind: 'failed', reason: 'no-answer', pin: '17.0194,54.0897,20', ...at(9) })]
    }
    case 'refused':
    case 'absent':
      return [...loaded, event({ kind: 'failed', reason: end, ...at(9) })]
  }
}

const failedEnds: readonly string[] = ['refused', 'absent', 'no-answer']
const bringBack = async (all: readonly Parcel[], which: (one: Parcel) => boolean) => {
  for (const { id, runId } of all.filter((one) => one.comesBack && failedEnds.includes(one.end) && which(one)))
    await takeBackFromRun(clerk(), { runId, parcel: (await row(id)).number })
}

function shuffled<T>(throwOf: Throw, of: readonly T[]) {
  const left = [...of]
  return of.map(() => left.splice(throwOf(left.length), 1)[0] as T)
}

type Arrival = 'in order' | 'shuffled' | 'doubled' | 'late' | 'from two phones'

/** Two phones, each with the events of its courier: calls stay with the attempt they belong to, all else comes as it comes. */
async function arrive({ couriers, all }: Awaited<ReturnType<typeof dayOf>>, arrival: Arrival, throwOf: Throw) {
  const isLoadedAtDesk = (one: Parcel) => one.loadedBy === 'desk'
  if (arrival === 'late') await bringBack(all, isLoadedAtDesk)
  const devices = [newId(), newId(), newId()]
  const groups = all.flatMap(({ courier, told, end }) => {
    const calls = end === 'no-answer' ? told.slice(-3) : []
    const single = told.filter((one) => !calls.includes(one)).map((one) => [one])
    return [...single, ...(calls.length > 0 ? [calls] : [])].map((events) => ({ courier, events }))
  })
  const sent = arrival === 'in order' || arrival === 'late' ? groups : shuffled(throwOf, groups)
  for (const { courier, events } of sent) {
    const device = devices[arrival === 'from two phones' && throwOf(2) === 0 ? 2 : courier] ?? newId()
    const { ctx } = couriers[courier]
    if (arrival === 'doubled') await Promise.all([1, 2].map(() => send(ctx, events, { device })))
    else await send(ctx, events, { device })
    if (throwOf(3) === 0) office.later(minutes(throwOf(30)))
  }
  // As a phone does at the end of a day: everything once more, in its own order.
  for (const courier of [0, 1] as const) {
    const own = all.filter((one) => one.courier === courier).flatMap(({ told }) => told)
    if (own.length > 0) await send(couriers[courier].ctx, own, { device: devices[courier] ?? '' })
  }
  await bringBack(all, (one) => arrival !== 'late' || !isLoadedAtDesk(one))
}

async function outcomeOf({ couriers, all }: Awaited<ReturnType<typeof dayOf>>) {
  const each = []
  for (const { id, stopId } of all) {
    const stop = await office.db.selectFrom('parcelStops').select('state').where('id', '=', stopId).executeTakeFirstOrThrow()
    const happened = await eventsOf(id)
    const { state, failedTimes, failure } = await row(id)
    each.push({
      failed: { times: failedTimes, isOpen: failure !== null },
      ...{ state, folded: folded(happened), stop: stop.state, holders: await holdersNow([id]) },
      steps: happened.map(({ step }) => step),
    })
  }
  return { each, money: await Promise.all(couriers.map(({ id }) => inCustody(id))) }
}

const stateAfterEnd = ({ end, comesBack }: Plan) => {
  if (end === 'code' || end === 'signature') return 'handed-over'
  if (end !== 'none') return comesBack ? 'at-branch' : 'attempt-failed'
  return 'out-for-delivery'
}

test.for(Array.from({ length: lives }, (_, at) => at + 1))(
  '21: a day of two phones ends the same however it arrives, life %i',
  async (life) => {
    const plans = planOf(life)
    const baisa = (courier: number) =>
      plans
        .filter((plan) => plan.courier === courier && stateAfterEnd(plan) === 'handed-over')
        .reduce((sum, { cod }) => sum + BigInt(Math.round(Number(cod || '0') * 1000)), 0n)
    for (const arrival of ['in order', 'shuffled', 'doubled', 'late', 'from two phones'] as const) {
      const day = await dayOf(plans)
      await arrive(day, arrival, dice(life * 100 + arrival.length))
      const { each, money } = await outcomeOf(day)
      const states = plans.map(stateAfterEnd)
      expect({ arrival, states: each.map(({ state }) => state) }).toEqual({ arrival, states })
      expect({ arrival, folded: each.map((one) => one.folded) }).toEqual({ arrival, folded: states })
      expect({ arrival, holders: each.map(({ holders }) => holders) }).toEqual({
        arrival,
        holders: states.map((state) => [holderIn[state]]),
      })
      expect({ arrival, money }).toEqual({ arrival, money: [baisa(0), baisa(1)] })
      for (const { steps, failed } of each) {
        expect(new Set(steps).size).toBe(steps.length)
        const times = steps.filter((step) => step === 'attempt-failed').length
        expect({ arrival, failed }).toEqual({ arrival, failed: { times, isOpen: times > 0 } })
      }
    }
  },
)

const holderIn = {
  'handed-over': 'recipient',
  'at-branch': 'floor',
  'attempt-failed': 'courier',
  'out-for-delivery': 'courier',
} as const
