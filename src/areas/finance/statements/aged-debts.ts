import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { branchesOf, isEverywhere } from '#platform/reach.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import type { DebtsAsked } from './debts-asked.ts'

export type Narrowed = Pick<DebtsAsked, 'day' | 'branch' | 'service'> & { permission: Permission }

/**
 * What was owed and what was credit of each customer, line and branch when that day was over, by its age: what is so now, without what
 * happened since. Whoever sees only a branch sees what is owed there.
 */
export function agedDebts({ actor, now }: Pick<Ctx, 'actor' | 'now'>, { day, branch, service, permission }: Narrowed) {
  const far = actor.reach(permission) ?? []
  const within = (column: string) => (isEverywhere(far) ? sql`true` : sql`${sql.ref(column)} = any(${branchesOf(far)}::uuid[])`)
  const chosen = (column: string) => (branch ? sql`${sql.ref(column)} = ${isUuid(branch) ? branch : null}::uuid` : sql`true`)
  const charges = sql`${within('c.branch_id')} and ${chosen('c.branch_id')} and ${service ? sql`c.line = ${service}` : sql`true`}`
  const receipts = sql`${within('r.branch_id')} and ${chosen('r.branch_id')} and ${service ? sql`false` : sql`true`}`
  const isPast = day < dayOf(now())
  const chargesSince = sql`union all
    select c.party_id, c.branch_id, c.line, c.due_on, -m.net - m.vat from journals j
      join charge_movements m on m.journal_id = j.id join charges c on c.id = m.charge_id where j.day > ${day} and ${charges}`
  const receiptsSince = sql`union all
    select r.party_id, r.branch_id, -m.amount from journals j
      join receipt_movements m on m.journal_id = j.id join receipts r on r.id = m.receipt_id where j.day > ${day} and ${receipts}`
  const [thirty, sixty, ninety, halfYear] = [-30, -60, -90, -180].map((days) => daysAfter(day, days))
  return sql`
    select party_id, branch_id, line, amount,
      case when due_on >= ${day} then 0 when due_on >= ${thirty} then 1 when due_on >= ${sixty} then 2
        when due_on >= ${ninety} then 3 when due_on >= ${halfYear} then 4 else 5 end age
    from (
      select c.party_id, c.branch_id, c.line, c.due_on, c.open_net + c.open_vat amount
      from charges c where c.open_net + c.open_vat > 0 and ${charges} ${isPast ? chargesSince : sql``}
    ) owed
    union all
    select party_id, branch_id, null, amount, 6 from (
      select r.party_id, r.branch_id, r.unused amount from receipts r where r.unused > 0 and ${receipts}
      ${isPast ? receiptsSince : sql``}
    ) kept`
}

/** What a group of them comes to, by these; `by` says of what. Groups that come to nothing are left out. */
export const summedBy = (by: RawBuilder<unknown>, debts: RawBuilder<unknown>) => {
  const sum = (age: number) => sql`coalesce(sum(amount) filter (where age = ${sql.lit(age)}), 0)::bigint`
  return sql`
    select *, month + two + three + six + older overdue, ahead + month + two + three + six + older owed,
      ahead + month + two + three + six + older - credit balance
    from (
      select ${by} key, ${sum(0)} ahead, ${sum(1)} "month", ${sum(2)} two, ${sum(3)} three, ${sum(4)} six,
        ${sum(5)} older, ${sum(6)} credit
      from ${debts} group by 1
    ) sums where ahead + month + two + three + six + older <> 0 or credit <> 0`
}
