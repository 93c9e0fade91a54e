import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { answer } from '../answer.ts'
import { conversationCan } from '../conversation.ts'
import { questionAsked } from '../facts.ts'
import { AskInput } from '../inputs.ts'
import { knowledge } from '../knowledge.ts'
import { say } from '../lines.ts'

export const askAssistant = command({
  name: 'assistant.ask',
  permission: anyone,
  input: AskInput,
  async run(work, { formId, conversationId = formId, text }) {
    if (conversationId === formId) await begin(work, formId)
    const status = await openStatus(work, conversationId)
    const first = await writeDown(work, { id: formId, conversationId, text })
    if (!first) {
      work.repeated()
      return { conversationId }
    }
    // A person is answering by now: the assistant does not interrupt.
    const reply = status === 'with-person' ? null : answer(text, await knowledge(work))
    if (reply) await say(work, conversationId, reply)
    work.record(questionAsked, conversationId, { reply: reply?.kind ?? 'none', conversationId })
    return { conversationId }
  },
})

async function begin({ tx, now }: Work, id: string) {
  await tx
    .insertInto('conversations')
    .values({ id, name: null, phone: null, handOverForm: null, handedOverAt: null, startedAt: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function openStatus({ tx }: Work, id: string) {
  const conversation = await tx.selectFrom('conversations').select('status').where('id', '=', id).executeTakeFirst()
  if (conversation && conversationCan.ask(conversation)) return conversation.status
  throw new Refusal('assistant.ended', 'انتهت هذه المحادثة. ابدأ محادثة جديدة.')
}

/** Nothing comes back when this form has been written down before: a second press, or a retry. */
function writeDown({ tx, now }: Work, line: { id: string; conversationId: string; text: string }) {
  return tx
    .insertInto('conversationLines')
    .values({ ...line, author: 'visitor', linkPath: null, linkLabel: null, writtenAt: now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
}
