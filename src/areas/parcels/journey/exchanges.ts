import type { Work } from '#platform/context.ts'
import { type Db, often, type Tx } from '#platform/db/database.ts'
import { Refusal } from '#platform/refusal.ts'
import { shownNumber } from './number.ts'
import type { ParcelState } from './parcel.ts'

/** What is to be taken where these are given, by the parcel that is given. */
export async function oldParcelsFor(db: Db | Tx, newParcelIds: readonly string[]) {
  if (newParcelIds.length === 0) return new Map<string, Old>()
  const rows = await db
    .selectFrom('parcelExchanges')
    .innerJoin('parcels', 'parcels.id', 'oldParcelId')
    .select(['newParcelId', 'parcels.id', 'number', 'state'])
    .where('newParcelId', 'in', newParcelIds)
    .where('state', '<>', 'cancelled')
    .execute()
  return new Map<string, Old>(rows.map(({ newParcelId, ...old }) => [newParcelId, old]))
}

type Old = { id: string; number: string; state: ParcelState }

export const oldParcelFor = (db: Db | Tx, newParcelId: string) =>
  db
    .selectFrom('parcelExchanges')
    .innerJoin('parcels', 'parcels.id', 'oldParcelId')
    .select(['parcels.id', 'number', 'state', 'heldReason'])
    .where('newParcelId', '=', newParcelId)
    .where('state', '<>', 'cancelled')
    .modifyEnd(often)
    .executeTakeFirst()

/** Nothing new is given before the old was taken. */
export async function mustHaveTakenOld({ tx }: Pick<Work, 'tx'>, newParcelId: string) {
  const old = await oldParcelFor(tx, newParcelId)
  if (old?.state === 'registered')
    throw new Refusal('parcels.old-first', `امسح القديم أولًا: الطرد ${shownNumber(old.number)}. لا يُسلَّم الجديد قبله.`)
}

/** The other parcel of an exchange, for the pages of both. */
export async function exchangedWith(db: Db | Tx, parcelId: string) {
  const row = await db
    .selectFrom('parcelExchanges')
    .innerJoin('parcels', (join) =>
      join.on(({ eb, or, and, ref }) =>
        or([
          and([eb('newParcelId', '=', parcelId), eb('parcels.id', '=', ref('oldParcelId'))]),
          and([eb('oldParcelId', '=', parcelId), eb('parcels.id', '=', ref('newParcelId'))]),
        ]),
      ),
    )
    .select(['parcels.id', 'number', 'state', 'newParcelId'])
    .executeTakeFirst()
  if (!row) return null
  const { id, number, state, newParcelId } = row
  return { id, number: shownNumber(number), state, isOld: newParcelId === parcelId }
}
