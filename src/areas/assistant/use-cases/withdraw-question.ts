import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { questionWithdrawn } from '../facts.ts'
import { WithdrawQuestionInput } from '../inputs.ts'
import { assistantPermissions } from '../permissions.ts'

/** The question stays as a draft and is not shown any more. */
export const withdrawQuestion = command({
  name: 'assistant.withdraw-question',
  permission: assistantPermissions.editQuestions,
  input: WithdrawQuestionInput,
  async run(work, { questionId }) {
    const withdrawn = await work.tx
      .updateTable('questions')
      .set({ published: false, changedAt: work.now() })
      .where('id', '=', questionId)
      .where('published', '=', true)
      .returning('question')
      .executeTakeFirst()
    if (!withdrawn) throw new Refusal('assistant.not-published', 'هذا السؤال ليس منشورًا. حدّث الصفحة.')
    work.record(questionWithdrawn, questionId, withdrawn)
  },
})
