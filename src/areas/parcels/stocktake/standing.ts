import type { Ctx, Work } from '#platform/context.ts'

type Db = Ctx['db'] | Work['tx']

const columns = ['parcelPieces.id as pieceId', 'parcels.id', 'number', 'n', 'pieceCount', 'recipientName', 'place'] as const

/** What the books say stands on a shelf. */
export const standingOnShelf = (db: Db, shelfId: string) =>
  db
    .selectFrom('parcelCustody')
    .innerJoin('parcelPieces', 'parcelPieces.id', 'parcelCustody.pieceId')
    .innerJoin('parcels', 'parcels.id', 'parcelPieces.parcelId')
    .select(columns)
    .where('until', 'is', null)
    .where('holder', '=', 'shelf')
    .where('holderId', '=', shelfId)
    .orderBy('number')
    .orderBy('n')
    .execute()

/** What was seen there. */
export const seenOnShelf = (db: Db, stocktakeId: string) =>
  db
    .selectFrom('parcelStocktakePieces')
    .innerJoin('parcelPieces', 'parcelPieces.id', 'parcelStocktakePieces.pieceId')
    .innerJoin('parcels', 'parcels.id', 'parcelPieces.parcelId')
    .select(columns)
    .where('stocktakeId', '=', stocktakeId)
    .orderBy('seenAt', 'desc')
    .execute()
