import type { Ctx, Work } from '#platform/context.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

/** Whether it was taken for a parcel, and how. */
export const codTakenOf = async (asked: Asked, parcelId: string) =>
  (await within(asked)
    .selectFrom('cods')
    .select(['amount', 'way', 'takenAt'])
    .where('parcelId', '=', parcelId)
    .where('reversedBy', 'is', null)
    .executeTakeFirst()) ?? null
