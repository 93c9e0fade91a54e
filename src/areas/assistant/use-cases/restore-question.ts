import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { questionRestored } from '../facts.ts'
import { RestoreQuestionInput } from '../inputs.ts'
import { assistantPermissions } from '../permissions.ts'
import type { QuestionWords } from '../question-words.ts'
import { asSeen, changedMeanwhile, keepVersion, refuseUnfit } from './question-versions.ts'

/** An earlier version becomes the newest; a question that is withdrawn stays so. */
export const restoreQuestion = command({
  name: 'assistant.restore-question',
  permission: assistantPermissions.editQuestions,
  input: RestoreQuestionInput,
  async run(work, { questionId, version: restored, seen }) {
    const words = await versionOf(work, questionId, restored)
    if (!words) throw new Refusal('assistant.no-version', 'لا نسخة أخرى بهذا الرقم. حدّث الصفحة.')
    await refuseUnfit(work, words, questionId)

    await putBack(work, { questionId, seen }, words)
    const version = await keepVersion(work, { questionId, words, restored })
    const { question, answer } = words
    work.record(questionRestored, questionId, { question, answer, version, restored })
    return { questionId }
  },
})

const versionOf = ({ tx }: Work, questionId: string, version: number) =>
  tx
    .selectFrom('questionVersions')
    .select(['question', 'answer', 'service', 'linkPath', 'linkLabel'])
    .where('questionId', '=', questionId)
    .where('version', '=', version)
    .where('version', '<', ({ selectFrom }) =>
      selectFrom('questionVersions as newest')
        .select(({ fn }) => fn.max('newest.version').as('version'))
        .where('newest.questionId', '=', questionId),
    )
    .executeTakeFirst()

/** Only over what was seen, so that nobody's newer words are covered up. */
async function putBack({ tx, now }: Work, { questionId, seen }: { questionId: string; seen: string }, words: QuestionWords) {
  const saved = await tx
    .updateTable('questions')
    .set({ ...words, changedAt: now() })
    .where('id', '=', questionId)
    .where(asSeen(seen))
    .returning('id')
    .executeTakeFirst()
  if (!saved) throw changedMeanwhile()
}
