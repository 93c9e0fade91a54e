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

/** Whether it was handed over by a paper and has not come back by one: then the tenant still has it. */
export async function isStillOut(db: Ctx['db'] | Work['tx'], occupancyId: string | null) {
  if (!occupancyId) return false
  const papers = await db
    .selectFrom('inspections')
    .select('kind')
    .where('occupancyId', '=', occupancyId)
    .where('status', '=', 'signed')
    .execute()
  return papers.some(({ kind }) => kind === 'handover') && !papers.some(({ kind }) => kind === 'return')
}
