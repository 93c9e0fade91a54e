import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { inGroups } from '#values/phones.ts'
import { isolated } from '../answers.ts'
import { conversationCan, conversationNumber } from '../conversation.ts'
import { conversationHandedOver } from '../facts.ts'
import { HandOverInput } from '../inputs.ts'
import { say } from '../lines.ts'

export const handOverConversation = command({
  name: 'assistant.hand-over',
  permission: anyone,
  input: HandOverInput,
  async run(work, { formId, conversationId, name, phone }) {
    // The state is tested by the UPDATE itself: of many presses at once, one gets the row.
    const waiting = await work.tx
      .updateTable('conversations')
      .set({ status: 'waiting-for-person', name, phone, handOverForm: formId, handedOverAt: work.now() })
      .where('id', '=', conversationId)
      .where('status', 'in', conversationCan.handOver.from)
      .returning(['sequence', 'startedAt'])
      .executeTakeFirst()
    if (!waiting) return handedOverBefore(work, conversationId, formId)

    const number = conversationNumber(waiting)
    const text = `حوّلت محادثتك برقم ${isolated(number)}. يرد عليك موظف على ${isolated(inGroups(phone))}`
    await say(work, conversationId, { text, link: null, suggestions: [], offersPerson: false })
    const confirm = await hearsOfIt(work, phone)
    work.record(conversationHandedOver, conversationId, { conversationId, number, name, phone, confirm })
    return { conversationId, number }
  },
})

const confirmationsAnHour = 5

/** Anybody's number can be typed here: past so many in an hour it is sent no more messages. */
async function hearsOfIt({ tx, now }: Work, phone: string) {
  const { count } = await tx
    .selectFrom('conversations')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('phone', '=', phone)
    .where('handedOverAt', '>', new Date(now().getTime() - 3_600_000))
    .executeTakeFirstOrThrow()
  return count <= confirmationsAnHour
}

async function handedOverBefore(work: Work, conversationId: string, formId: string) {
  const conversation = await work.tx
    .selectFrom('conversations')
    .select(['sequence', 'startedAt', 'handOverForm', 'handedOverAt'])
    .where('id', '=', conversationId)
    .executeTakeFirst()
  if (!conversation?.handedOverAt) throw new Refusal('assistant.ended', 'انتهت هذه المحادثة. ابدأ محادثة جديدة.')
  const number = conversationNumber(conversation)
  if (conversation.handOverForm !== formId) {
    throw new Refusal('assistant.handed-over', `حُوّلت هذه المحادثة قبل قليل برقم ${isolated(number)}. لم نكررها.`)
  }
  work.repeated()
  return { conversationId, number }
}
