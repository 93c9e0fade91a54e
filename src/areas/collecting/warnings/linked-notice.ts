import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { namesOnContract } from './drawing.ts'
import { noticeOfLink } from './link.ts'
import { noticeNumber } from './warning.ts'

/** So long a link opens: whoever needs the notice later signs in, or asks the office. */
const linkDays = 90

/** The notice a link leads to, as it was sent; null where it leads to none, or no more. */
export async function linkedNotice(ctx: Pick<Ctx, 'db' | 'now' | 'contractKinds'>, token: string | undefined) {
  const { db, now } = ctx
  const id = token ? await noticeOfLink(db, token) : null
  if (!id || !isUuid(id)) return null
  const row = await db
    .selectFrom('formalNotices')
    .select(['id', 'sequence', 'contractId', 'step', 'issuedOn', 'payBy', 'amount', 'title', 'text', 'sha256'])
    .where('id', '=', id)
    .where('issuedOn', '>', daysAfter(dayOf(now()), -linkDays))
    .executeTakeFirst()
  const names = row && (await namesOnContract(ctx, row.contractId))
  if (!row || !names) return null
  const charges = await db
    .selectFrom('formalNoticeCharges')
    .select(['description', 'dueOn', 'amount'])
    .where('noticeId', '=', id)
    .orderBy('place')
    .execute()
  const { contract, tenant, unit } = names
  return { ...row, contract, tenant, unit, charges, number: noticeNumber(row.sequence) }
}
