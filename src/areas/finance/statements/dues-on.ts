import { sql } from 'kysely'
import { ageing } from '#areas/finance/receipts/ageing.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import type { Service } from '#values/services.ts'

type Asked = { ids: readonly string[]; day: string; service: Service | '' }

/** How old what was owed was when that day was over: what is open now, without what happened to it since. */
export async function duesOn({ db, now }: Pick<Ctx, 'db' | 'now'>, { ids, day, service }: Asked) {
  const theirs = sql`c.party_id = any(${[...ids]}::uuid[]) ${service ? sql`and c.line = ${service}` : sql``}`
  const since = sql`union all
    select c.due_on, -m.net - m.vat from charges c join charge_movements m on m.charge_id = c.id
      join journals j on j.id = m.journal_id and j.day > ${day} where ${theirs}`
  const { rows } = await sql<{ dueOn: string; open: bigint }>`
    select due_on, sum(open)::bigint open from (
      select c.due_on, c.open_net + c.open_vat open from charges c where ${theirs} and c.open_net + c.open_vat > 0
      ${day < dayOf(now()) ? since : sql``}
    ) dues group by due_on`.execute(db)
  return ageing(rows, day)
}
