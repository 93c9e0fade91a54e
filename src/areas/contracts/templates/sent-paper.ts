import type { Ctx } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

type Sent = { id: string; sentAt: Date | null }

/** The paper a contract was sent on last, with its hash; null while it is not sent, or was sent without one. */
export async function sentPaper({ db, files }: Pick<Ctx, 'db' | 'files'>, { id, sentAt }: Sent) {
  if (!sentAt) return null
  const paper = await db
    .selectFrom('contractPapers')
    .select(['id', 'title', 'text', 'madeAt', 'sha256'])
    .where('contractId', '=', id)
    .where('madeAt', '>=', sentAt)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!paper) return null
  if (!(await files.has(paper.sha256)))
    throw new Refusal('contracts.paper-lost', 'فُقد ملف هذا العقد من الحفظ. أبلغ مدير النظام ليعيده من نسخة احتياطية.', 404)
  return { ...paper, bytes: new Uint8Array(await files.get(paper.sha256)) }
}
