import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import type { Reaction, Subscriber } from '#platform/subscribers.ts'
import { apiStates } from '../api/shapes.ts'
import { stepFacts } from '../journey/facts.ts'
import { readNumber } from '../journey/number.ts'
import type { StepName } from '../journey/parcel.ts'
import { toldSteps } from './told-steps.ts'

/** Whatever whoever has a number may read of a parcel, its sender's programs are told. */
export const webhookSubscribers: Subscriber[] = toldSteps.map((step) => ({
  name: `parcels.webhooks-${step}`,
  factName: stepFacts[step].name,
  async react(reaction, _factId, data) {
    const { number, at } = data as { number: string; at: string }
    const read = readNumber(number)
    if (read && read !== 'wrong') await note(reaction, { number: read.number, step, at })
  },
}))

type Happened = { number: string; step: StepName; at: string }

async function note({ tx, jobs, newId, now }: Reaction, { number, step, at }: Happened) {
  const parcel = await tx
    .selectFrom('parcels')
    .select(['id', 'senderId', 'senderReference', 'state'])
    .where('number', '=', number)
    .executeTakeFirst()
  if (!parcel) return
  const webhooks = await tx
    .selectFrom('apiWebhooks')
    .select('id')
    .where('partyId', 'in', recordsOf(parcel.senderId))
    .where('endedAt', 'is', null)
    .where(sql<boolean>`(events is null or ${step} = any(events))`)
    .execute()
  if (webhooks.length === 0) return
  const event = await tx
    .selectFrom('parcelEvents')
    .select(['sequence', 'reason'])
    .where('parcelId', '=', parcel.id)
    .where('step', '=', step)
    .where('at', '=', new Date(at))
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst()
  const body = JSON.stringify({
    ...{ type: `parcel.${step}`, sequence: String(event?.sequence ?? 0), number, reference: parcel.senderReference },
    ...{ state: apiStates[parcel.state], reason: event?.reason ?? null, at },
  })
  const rows = webhooks.map(({ id }) => ({ id: newId(), webhookId: id, body, madeAt: now(), nextAt: now() }))
  await tx
    .insertInto('apiDeliveries')
    .values(rows.map((row) => ({ ...row, heardAt: null, lastStatus: null })))
    .execute()
  await jobs.wakeTeller(tx)
}
