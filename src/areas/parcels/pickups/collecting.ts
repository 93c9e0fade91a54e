import { recordsOf } from '#areas/customers/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { type LoadedParcel, piecesOf } from '../journey/load-for-update.ts'
import { shownNumber } from '../journey/number.ts'
import { parcelStates } from '../journey/parcel.ts'
import { takeStep } from '../journey/taking-a-step.ts'
import { endPickup, type LoadedPickup, takenAt } from './asking.ts'

type Scanned = { number: string; piece: number | null }

/** The pickup a courier was given, or one of the branch for whoever delivers in all of it. */
export async function courierPickupForUpdate({ tx, actor }: Pick<Work, 'tx' | 'actor'>, id: string): Promise<LoadedPickup> {
  const row = await tx.selectFrom('parcelPickups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row?.courierId || !reaches(actor, may.deliver, { branchId: row.branchId, assigneeId: row.courierId }))
    throw new Refusal('parcels.pickup-of-another', 'ليس هذا الاستلام لك. اسأل المشرف.')
  return row
}

type Taking = { scanned: Scanned; at?: (parcel: LoadedParcel) => Date }

/** A piece is scanned at its merchant's door: from then on it is with the courier. */
export async function collectPiece(work: Work, pickup: LoadedPickup, { scanned, at }: Taking) {
  const parcel = await parcelOfMerchant(work, pickup, scanned.number)
  const said = { parcelId: parcel.id, number: shownNumber(parcel.number) }
  const pieces = parcel.pieces.filter(({ n }) => !scanned.piece || n === scanned.piece)
  if (pieces.length === 0) throw fieldFault('parcel', `لا قطعة ${scanned.piece} في الطرد ${said.number}. أعد المسح.`)
  const left = pieces.filter(({ state }) => state === 'registered')
  if (left.length === 0) {
    if (parcel.pickupId === pickup.id) return { ...said, isNew: false }
    const state = parcelStates[parcel.state]
    throw fieldFault('parcel', `الطرد ${said.number} حالته «${state}»، فلا يُستلم هنا. ضعه جانبًا واسأل المشرف.`)
  }
  await takeStep(work, parcel, {
    ...{ step: 'accepted', pieces: left.map(({ n }) => n), holderId: pickup.courierId, note: pickup.courierName },
    ...{ atDoor: { pickupId: pickup.id }, at: at?.(parcel) },
  })
  return { ...said, isNew: true }
}

async function parcelOfMerchant(work: Work, { partyId, branchId }: LoadedPickup, number: string) {
  const row = await work.tx
    .selectFrom('parcels')
    .selectAll()
    .where('number', '=', number)
    .where('senderId', 'in', recordsOf(partyId))
    .where('branchId', '=', branchId)
    .where('isReturning', '=', false)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw fieldFault('parcel', 'ليس هذا من الطرود التي سجّلها هذا التاجر. ضعه جانبًا.')
  return { ...row, pieces: await piecesOf(work.tx, row.id) }
}

/** The courier leaves the merchant. */
export async function closePickup(work: Work, pickup: LoadedPickup) {
  const { count } = pickup
  if (pickup.state === 'collected') return { count, taken: await takenAt(work, pickup.id), isNew: false }
  if (pickup.state !== 'scheduled') throw new Refusal('parcels.pickup-over', 'أُلغي هذا الاستلام. اسأل المشرف.')
  if ((await takenAt(work, pickup.id)) === 0)
    throw new Refusal('parcels.nothing-collected', 'لم تستلم منه شيئًا. امسح ما تأخذه، أو اطلب من المشرف موعدًا آخر.')
  return { count, taken: await endPickup(work, pickup), isNew: true }
}
