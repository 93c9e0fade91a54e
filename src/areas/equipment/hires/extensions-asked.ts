import { openTasksOf } from '#areas/tasks/public.ts'
import type { Ctx } from '#platform/context.ts'
import { extensionRule, hireKind } from './hire.ts'

/** One task for each asking: which line, until when, and the moment it was asked. */
export const periodOfExtension = (asked: { lineId: string; until: string; at: Date }) =>
  `${asked.lineId} ${asked.until} ${asked.at.toISOString()}`

/** What the customer asked of a hire that nobody has answered: longer until which day, for each of its lines. */
export async function extensionsAsked(ctx: Pick<Ctx, 'db'>, contractId: string) {
  const open = await openTasksOf(ctx, { rule: extensionRule, subject: { kind: hireKind, id: contractId } })
  return open.map(({ period, createdAt: askedAt }) => {
    const [lineId = '', until = ''] = (period ?? '').split(' ')
    return { lineId, until, askedAt }
  })
}
