import { nextBankingDay } from '#areas/company/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { dueUntil } from './slip-queries.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** What came back and waits, and what the bank has: as many as somebody sees to in a day. */
const most = 30

/** For whoever collects: what goes to the bank until its next day and into which account, what lies there and what came back. */
export async function chequesToSeeTo(ctx: Reader) {
  if (!ctx.actor.may(may.keepCheques)) return null
  const until = await nextBankingDay(ctx, dayOf(ctx.now()))
  const rows = await dueUntil(ctx, until, { idle: false })
  const groups = [true, false].flatMap((isRent) => {
    const those = rows.filter((row) => row.isRent === isRent)
    const amount = those.reduce((sum, one) => sum + one.amount, 0n)
    return those.length > 0 ? [{ isRent, count: those.length, amount }] : []
  })
  return { until, groups, bounced: await standingAt(ctx, 'bounced'), atBank: await standingAt(ctx, 'deposited') }
}

const standingAt = ({ db, actor }: Reader, status: 'bounced' | 'deposited') =>
  db
    .selectFrom('cheques')
    .select(['id', 'number', 'bank', 'drawer', 'amount', 'dueOn'])
    .where('status', '=', status)
    .where((eb) => withinReach(eb, actor, may.keepCheques, { branch: 'cheques.branchId' }))
    .orderBy('dueOn')
    .limit(most)
    .execute()
