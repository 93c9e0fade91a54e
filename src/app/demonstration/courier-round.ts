import { codeOf } from '#areas/parcels/journey/hand-over-code.ts'
import type { EventKind } from '#areas/parcels/phone/event.ts'
import { takeBatch } from '#areas/parcels/phone/take-batch.ts'
import { sendRun } from '#areas/parcels/runs/use-cases/load-run.ts'
import { planRun } from '#areas/parcels/runs/use-cases/plan-run.ts'
import { timeOn } from '#values/days.ts'
import { inDecimals } from '#values/money.ts'
import { type Carried, clockFrom, type ParcelStory } from './parcel-intake.ts'

export const couriers = ['hamad', 'badr', 'musallam'] as const
export type Courier = (typeof couriers)[number]

export type Told = { kind: EventKind; clock: string; data: Record<string, string>; proofs?: string[] }
type Message = { day: string; courier: Courier; clock: string; events: readonly Told[] }

/** Sends the events a courier's phone kept since its last message, as one message at a time of that day. */
export async function phoneTells({ ctx, as }: ParcelStory, { day, courier, clock, events }: Message) {
  const then = as(courier, day, clock)
  const { answers } = await takeBatch(then, {
    ...{ version: 1, device: ctx.newId(), by: then.actor.id, sentAt: then.now() },
    events: events.map(({ kind, clock: at, data, proofs = [] }, seq) => ({
      ...{ id: ctx.newId(), seq: seq + 1, kind, data, proofs },
      at: new Date(Math.min(timeOn(day, at).getTime(), then.now().getTime())),
    })),
  })
  const refused = answers.find(({ result }) => result === 'refused' || result === 'waits')
  if (refused) throw new Error(`a phone of the demonstration was refused: ${JSON.stringify(refused)}`)
}

type Round = { day: string; courier: Courier; parcels: readonly Carried[] }

/** Planned by the supervisor, scanned into the courier's hands, and gone. */
export async function leaves(story: ParcelStory, { day, courier, parcels }: Round) {
  const { ctx, as, person, offices } = story
  const { runId } = await planRun(as('asma', day, '13:00'), {
    ...{ id: ctx.newId(), branchId: offices.get('SLL') ?? '', courierId: person(courier).id, day },
    ...{ vehicle: `باص توزيع ${couriers.indexOf(courier) + 1}`, parcels: parcels.map(({ id }) => id) },
  })
  const events = parcels.map(({ number }, at) => ({
    ...{ kind: 'loaded' as const, clock: clockFrom('14:30', at), data: { parcel: number } },
  }))
  await phoneTells(story, { day, courier, clock: '14:50', events })
  await sendRun(as(courier, day, '15:00'), { runId })
  return runId
}

export type Outcome = 'delivered' | 'absent' | 'refused'
type Doors = { day: string; courier: Courier; runId: string; clock: string; outcomes: ReadonlyMap<string, Outcome> }

/** One door after another, told together when the phone has a network again. */
export async function goesFromDoorToDoor(story: ParcelStory, { runId, outcomes, ...message }: Doors) {
  const stops = await stopsOf(story, runId)
  const events: Told[] = []
  for (const [at, stop] of stops.filter(({ parcelId }) => outcomes.has(parcelId)).entries()) {
    const outcome = outcomes.get(stop.parcelId)
    const clock = clockFrom('15:10', at * 18)
    if (outcome === 'delivered') events.push({ kind: 'delivered', clock, data: await given(story, stop) })
    else if (outcome) events.push({ kind: 'failed', clock, data: { stopId: stop.id, reason: outcome } })
  }
  await phoneTells(story, { ...message, events })
}

export type Stop = Awaited<ReturnType<typeof stopsOf>>[number]

export const stopsOf = ({ ctx }: ParcelStory, runId: string) =>
  ctx.db
    .selectFrom('parcelStops')
    .innerJoin('parcels', 'parcels.id', 'parcelStops.parcelId')
    .select(['parcelStops.id', 'parcelId', 'codeNumber', 'carriage', 'codFee', 'vat', 'cod', 'payer', 'recipientName'])
    .where('runId', '=', runId)
    .orderBy('position')
    .execute()

const given = async ({ ctx }: ParcelStory, stop: Stop) => ({
  ...{ stopId: stop.id, receivedBy: stop.recipientName, paid: dueOf(stop) },
  code: await codeOf(ctx.db, stop.parcelId, stop.codeNumber),
})

/** The sum paid at the door, without what is less than the smallest coin. */
export function dueOf({ payer, carriage, codFee, vat, cod }: Stop) {
  const ours = payer === 'recipient' ? carriage + codFee + vat : 0n
  return inDecimals(cod + ours - (ours % 5n)) ?? ''
}
