import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { takeMoneyAtDoor } from '../../counter/taking-money.ts'
import { type LoadedParcel, loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { mayFollow } from '../../journey/parcel.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { takeOffItsRun } from '../../mishaps/off-its-run.ts'
import { endStop } from '../../runs/use-cases/at-the-door.ts'
import { exceptionSettled } from '../facts.ts'
import { ConfirmToldDeliveryInput } from '../inputs.ts'
import { type ToldDeliveryShown, toldDelivery } from '../told-delivery.ts'

/** The supervisor finds that the courier was right: the scan is corrected, the parcel is handed over, and the cash is in his custody. */
export const confirmToldDelivery = command({
  name: 'parcels.confirm-told-delivery',
  permission: may.correct,
  input: ConfirmToldDeliveryInput,
  async run(work, { parcelId, eventId, note, ...paid }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.correct)
    const found = await toldDelivery(work.tx, parcelId)
    if (found?.id !== eventId) {
      if (await wasConfirmed(work, { parcelId, eventId })) {
        work.repeated()
        return { parcelId }
      }
      throw new Refusal('parcels.nothing-to-settle', 'حُسم هذا من قبل، أو تغيّر حال الطرد. حدّث الصفحة.')
    }
    await giveBackToCourier(work, parcel, { found, reason: note })
    const inHand = await loadParcelForUpdate(work, parcelId, may.correct)
    await takeMoneyAtDoor(work, { courierId: found.courierId, parcel: inHand }, paid)
    await takeStep(work, inHand, { step: 'handed-over', note: `إلى ${found.told.receivedBy} كما سجّله ${found.courier}` })
    await keepProof(work, parcelId, found)
    await endStop(work, found.stopId, { state: 'delivered', pin: undefined })
    // That no code proved it is decided with it.
    const review = { parcelId, note, reviewedBy: work.actor.id, reviewedAt: work.now() }
    const kinds = ['conflict', 'unproved'] as const
    await work.tx
      .insertInto('parcelReviews')
      .values(kinds.map((kind) => ({ ...review, id: work.newId(), kind })))
      .execute()
    await settleTasks(work, { rule: 'parcels.phone-conflict', subject: { kind: 'parcel', id: parcelId } })
    work.record(exceptionSettled, parcelId, { number: shownNumber(parcel.number), kind: 'conflict', note })
    return { parcelId }
  },
})

type Given = { found: ToldDeliveryShown; reason: string }

/** Whatever was scanned meanwhile was wrong: it was with him all the time. */
async function giveBackToCourier(work: Work, parcel: LoadedParcel, { found, reason }: Given) {
  if (parcel.endedAt !== null)
    throw new Refusal('parcels.no-step', 'انتهى هذا الطرد بغير قول المندوب. صحّح حاله أولًا إن كان خطأً، ثم اعتمد قوله.')
  if (parcel.heldReason !== null) await takeStep(work, parcel, { step: 'released', reason })
  const free = await loadParcelForUpdate(work, parcel.id, may.correct)
  const scanned = free.pieces.filter(({ state }) => !mayFollow(state, 'dispatched'))
  if (scanned.length > 0)
    await takeStep(work, free, {
      ...{ step: 'corrected', pieces: scanned.map(({ n }) => n), reason, note: `كان مع ${found.courier}` },
      told: { state: 'at-branch', corrects: await lastEvents(work, parcel.id) },
    })
  await takeOffItsRun(work, parcel.id, 'سلّمه مندوب آخر')
  const here = await loadParcelForUpdate(work, parcel.id, may.correct)
  await takeStep(work, here, { step: 'dispatched', holderId: found.courierId, note: found.courier })
}

/** The last thing that moved each piece. */
async function lastEvents({ tx }: Work, parcelId: string) {
  const rows = await tx
    .selectFrom('parcelCustody')
    .innerJoin('parcelPieces', 'parcelPieces.id', 'pieceId')
    .select(['pieceId', 'eventId'])
    .where('parcelId', '=', parcelId)
    .where('until', 'is', null)
    .execute()
  return new Map(rows.map(({ pieceId, eventId }) => [pieceId, eventId]))
}

async function keepProof({ tx }: Work, parcelId: string, { id, told, happenedAt }: ToldDeliveryShown) {
  const arrived = await tx
    .selectFrom('parcelPhoneProofs')
    .select('fileId')
    .where('eventId', '=', id)
    .where('fileId', 'is not', null)
    .executeTakeFirst()
  await tx
    .insertInto('parcelProofs')
    .values({
      ...{ parcelId, receivedBy: told.receivedBy, by: 'signature', fileId: arrived?.fileId ?? null, at: happenedAt },
      ...{ cardEnd: told.cardEnd, reason: 'اعتمده المشرف بعد تعارض', eventId: id },
    })
    .execute()
}

const wasConfirmed = ({ tx }: Work, { parcelId, eventId }: { parcelId: string; eventId: string }) =>
  tx
    .selectFrom('parcelProofs')
    .select('parcelId')
    .where('parcelId', '=', parcelId)
    .where('eventId', '=', eventId)
    .executeTakeFirst()
