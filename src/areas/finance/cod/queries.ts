import type { Ctx, Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

/** For which of them it was taken. */
export async function codsTakenOf(asked: Asked, parcelIds: readonly string[]) {
  const rows = await within(asked)
    .selectFrom('cods')
    .select('parcelId')
    .where(({ eb, fn, val }) => eb('parcelId', '=', fn.any(val([...parcelIds]))))
    .where('reversedBy', 'is', null)
    .execute()
  return new Set(rows.map(({ parcelId }) => parcelId))
}

/** Whether it was taken for a parcel, and how. */
export const codTakenOf = async (asked: Asked, parcelId: string) =>
  (await within(asked)
    .selectFrom('cods')
    .select(['amount', 'way', 'takenAt'])
    .where('parcelId', '=', parcelId)
    .where('reversedBy', 'is', null)
    .modifyEnd(often)
    .executeTakeFirst()) ?? null
