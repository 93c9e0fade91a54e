import { data } from 'react-router'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { filled } from './answers.ts'
import { answerValues } from './values.ts'

const columns = ['id', 'service', 'question', 'answer', 'linkPath', 'linkLabel', 'position', 'published', 'changedAt'] as const

/** All there are, and which of them the site leaves out because a setting is missing. */
export async function questionList(ctx: Pick<Ctx, 'db' | 'now'>) {
  const values = await answerValues(ctx)
  const rows = await ctx.db.selectFrom('questions').select(columns).orderBy('position').execute()
  return rows.map(({ answer, ...row }) => ({ ...row, isComplete: filled(answer, values) !== null }))
}

/** One to be changed, with its answer as a visitor reads it, and what it said before. */
export async function questionPage(ctx: Pick<Ctx, 'db' | 'now'>, id: string | undefined, compare: string | null = null) {
  const found = isUuid(id) && (await ctx.db.selectFrom('questions').select(columns).where('id', '=', id).executeTakeFirst())
  if (!found) throw data('لا يوجد هذا السؤال.', { status: 404, statusText: 'Not Found' })
  const values = await answerValues(ctx)
  const versions = await versionsOf(ctx, found.id)
  return {
    question: found,
    shown: filled(found.answer, values),
    versions: versions.map(({ version, writtenBy, writtenAt, restored }) => ({ version, writtenBy, writtenAt, restored })),
    compared: versions.find(({ version }) => String(version) === compare) ?? null,
  }
}

const versionsOf = ({ db }: Pick<Ctx, 'db'>, questionId: string) =>
  db
    .selectFrom('questionVersions')
    .select(['version', 'question', 'answer', 'service', 'linkPath', 'linkLabel', 'restored', 'writtenBy', 'writtenAt'])
    .where('questionId', '=', questionId)
    .orderBy('version', 'desc')
    .limit(50)
    .execute()
