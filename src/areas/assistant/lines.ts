import type { Work } from '#platform/context.ts'
import type { Reply } from './answer.ts'

/** What the assistant says into a conversation. */
export async function say({ tx, newId, now }: Work, conversationId: string, reply: Omit<Reply, 'kind'>) {
  const { text, link, suggestions, offersPerson } = reply
  await tx
    .insertInto('conversationLines')
    .values({
      id: newId(),
      conversationId,
      author: 'assistant',
      text,
      linkPath: link?.path ?? null,
      linkLabel: link?.label ?? null,
      suggestions: JSON.stringify(suggestions),
      offersPerson,
      writtenAt: now(),
    })
    .execute()
}
