import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { unknownVariables } from '../answers.ts'
import type { QuestionWords } from '../question-words.ts'
import { answerValues } from '../values.ts'

/** What may be published at all: known settings alone, and no question twice. */
export async function refuseUnfit(work: Work, words: QuestionWords, questionId = '') {
  const [strange] = unknownVariables(words.answer, await answerValues(work))
  if (strange) throw new Refusal('assistant.unknown-variable', `لا إعداد بالاسم ${strange}. صحّحه في الجواب.`)
  await refuseTwice(work, words.question, questionId)
}

/** Under a lock, so that of two people writing the same question one is told of the other, and versions are counted one by one. */
async function refuseTwice({ tx }: Work, question: string, questionId: string) {
  await sql`select pg_advisory_xact_lock(hashtext('assistant.questions'))`.execute(tx)
  const same = await tx.selectFrom('questions').select('id').where('question', '=', question).executeTakeFirst()
  if (same && same.id !== questionId) throw new Refusal('assistant.question-exists', 'هذا السؤال موجود. عدّل جوابه.')
}

/** A page knows the moment to the millisecond; the first questions were written by the database itself, which counts finer. */
export const asSeen = (seen: string) => sql<boolean>`date_trunc('milliseconds', changed_at) = ${new Date(seen)}`

export const changedMeanwhile = () =>
  new Refusal('assistant.changed-meanwhile', 'غيّر زميل هذا السؤال بعد أن فتحته. حدّث الصفحة ثم أعد ما غيّرت.')

export const noQuestion = () => new Refusal('assistant.no-question', 'لا يوجد هذا السؤال. حدّث الصفحة.', 404)

type Kept = { questionId: string; words: QuestionWords; restored: number | null }

/** What is published now becomes the newest of its versions. */
export async function keepVersion({ tx, actor, now }: Work, { questionId, words, restored }: Kept) {
  const { newest } = await tx
    .selectFrom('questionVersions')
    .select(({ fn }) => fn.coalesce(fn.max('version'), sql<number>`0`).as('newest'))
    .where('questionId', '=', questionId)
    .executeTakeFirstOrThrow()
  const version = newest + 1
  await tx
    .insertInto('questionVersions')
    .values({ ...words, questionId, version, restored, writtenBy: actor.name, writtenAt: now() })
    .execute()
  return version
}
