import { companyProfile } from '#areas/company/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Service } from '#values/services.ts'
import { filled } from './answers.ts'
import { countConversations, handedOverConversations } from './inbox-queries.ts'
import { assistantPermissions } from './permissions.ts'
import { rank } from './search.ts'

/** Asked by a page, or inside a caller's transaction. */
type Asking = Pick<Ctx, 'db' | 'now'> | Pick<Work, 'tx' | 'now'>
export type Question = Awaited<ReturnType<typeof questions>>[number]

/** The published questions of one service, or all; an answer that needs a setting nobody has set is left out. */
export async function questions(asking: Asking, service?: Service) {
  const company = await companyProfile(asking)
  const rows = await ('tx' in asking ? asking.tx : asking.db)
    .selectFrom('questions')
    .select(['id', 'service', 'question', 'answer', 'linkPath', 'linkLabel'])
    .where('published', '=', true)
    .$if(service !== undefined, (query) => query.where('service', '=', service ?? null))
    .orderBy('position')
    .limit(200)
    .execute()
  return rows.flatMap(({ answer, linkPath, linkLabel, ...row }) => {
    const text = filled(answer, company)
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

/** For whoever shows staff all that waits for them: the conversations a person was asked for, and who may read them. */
export const conversationsDesk = {
  permission: assistantPermissions.viewConversations,
  path: (id: string) => `/admin/conversations/${id}`,
  latest: handedOverConversations,
  count: countConversations,
}
