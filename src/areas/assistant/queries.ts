import { data, redirect } from 'react-router'
import { z } from 'zod'
import { companyProfile } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { freshForm } from '#platform/public-form.ts'
import { conversationCan, conversationNumber, conversationPath } from './conversation.ts'

/** The screen before the first question. */
export async function openAssistant(ctx: Ctx) {
  const { phone } = await companyProfile(ctx)
  return { phone, ...(await freshForm(ctx)) }
}

/** What was said so far; who does not know its address does not find it. */
export async function conversation(ctx: Ctx, { params }: { params: Record<string, string | undefined> }) {
  const { conversationId: id } = params
  const found = isUuid(id) && (await ctx.db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst())
  if (!found) throw data('لا توجد هذه المحادثة.', { status: 404, statusText: 'Not Found' })
  const { hours, phone } = await companyProfile(ctx)
  return {
    id: found.id,
    number: found.handedOverAt && conversationNumber(found),
    withPerson: found.status === 'waiting-for-person' || found.status === 'with-person',
    canAsk: conversationCan.ask(found),
    canHandOver: conversationCan.handOver(found),
    lines: await linesOf(ctx, found.id),
    /** When people are there, said only while they are not. */
    away: hours && !hours.open ? hours.lines.join(' · ') : null,
    phone,
    ...(await freshForm(ctx)),
  }
}

/** The same with the form for a person; once handed over there is nothing left to ask. */
export async function openHandOver(ctx: Ctx, visit: { params: Record<string, string | undefined> }) {
  const found = await conversation(ctx, visit)
  if (!found.canHandOver) throw redirect(`${conversationPath(found.id)}#last`)
  return found
}

export type Line = Awaited<ReturnType<typeof linesOf>>[number]

const Suggestions = z.array(z.string()).catch([])

export async function linesOf({ db }: Pick<Ctx, 'db'>, conversationId: string) {
  const rows = await db
    .selectFrom('conversationLines')
    .select(['id', 'author', 'text', 'linkPath', 'linkLabel', 'suggestions', 'offersPerson', 'writtenAt'])
    .where('conversationId', '=', conversationId)
    .orderBy('sequence', 'desc')
    .limit(200)
    .execute()
  return rows.reverse().map(({ linkPath, linkLabel, suggestions, ...line }) => ({
    ...line,
    link: linkPath && linkLabel ? { path: linkPath, label: linkLabel } : null,
    suggestions: Suggestions.parse(suggestions),
  }))
}
