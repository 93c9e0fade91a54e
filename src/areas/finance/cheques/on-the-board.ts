import { sql } from 'kysely'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'
import { toDeposit } from './slip-queries.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** What came back and waits, and what the bank has: as many as somebody sees to in a day. */
const most = 30

/** For whoever collects: what goes to the bank until its next day and into which account, what lies there and what came back. */
export async function chequesToSeeTo(ctx: Reader) {
  if (!ctx.actor.may(may.keepCheques)) return null
  const { until, rows } = await toDeposit(ctx)
  const rents = await ofRents(
    ctx,
    rows.map(({ id }) => id),
  )
  const groups = [true, false].flatMap((isRent) => {
    const those = rows.filter(({ id }) => rents.has(id) === isRent)
    const amount = those.reduce((sum, one) => sum + one.amount, 0n)
    return those.length > 0 ? [{ isRent, count: those.length, amount }] : []
  })
  return { until, groups, bounced: await standingAt(ctx, 'bounced'), atBank: await standingAt(ctx, 'deposited') }
}

/** Those that were given for what is owed to owners: they belong into the account of the trust. */
async function ofRents({ db }: Reader, chequeIds: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select distinct v.cheque_id id from cheque_covers v join charges c on c.id = v.charge_id
    where v.cheque_id = any(${[...chequeIds]}::uuid[]) and c.debt_account = '9110'`.execute(db)
  return new Set(rows.map(({ id }) => id))
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
