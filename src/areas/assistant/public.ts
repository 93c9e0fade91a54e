import type { Service } from '#values/services.ts'
import { filled } from './answers.ts'
import { countConversations, handedOverConversations } from './inbox-queries.ts'
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

/** For whoever shows staff all that waits for them: the conversations a person was asked for, and who may read them. */
export const conversationsDesk = {
  permission: assistantPermissions.viewConversations,
  path: (id: string) => `/admin/conversations/${id}`,
  latest: handedOverConversations,
  count: countConversations,
}
