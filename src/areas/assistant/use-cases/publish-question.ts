import { sql } from 'kysely'
import type { z } from 'zod'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { unknownVariables } from '../answers.ts'
import { questionPublished } from '../facts.ts'
import { PublishQuestionInput } from '../inputs.ts'
import { assistantPermissions } from '../permissions.ts'
import { answerValues } from '../values.ts'

export const publishQuestion = command({
  name: 'assistant.publish-question',
  permission: assistantPermissions.editQuestions,
  input: PublishQuestionInput,
  async run(work, { questionId, ...written }) {
    const [strange] = unknownVariables(written.answer, await answerValues(work))
    if (strange) throw new Refusal('assistant.unknown-variable', `لا إعداد بالاسم ${strange}. صحّحه في الجواب.`)
    await refuseTwice(work, written.question, questionId)

    const id = await (questionId ? change(work, questionId, written) : add(work, written))
    const { question, answer } = written
    work.record(questionPublished, id, { question, answer })
    return { questionId: id }
  },
})

type Written = Omit<z.output<typeof PublishQuestionInput>, 'questionId'>

/** Under a lock, so that of two people writing the same question one is told of the other. */
async function refuseTwice({ tx }: Work, question: string, questionId = '') {
  await sql`select pg_advisory_xact_lock(hashtext('assistant.questions'))`.execute(tx)
  const same = await tx.selectFrom('questions').select('id').where('question', '=', question).executeTakeFirst()
  if (same && same.id !== questionId) throw new Refusal('assistant.question-exists', 'هذا السؤال موجود. عدّل جوابه.')
}

const content = ({ question, answer, service, linkPath, linkLabel }: Written) => ({
  question,
  answer,
  service: service ?? null,
  linkPath: linkPath ?? null,
  linkLabel: linkLabel ?? null,
  published: true,
})

async function add({ tx, newId, now }: Work, written: Written) {
  const position = written.position ?? sql<number>`(select coalesce(max(position), 0) + 10 from questions)`
  const id = newId()
  await tx
    .insertInto('questions')
    .values({ ...content(written), id, position, changedAt: now() })
    .execute()
  return id
}

async function change({ tx, now }: Work, id: string, written: Written) {
  const { position } = written
  const saved = await tx
    .updateTable('questions')
    .set({ ...content(written), ...(position !== undefined && { position }), changedAt: now() })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!saved) throw new Refusal('assistant.no-question', 'لا يوجد هذا السؤال. حدّث الصفحة.', 404)
  return saved.id
}
