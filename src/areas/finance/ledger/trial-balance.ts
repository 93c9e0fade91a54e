import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

export type Turnover = { account: string; debits: bigint; credits: bigint }

/** What every account has received and given until that day, the day itself in it: the folded days and what is younger than the fold. */
export async function turnovers(asked: Asked, until: string): Promise<Turnover[]> {
  const { rows } = await sql<Turnover>`
    select account, sum(debits)::bigint as debits, sum(credits)::bigint as credits from (
      select account, debits, credits from account_days where day <= ${until}
      union all
      select debit_account, amount, 0 from transfers where tx >= (select upto from ledger_fold) and day <= ${until}
      union all
      select credit_account, 0, amount from transfers where tx >= (select upto from ledger_fold) and day <= ${until}
    ) legs group by account order by account`.execute(within(asked))
  return rows
}

/** The same of one account, of all days. */
export async function turnover(asked: Asked, code: string) {
  const all = await turnovers(asked, 'infinity')
  return all.find(({ account }) => account === code) ?? { account: code, debits: 0n, credits: 0n }
}
