import { sql } from 'kysely'
import type { z } from 'zod'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { questionPublished } from '../facts.ts'
import { PublishQuestionInput } from '../inputs.ts'
import { assistantPermissions } from '../permissions.ts'
import type { QuestionWords } from '../question-words.ts'
import { asSeen, changedMeanwhile, keepVersion, noQuestion, refuseUnfit } from './question-versions.ts'

export const publishQuestion = command({
  name: 'assistant.publish-question',
  permission: assistantPermissions.editQuestions,
  input: PublishQuestionInput,
  async run(work, { questionId, seen, position, ...written }) {
    const words = wordsIn(written)
    await refuseUnfit(work, words, questionId)

    const id = await (questionId ? change(work, { id: questionId, seen, position }, words) : add(work, { position }, words))
    await keepVersion(work, { questionId: id, words, restored: null })
    const { question, answer } = words
    work.record(questionPublished, id, { question, answer })
    return { questionId: id }
  },
})

type Written = Omit<z.output<typeof PublishQuestionInput>, 'questionId' | 'seen' | 'position'>

const wordsIn = ({ question, answer, service, linkPath, linkLabel }: Written): QuestionWords => ({
  question,
  answer,
  service: service ?? null,
  linkPath: linkPath ?? null,
  linkLabel: linkLabel ?? null,
})

type Placed = { position: number | undefined }

async function add({ tx, newId, now }: Work, placed: Placed, words: QuestionWords) {
  const position = placed.position ?? sql<number>`(select coalesce(max(position), 0) + 10 from questions)`
  const id = newId()
  await tx
    .insertInto('questions')
    .values({ ...words, published: true, id, position, changedAt: now() })
    .execute()
  return id
}

type Changed = Placed & { id: string; seen: string | undefined }

async function change({ tx, now }: Work, { id, seen, position }: Changed, words: QuestionWords) {
  const saved = await tx
    .updateTable('questions')
    .set({ ...words, published: true, ...(position !== undefined && { position }), changedAt: now() })
    .where('id', '=', id)
    .$if(seen !== undefined, (query) => query.where(asSeen(seen ?? '')))
    .returning('id')
    .executeTakeFirst()
  if (saved) return saved.id
  throw seen ? changedMeanwhile() : noQuestion()
}
