import { conversationsDesk } from '#areas/assistant/public.ts'
import type { Subscriber } from '#platform/subscribers.ts'
import { enterInbox } from './use-cases/entries.ts'

const { handedOver, asked, heading } = conversationsDesk

/** A conversation comes into the inbox when a person is asked for, and calls again with every word the visitor writes after that. */
export const inboxHears: Subscriber[] = [
  {
    name: 'site.conversation-into-inbox',
    factName: handedOver.name,
    async react(reaction, _, data) {
      const { id, sequence, startedAt, handedOverAt, name, phone } = await heading(
        reaction,
        handedOver.data.parse(data).conversationId,
      )
      const came = { id, sequence, numberedAt: startedAt, sentAt: handedOverAt ?? reaction.now() }
      await enterInbox(reaction, {
        ...{ ...came, name: name ?? '', phone: phone ?? '', email: null, service: null },
        ...{ queue: 'conversation', kind: null, replyBy: null, preview: 'طلب موظفًا في المحادثة' },
      })
    },
  },
  {
    name: 'site.conversation-goes-on',
    factName: asked.name,
    async react({ tx, now }, _, data) {
      const { conversationId } = asked.data.parse(data)
      if (!conversationId) return
      await tx
        .updateTable('inboxEntries')
        .set({ waitsForUs: true, lastAt: now() })
        .where('id', '=', conversationId)
        .where('isOpen', '=', true)
        .execute()
    },
  },
]
