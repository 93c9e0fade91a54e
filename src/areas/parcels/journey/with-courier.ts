import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'

/** Any piece of it is in a courier's hands, wherever its papers say that it is. */
export const isWithCourier = (eb: ExpressionBuilder<Database, 'parcels'>) =>
  eb.exists(
    eb
      .selectFrom('parcelPieces')
      .innerJoin('parcelCustody', 'parcelCustody.pieceId', 'parcelPieces.id')
      .select(sql.lit(1).as('one'))
      .whereRef('parcelPieces.parcelId', '=', 'parcels.id')
      .where('until', 'is', null)
      .where('holder', '=', 'courier'),
  )
