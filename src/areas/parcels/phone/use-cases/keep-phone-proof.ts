import { createHash } from 'node:crypto'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { phoneProofKept } from '../facts.ts'
import { PhoneProofInput } from '../inputs.ts'

/** A signature or a picture that an event of this courier announced; the bytes must be those that were announced. */
export const keepPhoneProof = command({
  name: 'parcels.keep-phone-proof',
  permission: may.deliver,
  input: PhoneProofInput,
  async run(work, { sha256, file: [file] }) {
    if (!file || createHash('sha256').update(file.bytes).digest('hex') !== sha256)
      throw new Refusal('parcels.proof-differs', 'لم تصل الصورة كاملة. أعد الإرسال.', 422)
    const announced = await work.tx
      .selectFrom('parcelPhoneProofs')
      .innerJoin('parcelPhoneEvents', 'parcelPhoneEvents.id', 'parcelPhoneProofs.eventId')
      .select(['eventId', 'fileId', 'kind', 'parcelId', 'happenedAt'])
      .where('sha256', '=', sha256)
      .where('courierId', '=', work.actor.id)
      .forUpdate('parcelPhoneProofs')
      .execute()
    if (announced.length === 0) throw new Refusal('parcels.no-such-proof', 'لا تسليم ينتظر هذه الصورة.', 404)
    const waiting = announced.filter(({ fileId }) => fileId === null)
    if (waiting.length === 0) work.repeated()
    for (const { eventId, kind, parcelId, happenedAt } of waiting) {
      const fileId = await work.keepFile(file)
      if (kind === 'failed' && parcelId) await keepDoor(work, { fileId, parcelId, takenAt: happenedAt })
      await work.tx
        .updateTable('parcelPhoneProofs')
        .set({ fileId })
        .where('eventId', '=', eventId)
        .where('sha256', '=', sha256)
        .execute()
      await work.tx
        .updateTable('parcelProofs')
        .set({ fileId })
        .where('eventId', '=', eventId)
        .where('fileId', 'is', null)
        .execute()
      work.record(phoneProofKept, eventId, { eventId })
    }
    return { kept: waiting.length }
  },
})

/** Of a door nobody opened. */
const keepDoor = ({ tx, actor }: Work, taken: { fileId: string; parcelId: string; takenAt: Date }) =>
  tx
    .insertInto('parcelPhotos')
    .values({ ...taken, ofStep: 'attempt-failed', takenBy: actor.id })
    .execute()
