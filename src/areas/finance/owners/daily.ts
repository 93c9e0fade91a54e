import { sql } from 'kysely'
import { daysToIssue } from '#areas/finance/vat.ts'
import { asTheHouse } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { dayOf, daysAfter, startOfDay } from '#values/days.ts'
import { runCommission } from './use-cases/run-commission.ts'

/** What was collected or billed so long ago and no run has looked at since: its invoice is due tomorrow at the latest. A month is, as it begins. */
async function commissionsDue({ db, now }: House) {
  const today = dayOf(now())
  const until = startOfDay(daysAfter(today, 2 - daysToIssue))
  const { rows } = await sql<{ mandateId: string }>`
    select p.mandate_id "mandateId" from owner_pools p
    cross join lateral (select coalesce(max(r.ran_at), '-infinity') ran_at,
        coalesce(max(r.collected) filter (where r.basis = 'fixed' and r.fee_since = p.fee_since), 0) months
      from commission_runs r where r.mandate_id = p.mandate_id) before
    where case p.basis
      when 'fixed' then (p.fee_since + make_interval(months => before.months::int))::date <= least(${today}::date, p.fee_until)
      when 'billed' then exists (select from charges c join invoices i on i.id = c.invoice_id
        where c.debt_account = '9110' and c.kind = 'rent' and c.income_key = p.mandate_id::text
          and i.issued_at < ${until}::timestamptz and i.issued_at > before.ran_at)
      else exists (select from charges c join allocations a on a.charge_id = c.id
        where c.debt_account = '9110' and c.kind = 'rent' and c.income_key = p.mandate_id::text and a.takes_back is null
          and a.allocated_at < ${until}::timestamptz and a.allocated_at > before.ran_at) end
    order by p.mandate_id`.execute(db)
  return rows.map(({ mandateId }) => mandateId)
}

/** Once a day, mandate by mandate: what fails for one keeps no other from its invoice. */
export async function dailyCommission(house: House) {
  const failed: unknown[] = []
  for (const mandateId of await commissionsDue(house)) {
    try {
      await runCommission(asTheHouse(house), { mandateId })
    } catch (error) {
      failed.push(error)
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, 'commissions that could not be invoiced')
}
