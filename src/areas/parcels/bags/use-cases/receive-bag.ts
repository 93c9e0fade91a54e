import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { addTask } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { howMany } from '#values/plural.ts'
import { heldParcel } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { bagArrived } from '../facts.ts'
import { OfBagInput, PutInBagInput } from '../inputs.ts'
import { loadBagForUpdate } from '../load-for-update.ts'

/** Each piece is scanned out of the bag: it has arrived when it was seen, not when the bag was. */
export const receiveFromBag = command({
  name: 'parcels.receive-from-bag',
  permission: may.sort,
  input: PutInBagInput,
  async run(work, { bagId, parcel: scanned }) {
    const bag = await loadBagForUpdate(work, bagId, 'toBranchId')
    if (bag.state === 'open') throw new Refusal('parcels.bag-open', 'لم يخرج الكيس بعد من فرعه.')
    const parcel = await heldParcel(work, scanned.number)
    const sent = await waitedFor(work, bagId)
    const pieces = (parcel?.pieces ?? []).filter(({ n }) => !scanned.piece || n === scanned.piece)
    if (!parcel || !pieces.some(({ id }) => sent.has(id)))
      throw fieldFault('parcel', 'ليس هذا الطرد في بيان الكيس. ضعه جانبًا، وأخبر المشرف.')
    const said = { bagId, number: shownNumber(parcel.number) }
    const waited = pieces.filter(({ id, state }) => sent.has(id) && state === 'in-transit')
    if (waited.length === 0) {
      work.repeated()
      return said
    }
    const step = { step: 'arrived' as const, pieces: waited.map(({ n }) => n), branchId: bag.toBranchId, note: bag.number }
    await takeStep(work, parcel, step)
    await work.tx
      .updateTable('parcelBagPieces')
      .set({ receivedAt: work.now() })
      .where('bagId', '=', bagId)
      .where(
        'pieceId',
        'in',
        waited.map(({ id }) => id),
      )
      .execute()
    return said
  },
})

async function waitedFor({ tx }: Work, bagId: string) {
  const rows = await tx.selectFrom('parcelBagPieces').select('pieceId').where('bagId', '=', bagId).execute()
  return new Set(rows.map(({ pieceId }) => pieceId))
}

/** The bag is empty: what was in it and did not come is somebody's task at once. */
export const closeBag = command({
  name: 'parcels.close-bag',
  permission: may.sort,
  input: OfBagInput,
  async run(work, { bagId }) {
    const bag = await loadBagForUpdate(work, bagId, 'toBranchId')
    if (bag.state === 'arrived') {
      work.repeated()
      return { bagId, missing: 0 }
    }
    if (bag.state === 'open') throw new Refusal('parcels.bag-open', 'لم يخرج الكيس بعد من فرعه.')
    const rows = await work.tx
      .selectFrom('parcelBagPieces')
      .innerJoin('parcelPieces', 'parcelPieces.id', 'parcelBagPieces.pieceId')
      .innerJoin('parcels', 'parcels.id', 'parcelPieces.parcelId')
      .select(['number', 'n', 'pieceCount'])
      .where('bagId', '=', bagId)
      .where('receivedAt', 'is', null)
      .orderBy('number')
      .execute()
    const missing = rows.map(({ number, n, pieceCount }) => shownNumber(number) + (pieceCount > 1 ? `، القطعة ${n}` : ''))
    await work.tx
      .updateTable('parcelBags')
      .set((eb) => ({ state: 'arrived', arrivedAt: work.now(), version: eb('version', '+', 1) }))
      .where('id', '=', bagId)
      .execute()
    if (missing.length > 0)
      await addTask(work, {
        ...{ rule: 'parcels.bag-short', period: 'once', subject: { kind: 'parcel-bag', id: bagId }, kind: 'discrepancy' },
        ...{ title: `نقص الكيس ${bag.number}: ${howMany(missing.length, 'piece')}`, details: missing.join('، ') },
        ...{ branchId: bag.toBranchId, role: 'parcelsSupervisor', needs: may.hold },
      })
    work.record(bagArrived, bagId, { ...bag.told, missing })
    return { bagId, missing: missing.length }
  },
})
