import type { Ctx, Work } from '#platform/context.ts'

/** The signed paper by which a unit came back from this stretch of its calendar. */
export const signedReturn = (db: Ctx['db'] | Work['tx'], occupancyId: string) =>
  db
    .selectFrom('inspections')
    .select(['id', 'sequence', 'seenOn', 'keys', 'electricityReading', 'waterReading'])
    .where('occupancyId', '=', occupancyId)
    .where('kind', '=', 'return')
    .where('status', '=', 'signed')
    .executeTakeFirst()
