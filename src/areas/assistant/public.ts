import type { Work } from '#platform/context.ts'
import type { Service } from '#values/services.ts'
import { filled } from './answers.ts'
import { conversationHandedOver, questionAsked } from './facts.ts'
import { handedOverConversation } from './inbox-queries.ts'
import { knownPages } from './pages.ts'
import { assistantPermissions } from './permissions.ts'
import { rank } from './search.ts'
import { type Asking, answerValues } from './values.ts'

export type Question = Awaited<ReturnType<typeof questions>>[number]

/** The published questions of one service, or all; an answer that needs what nobody has set is left out. */
export async function questions(asking: Asking, service?: Service) {
  const values = await answerValues(asking)
  const rows = await ('tx' in asking ? asking.tx : asking.db)
    .selectFrom('questions')
    .select(['id', 'service', 'question', 'answer', 'linkPath', 'linkLabel'])
    .where('published', '=', true)
    .$if(service !== undefined, (query) => query.where('service', '=', service ?? null))
    .orderBy('position')
    .limit(200)
    .execute()
  return rows.flatMap(({ answer, linkPath, linkLabel, ...row }) => {
    const text = filled(answer, values)
    const link = linkPath && linkLabel ? { path: linkPath, label: linkLabel } : null
    return text === null ? [] : [{ ...row, answer: text, link }]
  })
}

const related = 0.2

/** Those that have to do with what was typed, best first; nothing typed asks for all. */
export async function searchQuestions(asking: Asking, typed: string) {
  const all = await questions(asking)
  if (typed.trim() === '') return all
  const entries = all.map((question) => ({ question, title: question.question, text: question.answer }))
  return rank(typed, entries)
    .filter(({ score }) => score >= related)
    .map(({ entry }) => entry.question)
}

/** The pages of the site that have to do with it, for whoever found no answer. */
export function pagesAbout(typed: string) {
  return rank(typed, knownPages)
    .filter(({ score }) => score >= related)
    .flatMap(({ entry }) => entry.link ?? [])
    .slice(0, 3)
}

/** For whoever shows staff all that waits for them: who may read the conversations a person was asked for, and how they come. */
export const conversationsDesk = {
  permission: assistantPermissions.viewConversations,
  handedOver: conversationHandedOver,
  asked: questionAsked,
  read: handedOverConversation,
  heading: ({ tx }: Pick<Work, 'tx'>, id: string) =>
    tx
      .selectFrom('conversations')
      .select(['id', 'sequence', 'startedAt', 'handedOverAt', 'name', 'phone'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
}

/** How far a person has got with a conversation. */
export async function moveConversation(
  { tx }: Pick<Work, 'tx'>,
  id: string,
  status: 'waiting-for-person' | 'with-person' | 'ended',
) {
  await tx.updateTable('conversations').set({ status }).where('id', '=', id).execute()
}

/** What a person says into the chat; the visitor reads it where the question was asked. */
export async function answerConversation(
  { tx, newId, now, actor }: Pick<Work, 'tx' | 'newId' | 'now' | 'actor'>,
  conversationId: string,
  text: string,
) {
  const line = { id: newId(), conversationId, author: 'staff' as const, text, writtenBy: actor.id, writtenAt: now() }
  await tx
    .insertInto('conversationLines')
    .values({ ...line, linkPath: null, linkLabel: null })
    .execute()
}
