import { takeBackCod } from '#areas/finance/public-cod.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { steps } from '../../journey/parcel.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { CorrectParcelInput } from '../inputs.ts'
import { takeOffItsRun } from '../off-its-run.ts'

/** An event was wrong: it stays, and another says what the pieces it moved are in truth. */
export const correctParcel = command({
  name: 'parcels.correct',
  permission: may.correct,
  input: CorrectParcelInput,
  async run(work, { parcelId, eventId, state, reason }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.correct)
    const { step, corrects } = await wrongEvents(work, { parcelId, eventId })
    const pieces = parcel.pieces.filter(({ id }) => corrects.has(id)).map(({ n }) => n)
    await takeStep(work, parcel, {
      step: 'corrected',
      pieces,
      reason,
      note: `خطأ: ${steps[step].label}`,
      told: { state, corrects },
    })
    await takeOffItsRun(work, parcelId, 'صُحّح حاله')
    // What was paid at that moment was not: the money goes back as it came, or the accountant has to mend it first.
    if (step === 'handed-over') await takeBackCod(work, { parcelId, reason })
    await withdrawProof(work, parcelId)
    if (state === 'ready-for-pickup')
      await work.tx
        .updateTable('parcels')
        .set((eb) => ({ storageFrom: eb.fn.coalesce('storageFrom', eb.val(dayOf(work.now()))) }))
        .where('id', '=', parcelId)
        .execute()
    return { parcelId }
  },
})

/** The same event of every piece that went through it together; each is corrected once. */
async function wrongEvents({ tx }: Work, { parcelId, eventId }: { parcelId: string; eventId: string }) {
  const one = await tx
    .selectFrom('parcelEvents')
    .select(['step', 'at'])
    .where('id', '=', eventId)
    .where('parcelId', '=', parcelId)
    .where('step', 'not in', ['registered', 'accepted', 'corrected'])
    .executeTakeFirst()
  if (!one) throw fieldFault('eventId', 'اختر ما سُجّل خطأً من القائمة.')
  const rows = await tx
    .selectFrom('parcelEvents')
    .select(['id', 'pieceId'])
    .where('parcelId', '=', parcelId)
    .where('step', '=', one.step)
    .where('at', '=', one.at)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('parcelEvents as c').select('c.id').whereRef('c.correctsId', '=', 'parcelEvents.id'))),
    )
    .execute()
  if (rows.length === 0) throw fieldFault('eventId', 'صُحّح هذا من قبل. حدّث الصفحة.')
  return { step: one.step, corrects: new Map(rows.map(({ id, pieceId }) => [pieceId ?? '', id])) }
}

/** Who took it, as it was said, is kept beside: it may be handed over anew. */
async function withdrawProof(work: Work, parcelId: string) {
  const proof = await work.tx.deleteFrom('parcelProofs').where('parcelId', '=', parcelId).returningAll().executeTakeFirst()
  if (!proof) return
  await work.tx
    .insertInto('parcelWithdrawnProofs')
    .values({ ...proof, id: work.newId(), withdrawnAt: work.now() })
    .execute()
}
