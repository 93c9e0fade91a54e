import { sql } from 'kysely'
import { z } from 'zod'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import { Refusal } from '#platform/refusal.ts'
import { collected, pickupClosed } from '../at-pickup.ts'
import { delivered } from '../delivered.ts'
import { happenedAt, mostEvents, type PhoneAnswer } from '../event.ts'
import { type PhoneEvent, PhoneEventInput } from '../inputs.ts'
import { oldTaken } from '../old-taken.ts'
import { called, failed, loaded, moved } from '../other-events.ts'
import type { ToldDelivery } from '../tables.ts'

/** Of several one was refused: all are undone, to be taken one by one. */
export class OneRefused extends Error {}

/**
 * Events of a courier's phone in their order, each once however often it is sent: a second time it hears its first answer. Several stand
 * or fall together.
 */
export const takePhoneEvents = command({
  name: 'parcels.take-phone-event',
  permission: may.deliver,
  input: z.object({ events: z.array(PhoneEventInput).min(1).max(mostEvents) }),
  async run(work, { events }): Promise<PhoneAnswer[]> {
    const before = await answersBefore(work, events)
    const answers: PhoneAnswer[] = []
    const taken: Taken[] = []
    const { record, repeated } = work
    let hasRecorded = false
    let hasRepeated = false
    const each: Work = {
      ...work,
      record: (...fact) => {
        hasRecorded = true
        record(...fact)
      },
      repeated: () => {
        hasRepeated = true
      },
    }
    for (const event of events) {
      const first = before.get(event.id)
      if (first) each.repeated()
      const one = first ?? (await carriedOut(each, event))
      // One that stands twice in a message is heard once.
      before.set(event.id, one)
      const { parcelId, said = null, told = null, ...answer } = one
      if (answer.result === 'refused' && events.length > 1) throw new OneRefused()
      if (!first) taken.push({ id: event.id, parcelId, said, told, answer })
      answers.push(answer)
    }
    if (taken.length > 0) await keepAnswers(work, taken)
    if (hasRepeated && !hasRecorded) repeated()
    return answers
  },
})

type CarriedOut = PhoneAnswer & { parcelId: string | null; said?: string; told?: ToldDelivery }
type Taken = { id: string; parcelId: string | null; said: string | null; told: ToldDelivery | null; answer: PhoneAnswer }

async function carriedOut(work: Work, event: PhoneEvent): Promise<CarriedOut> {
  switch (event.kind) {
    case 'loaded':
      return loaded(work, event)
    case 'called':
      return called(work, event)
    case 'old-taken':
      return oldTaken(work, event)
    case 'collected':
      return collected(work, event)
    case 'pickup-closed':
      return pickupClosed(work, event)
    case 'moved':
      return moved(work, event)
    case 'failed':
      return failed(work, event)
    case 'delivered':
      return delivered(work, event)
  }
}

/** What was answered to those that came before; of two at once the second waits for the first. */
async function answersBefore(work: Work, events: readonly PhoneEvent[]) {
  const values = events.map((event) => {
    const { id, device, seq, kind, deviceAt, clockOff } = event
    return {
      ...{ id, device, kind, deviceAt, seq: BigInt(seq), clockOffMs: BigInt(clockOff), courierId: work.actor.id },
      ...{ happenedAt: happenedAt(event, { after: new Date(0), now: work.now() }), receivedAt: work.now() },
      ...{ stopId: 'stopId' in event ? event.stopId : null, parcelId: null, result: 'accepted' as const, code: null },
      ...{ sentence: null, said: null, told: null },
    }
  })
  const insert = work.tx
    .insertInto('parcelPhoneEvents')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
  const added = new Set((await (values.length === 1 ? insert.modifyEnd(often) : insert).execute()).map(({ id }) => id))
  const expected = events
    .filter(({ id }) => added.has(id))
    .flatMap(({ id, proofs }) => [...new Set(proofs)].map((sha256) => ({ eventId: id, sha256, fileId: null })))
  if (expected.length > 0) await work.tx.insertInto('parcelPhoneProofs').values(expected).execute()
  const known = events.map(({ id }) => id).filter((id) => !added.has(id))
  return known.length > 0 ? answersKept(work, known) : new Map<string, CarriedOut>()
}

async function answersKept({ tx, actor }: Work, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('parcelPhoneEvents')
    .select(['id', 'result', 'code', 'sentence', 'fields', 'parcelId'])
    .where('id', 'in', ids)
    .where('courierId', '=', actor.id)
    .execute()
  if (rows.length < ids.length) throw new Refusal('parcels.event-of-another', 'سجّل هذا مندوب آخر.')
  return new Map(
    rows.map(({ id, fields, ...answer }): [string, CarriedOut] => [
      id,
      { ...answer, fields: fields as Record<string, string[]> },
    ]),
  )
}

const keepAnswers = ({ tx }: Work, taken: readonly Taken[]) =>
  sql`
    update parcel_phone_events e set parcel_id = t.parcel_id, said = t.said, told = t.told::jsonb, result = t.result, code = t.code,
      sentence = t.sentence, fields = t.fields::jsonb
    from unnest(${taken.map(({ id }) => id)}::uuid[], ${taken.map(({ parcelId }) => parcelId)}::uuid[],
      ${taken.map(({ said }) => said)}::text[], ${taken.map(({ told }) => told && JSON.stringify(told))}::text[],
      ${taken.map(({ answer }) => answer.result)}::text[], ${taken.map(({ answer }) => answer.code)}::text[],
      ${taken.map(({ answer }) => answer.sentence)}::text[], ${taken.map(({ answer }) => JSON.stringify(answer.fields))}::text[])
      t (id, parcel_id, said, told, result, code, sentence, fields)
    where e.id = t.id ${often}`.execute(tx)
