import { companyProfile } from '#areas/company/public.ts'
import type { Work } from '#platform/context.ts'
import { knownPages } from './pages.ts'
import { questions } from './public.ts'
import type { Known } from './search.ts'
import { companyTopics, topics } from './topics.ts'

/** Everything the assistant may say today. */
export async function knowledge(work: Pick<Work, 'tx' | 'now'>): Promise<Known[]> {
  const asked = await questions(work)
  const fromQuestions = asked.map(({ question, answer, link }) => ({ title: question, text: answer, link }))
  return [...topics, ...companyTopics(await companyProfile(work)), ...fromQuestions, ...knownPages]
}
