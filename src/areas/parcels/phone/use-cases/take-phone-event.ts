import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import { Refusal } from '#platform/refusal.ts'
import { collected, pickupClosed } from '../at-pickup.ts'
import { delivered } from '../delivered.ts'
import { happenedAt, type PhoneAnswer } from '../event.ts'
import { type PhoneEvent, PhoneEventInput } from '../inputs.ts'
import { oldTaken } from '../old-taken.ts'
import { called, failed, loaded, moved } from '../other-events.ts'
import type { ToldDelivery } from '../tables.ts'

/** One event of a courier's phone, once however often it is sent: a second time it hears its first answer. */
export const takePhoneEvent = command({
  name: 'parcels.take-phone-event',
  permission: may.deliver,
  input: PhoneEventInput,
  async run(work, event): Promise<PhoneAnswer> {
    const first = await firstAnswer(work, event)
    if (first) {
      work.repeated()
      return first
    }
    const { parcelId, said = null, told = null, ...answer } = await carriedOut(work, event)
    const { result, code, sentence, fields } = answer
    await work.tx
      .updateTable('parcelPhoneEvents')
      .set({ parcelId, said, result, code, sentence, fields: JSON.stringify(fields), told: told && JSON.stringify(told) })
      .where('id', '=', event.id)
      .modifyEnd(often)
      .execute()
    return answer
  },
})

type CarriedOut = PhoneAnswer & { parcelId: string | null; said?: string; told?: ToldDelivery }

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

/** Null where it comes for the first time; of two at once the second waits for the first. */
async function firstAnswer(work: Work, event: PhoneEvent): Promise<PhoneAnswer | null> {
  const { id, device, seq, kind, deviceAt, clockOff, proofs } = event
  const isFirst = await work.tx
    .insertInto('parcelPhoneEvents')
    .values({
      ...{ id, device, kind, deviceAt, seq: BigInt(seq), clockOffMs: BigInt(clockOff), courierId: work.actor.id },
      ...{ happenedAt: happenedAt(event, { after: new Date(0), now: work.now() }), receivedAt: work.now() },
      ...{ stopId: 'stopId' in event ? event.stopId : null, parcelId: null, result: 'accepted', code: null, sentence: null },
      ...{ said: null, told: null },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .modifyEnd(often)
    .executeTakeFirst()
  if (isFirst) {
    const expected = [...new Set(proofs)].map((sha256) => ({ eventId: id, sha256, fileId: null }))
    if (expected.length > 0) await work.tx.insertInto('parcelPhoneProofs').values(expected).execute()
    return null
  }
  const before = await work.tx
    .selectFrom('parcelPhoneEvents')
    .select(['result', 'code', 'sentence', 'fields'])
    .where('id', '=', id)
    .where('courierId', '=', work.actor.id)
    .executeTakeFirst()
  if (!before) throw new Refusal('parcels.event-of-another', 'سجّل هذا مندوب آخر.')
  return { ...before, fields: before.fields as Record<string, string[]> }
}
