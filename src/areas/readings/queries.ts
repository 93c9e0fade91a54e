import type { ExpressionBuilder } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { MeterKind } from '#values/meters.ts'

type Reader = { db: Ctx['db'] | Work['tx'] }
export type MeterOf = { resourceId: string; kind: MeterKind }

/** Of a query over readings: those that were not taken back. */
const stands = ({ exists, not, selectFrom }: ExpressionBuilder<Database, 'meterReadings'>) =>
  not(exists(selectFrom('readingsTakenBack').select('readingId').whereRef('readingId', '=', 'meterReadings.id')))

/** The readings of one meter in their order, over all that hung there; what was taken back is not among them. */
export const readingsOf = ({ db }: Reader, { resourceId, kind }: MeterOf) =>
  db
    .selectFrom('meterReadings')
    .selectAll()
    .where('resourceId', '=', resourceId)
    .where('kind', '=', kind)
    .where(stands)
    .orderBy('readOn')
    .orderBy('readAt')
    .orderBy('id')
    .execute()

/** Those that were taken back, the last first. */
export const takenBackReadings = ({ db }: Reader, { resourceId, kind }: MeterOf) =>
  db
    .selectFrom('meterReadings')
    .innerJoin('readingsTakenBack', 'readingsTakenBack.readingId', 'meterReadings.id')
    .select(['id', 'reading', 'readOn', 'photoId', 'readingsTakenBack.reason', 'takenBackBy', 'takenBackAt'])
    .where('resourceId', '=', resourceId)
    .where('kind', '=', kind)
    .orderBy('takenBackAt', 'desc')
    .execute()

/** What each meter of these resources showed last. */
export const lastReadings = ({ db }: Reader, resourceIds: readonly string[]) =>
  db
    .selectFrom('meterReadings')
    .distinctOn(['resourceId', 'kind'])
    .select(['resourceId', 'kind', 'reading', 'readOn'])
    .where(({ eb, fn, val }) => eb('resourceId', '=', fn.any(val([...resourceIds]))))
    .where(stands)
    .orderBy('resourceId')
    .orderBy('kind')
    .orderBy('readOn', 'desc')
    .orderBy('readAt', 'desc')
    .execute()

/** Whose meter a picture shows, for who may open it. */
export async function resourceOfMeterPhoto({ db }: Reader, fileId: string) {
  const row = await db.selectFrom('meterReadings').select('resourceId').where('photoId', '=', fileId).executeTakeFirst()
  return row?.resourceId ?? null
}
