import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { heldParcel } from '../../journey/load-for-update.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { bagSent } from '../facts.ts'
import { SendBagInput } from '../inputs.ts'
import { loadBagForUpdate } from '../load-for-update.ts'

/** Sealed and given to whoever drives: what lies in it then is what has to arrive. */
export const sendBag = command({
  name: 'parcels.send-bag',
  permission: may.sort,
  input: SendBagInput,
  async run(work, { bagId, seal, driver, driverPhone, plate = null }) {
    const bag = await loadBagForUpdate(work, bagId, 'fromBranchId')
    if (bag.state !== 'open') {
      work.repeated()
      return { bagId }
    }
    const lying = await contentOf(work, bagId)
    if (lying.length === 0) throw new Refusal('parcels.bag-empty', 'الكيس فارغ. امسح ما يخرج فيه أولًا.')
    await work.tx
      .updateTable('parcelBags')
      .set((eb) => ({
        ...{ state: 'on-the-way', seal, driver, driverPhone, plate },
        ...{ sentAt: work.now(), version: eb('version', '+', 1) },
      }))
      .where('id', '=', bagId)
      .execute()
    await work.tx
      .insertInto('parcelBagPieces')
      .values(lying.map(({ pieceId }) => ({ bagId, pieceId, receivedAt: null })))
      .execute()
    for (const [number, pieces] of byParcel(lying)) {
      const parcel = await heldParcel(work, number)
      if (parcel) await takeStep(work, parcel, { step: 'departed', pieces, holderId: bagId, note: `إلى ${bag.told.to}` })
    }
    work.record(bagSent, bagId, { ...bag.told, count: lying.length, seal, driver })
    return { bagId }
  },
})

const contentOf = ({ tx }: Work, bagId: string) =>
  tx
    .selectFrom('parcelCustody')
    .innerJoin('parcelPieces', 'parcelPieces.id', 'parcelCustody.pieceId')
    .innerJoin('parcels', 'parcels.id', 'parcelPieces.parcelId')
    .select(['pieceId', 'n', 'number'])
    .where('until', 'is', null)
    .where('holder', '=', 'bag')
    .where('holderId', '=', bagId)
    .orderBy('number')
    .execute()

function byParcel(rows: readonly { number: string; n: number }[]) {
  const parcels = new Map<string, number[]>()
  for (const { number, n } of rows) parcels.set(number, [...(parcels.get(number) ?? []), n])
  return parcels
}
