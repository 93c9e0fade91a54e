import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { conversationNumber } from './conversation.ts'
import { linesOf } from './queries.ts'

/** What was said since the first question; null where nobody asked for a person: that stays between the two. */
export async function handedOverConversation({ db }: Pick<Ctx, 'db'>, id: string) {
  if (!isUuid(id)) return null
  const row = await db
    .selectFrom('conversations')
    .select(['id', 'sequence', 'startedAt'])
    .where('handedOverAt', 'is not', null)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const [lines, authors] = await Promise.all([linesOf({ db }, row.id), authorsIn({ db }, row.id)])
  const told = lines.map((line) => ({ ...line, writtenBy: authors.get(line.id) ?? null }))
  return { number: conversationNumber(row), lines: told }
}

/** Which colleague wrote each answer; the visitor's own page never asks for it. */
async function authorsIn({ db }: Pick<Ctx, 'db'>, conversationId: string) {
  const rows = await db
    .selectFrom('conversationLines')
    .select(['id', 'writtenBy'])
    .where('conversationId', '=', conversationId)
    .where('author', '=', 'staff')
    .limit(200)
    .execute()
  return new Map(rows.map(({ id, writtenBy }) => [id, writtenBy]))
}
