import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { hashOf } from '../journey/registering.ts'
import { isOver } from './tracked.ts'

export const noSuchParcel = () => new Refusal('not-found', 'لا طرد بهذا الرابط. اكتب رقم التتبّع.', 404)

/** The parcel behind a link, for whoever changes something by it; nobody else does meanwhile. */
export async function parcelBehind({ tx, now }: Pick<Work, 'tx' | 'now'>, token: string) {
  const row = await tx.selectFrom('parcels').selectAll().where('linkHash', '=', hashOf(token)).forUpdate().executeTakeFirst()
  if (!row || isOver(row, now())) throw noSuchParcel()
  return row
}
