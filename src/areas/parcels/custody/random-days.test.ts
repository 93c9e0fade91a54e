import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { handOverCode } from '#areas/finance/cod/hand-over.ts'
import { countCustody } from '#areas/finance/cod/use-cases/count-custody.ts'
import { settleCustody } from '#areas/finance/cod/use-cases/settle-custody.ts'
import { Refusal } from '#platform/refusal.ts'
import { boxesOf } from '#testing/boxes.ts'
import { salalah } from '#testing/branches.ts'
import { dice as thrown } from '#testing/dice.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { folded } from '../journey/parcel.ts'
import { holdParcel, releaseParcel } from '../journey/use-cases/hold-parcel.ts'
import { correctParcel } from '../mishaps/use-cases/correct-parcel.ts'
import { deliverAtDoor, failStop, noteCall } from '../runs/use-cases/at-the-door.ts'
import { closeRun, takeBackFromRun } from '../runs/use-cases/end-run.ts'
import { loadOnRun, sendRun } from '../runs/use-cases/load-run.ts'
import { shelveParcel } from '../shelves/use-cases/shelve-parcel.ts'
import { declareOwn } from './use-cases/declare-own.ts'

const office = testOffice()
const { setUp, clerk, near, newId, aCourier, toTheDoor, planned, row, codeFor } = parcelsOf(office)
const { colleague, newBox } = boxesOf(office)
beforeEach(setUp)

/** A person is told why not; anything else is a fault of ours. */
const refusedOr = (act: Promise<unknown>) =>
  act.catch((error: unknown) => {
    if (error instanceof Refusal || error instanceof z.ZodError) return null
    throw error
  })

async function aWorld(seed: number) {
  const roll = thrown(seed)
  const pick = <One>(all: readonly One[]) => all[roll(all.length)] as One
  const dice = { pick }
  const boxId = await newBox()
  const fatima = await colleague('fatima', 'cashier', salalah)
  await openSession(fatima, { boxId, rials1: '0' })
  const asma = await colleague('asma', 'parcelsSupervisor', salalah)
  const couriers = [await aCourier(), await aCourier()]
  const parcels = [
    await toTheDoor({ cod: '10' }),
    await toTheDoor({ cod: '7.500', weight2: '1' }),
    await toTheDoor({ cod: '3', payer: 'recipient' }),
    await toTheDoor({ payer: 'recipient' }),
  ]
  return { dice, fatima, asma, couriers, parcels }
}
type World = Awaited<ReturnType<typeof aWorld>>

const stopsOf = (parcelId: string) =>
  office.db
    .selectFrom('parcelStops as s')
    .innerJoin('parcelRuns as r', 'r.id', 's.runId')
    .select(['s.id', 's.runId', 'r.courierId'])
    .where('s.parcelId', '=', parcelId)
    .orderBy('r.plannedAt', 'desc')
    .execute()

/** What anybody may try, at a right moment or a wrong one. */
const acts: Record<string, (world: World, parcelId: string) => Promise<unknown>> = {
  plan: async ({ dice, couriers }, id) => planned(dice.pick(couriers).id, [id]),
  load: async ({ dice }, id) => {
    const [stop] = await stopsOf(id)
    const piece = dice.pick(['', '-1', '-2'])
    return stop && loadOnRun(clerk(), { runId: stop.runId, parcel: `${(await row(id)).number}${piece}` })
  },
  send: async (_, id) => {
    const [stop] = await stopsOf(id)
    return stop && sendRun(clerk(), { runId: stop.runId })
  },
  deliver: async ({ dice, couriers }, id) => {
    const [stop] = await stopsOf(id)
    const courier = couriers.find((one) => one.id === stop?.courierId) ?? dice.pick(couriers)
    const isCard = dice.pick([true, false, false])
    const { number } = await row(id)
    const given = { receivedBy: 'مريم', code: await codeFor(id), signature: [], pieces: `${number}-1 ${number}-2` }
    const money = isCard
      ? {
          way: 'card' as const,
          reference: String(dice.pick([1, 2, 3, 4, 5, 6, 7, 8, 9])),
          paid: dice.pick(['10', '7.500', '5.100', '1.575']),
        }
      : { paid: dice.pick(['20', '20', '1']) }
    return stop && deliverAtDoor(courier.ctx, { stopId: stop.id, ...given, ...money })
  },
  call: async (_, id) => {
    const [stop] = await stopsOf(id)
    return stop && noteCall(clerk(), { stopId: stop.id })
  },
  fail: async ({ dice }, id) => {
    const [stop] = await stopsOf(id)
    return stop && failStop(clerk(), { stopId: stop.id, reason: dice.pick(['no-answer', 'refused']), pin: '17.0194,54.0897,20' })
  },
  back: async (_, id) => {
    const [stop] = await stopsOf(id)
    return stop && takeBackFromRun(clerk(), { runId: stop.runId, parcel: (await row(id)).number })
  },
  close: async (_, id) => {
    const [stop] = await stopsOf(id)
    return stop && closeRun(clerk(), { runId: stop.runId })
  },
  shelve: async ({ dice }, id) => shelveParcel(near(), { parcel: (await row(id)).number, shelf: dice.pick(['A1-1', 'B1-1']) }),
  hold: (_, id) => holdParcel(clerk(), { parcelId: id, reason: 'سؤال' }),
  release: (_, id) => releaseParcel(clerk(), { parcelId: id }),
  correct: async (_, id) => {
    const last = await office.db
      .selectFrom('parcelEvents')
      .select('id')
      .where('parcelId', '=', id)
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return correctParcel(clerk(), { parcelId: id, eventId: last.id, state: 'at-branch', reason: 'مسح خاطئ' })
  },
  declare: ({ dice, couriers }) =>
    declareOwn(dice.pick(couriers).ctx, { id: newId(), rials10: dice.pick(['1', '2']), rials1: '5' }),
  count: async ({ dice, fatima }) => {
    const [open] = await office.db
      .selectFrom('codHandOvers')
      .select(['id', 'expected'])
      .where('status', '=', 'declared')
      .execute()
    if (!open) return null
    const baisa5 = String(Number(open.expected) / 5 - dice.pick([0, 0, 20]))
    return countCustody(fatima, { handOverId: open.id, code: await handOverCode(office.db, open.id), baisa5 })
  },
  settle: async ({ asma }) => {
    const [open] = await office.db.selectFrom('codHandOvers').select('id').where('status', '=', 'differs').execute()
    return open && settleCustody(asma, { handOverId: open.id, borneBy: 'courier', reason: 'عُدّ مرتين' })
  },
}

async function holdsTogether(parcels: readonly string[]) {
  for (const { id, parcelId, state } of await office.db
    .selectFrom('parcelPieces')
    .select(['id', 'parcelId', 'state'])
    .execute()) {
    const events = await office.db
      .selectFrom('parcelEvents')
      .select(['step', 'toldState'])
      .where('pieceId', '=', id)
      .orderBy('sequence')
      .execute()
    expect(folded(events), parcelId).toBe(state)
    const open = await office.db
      .selectFrom('parcelCustody')
      .select('id')
      .where('pieceId', '=', id)
      .where('until', 'is', null)
      .execute()
    expect(open).toHaveLength(1)
  }
  for (const id of parcels) {
    const { state, cod } = await row(id)
    const taken = await office.db
      .selectFrom('cods')
      .select('amount')
      .where('parcelId', '=', id)
      .where('reversedBy', 'is', null)
      .execute()
    const sum = taken.reduce((total, { amount }) => total + amount, 0n)
    expect([0n, cod]).toContain(sum)
    if (state === 'handed-over') expect(sum).toBe(cod)
  }
  expect((await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)).toEqual([])
}

test.each([11, 22, 33])(
  'whatever comes, twice or at a wrong moment, ends in one state, one custody and whole money (%i)',
  async (seed) => {
    const world = await aWorld(seed)
    const { dice, parcels } = world
    const likely = ['plan', 'load', 'load', 'send', 'deliver', 'deliver', 'deliver', 'call', 'fail', 'back', 'close', 'shelve']
    const names = [...likely, 'hold', 'release', 'release', 'correct', 'declare', 'count', 'settle']
    for (let at = 0; at < 70; at += 1) {
      const [act, id] = [acts[dice.pick(names)], dice.pick(parcels)]
      office.later(1_000)
      // The same from two phones at once.
      const twice = dice.pick([false, false, false, true])
      await Promise.all([
        refusedOr(act?.(world, id) ?? Promise.resolve()),
        ...(twice ? [refusedOr(act?.(world, id) ?? Promise.resolve())] : []),
      ])
      if (at % 10 === 9) await holdsTogether(parcels)
    }
    await holdsTogether(parcels)
  },
)
