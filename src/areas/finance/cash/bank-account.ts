import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

/** An account of the company's own, and until when what the bank says of it is settled; null where there is none. */
export const bankAccountOf = (asked: Asked, id: string) =>
  within(asked)
    .selectFrom('companyBankAccounts as a')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('bankReconciliations')
          .select(({ fn }) => ['accountId', fn.max('until').as('lockedTo')])
          .groupBy('accountId')
          .as('r'),
      (join) => join.onRef('r.accountId', '=', 'a.id'),
    )
    .select(['a.id', 'a.bank', 'a.holder', 'a.iban', 'a.heldFor', 'a.active', 'r.lockedTo'])
    .where('a.id', '=', id)
    .executeTakeFirst()

/** The same for whoever changes what is kept of it: of two the second waits. */
export async function heldAccountOf(work: Pick<Work, 'tx'>, id: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 968014))`.execute(work.tx)
  const account = await bankAccountOf(work, id)
  if (!account) throw new Refusal('finance.no-such-bank-account', 'هذا الحساب غير موجود.', 404)
  return account
}
