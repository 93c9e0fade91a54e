import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import type { LoadedParcel } from '../journey/load-for-update.ts'
import { shownNumber } from '../journey/number.ts'
import { parcelWeighed } from './facts.ts'
import type { Weighed } from './inputs.ts'
import { pricedAnew } from './pricing-anew.ts'

/** What the scale says is kept with the parcel and each of its pieces; null where it says what was told. */
export async function weigh(work: Work, parcel: LoadedParcel, weighed: Weighed) {
  if (weighed.length !== parcel.pieceCount) throw fieldFault('weight1', `اكتب وزن كل قطعة، وهي ${parcel.pieceCount}.`)
  const pieces = weighed.map(({ weight, length, width, height }) => ({
    grams: weight,
    size: length && width && height ? { length, width, height } : null,
  }))
  const price = await pricedAnew(work, parcel, pieces)
  const isSame = price.grams === parcel.grams && price.chargeable === parcel.chargeable
  if (isSame) return null
  for (const [index, { grams, size }] of pieces.entries())
    await work.tx
      .updateTable('parcelPieces')
      .set({ grams, length: size?.length ?? null, width: size?.width ?? null, height: size?.height ?? null })
      .where('parcelId', '=', parcel.id)
      .where('n', '=', index + 1)
      .execute()
  await work.tx.updateTable('parcels').set(price).where('id', '=', parcel.id).execute()
  const { id: parcelId, senderId, senderName: sender, payer } = parcel
  const difference = price.carriage - parcel.carriage
  const told = { gramsBefore: parcel.grams, grams: price.grams }
  work.record(parcelWeighed, parcelId, { number: shownNumber(parcel.number), senderId, sender, payer, ...told, difference })
  return { ...price, ...told, carriageBefore: parcel.carriage, difference }
}
export type WeighedOtherwise = NonNullable<Awaited<ReturnType<typeof weigh>>>

/** Beside the parcel stands what it was told to weigh, what it weighs, and by which paper the difference was asked. */
export const noteWeighing = (work: Work, parcelId: string, { weighed, invoiceId }: Noted) =>
  work.tx
    .insertInto('parcelWeighings')
    .values({
      ...{ id: work.newId(), parcelId, at: work.now(), byId: work.actor.id, invoiceId },
      ...{ gramsBefore: weighed.gramsBefore, grams: weighed.grams },
      ...{ carriageBefore: weighed.carriageBefore, carriage: weighed.carriage },
    })
    .execute()

type Noted = { weighed: WeighedOtherwise; invoiceId: string | null }
