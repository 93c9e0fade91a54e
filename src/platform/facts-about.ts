import type { Ctx } from './context.ts'

/** What happened to one subject, the newest first. */
export function factsAbout({ db }: Pick<Ctx, 'db'>, subjectId: string, most: number) {
  return db
    .selectFrom('facts')
    .select(['id', 'name', 'data', 'actorId', 'actorName', 'happenedAt'])
    .where('subjectId', '=', subjectId)
    .orderBy('sequence', 'desc')
    .limit(most)
    .execute()
}
