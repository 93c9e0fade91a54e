import { sql } from 'kysely'
import { mergedRecords } from '#areas/customers/public.ts'
import { coveredOpen } from '#areas/finance/invoices/cheque-covers.ts'
import { creditStaying } from '#areas/finance/ledger/free-credit.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { daysAfter } from '#values/days.ts'

/** So many days past its day a debt is asked for: kindly, once more, and then somebody calls. */
const steps = [3, 15, 30] as const
export const lastStep = steps.length

/** As many customers as are told in one night; the next goes on. */
const mostTold = 500

/** The days on or before which what was due has come to each step, the first step first. */
const sinceWhen = (today: string) => steps.map((days) => daysAfter(today, -days))

/**
 * What each customer is late with that no cheque in hand covers, less what lies with us as their credit, where something of it has come to a
 * step it was not asked for at. Whoever has shown a transfer that waits to be confirmed is not asked meanwhile.
 */
export async function lateDues(tx: Tx, today: string) {
  const [first = today, second = today, third = today] = sinceWhen(today)
  const { rows } = await sql<{
    partyId: string
    owed: bigint
    since: string
    step: number
    fresh: string[]
    freshSteps: number[]
  }>`
    with one as materialized (${mergedRecords}),
    late as materialized (
      select charges.id, coalesce(one.one, charges.party_id) party_id, due_on, open_net + open_vat - ${coveredOpen} owed,
        case when due_on <= ${third} then 3 when due_on <= ${second} then 2 else 1 end step
      from charges left join one on one.id = charges.party_id
      where open_net + open_vat > 0 and due_on <= ${first}),
    summed as (
      select party_id, sum(owed)::bigint owed, min(due_on) since,
        max(step) filter (where is_fresh) step, array_agg(id) filter (where is_fresh) fresh,
        array_agg(step) filter (where is_fresh) fresh_steps
      from (select *, not exists (select from due_reminders r where r.charge_id = late.id and r.step >= late.step) is_fresh
        from late where owed > 0) dues
      group by party_id),
    credit as (
      select coalesce(one.one, r.party_id) party_id, greatest(sum(amount), 0)::bigint staying
      from ${creditStaying} r left join one on one.id = r.party_id group by 1)
    select s.party_id, s.owed - coalesce(c.staying, 0) owed, s.since, s.step, s.fresh, s.fresh_steps
    from summed s left join credit c on c.party_id = s.party_id
    where s.step is not null and s.owed > coalesce(c.staying, 0) and not exists (
      select from transfer_proofs p left join one on one.id = p.party_id
      where p.status = 'waiting' and coalesce(one.one, p.party_id) = s.party_id)
    order by s.since, s.party_id limit ${mostTold}`.execute(tx)
  return rows.map(({ fresh, freshSteps, ...late }) => ({
    ...late,
    fresh: fresh.map((chargeId, index) => ({ chargeId, step: freshSteps[index] ?? late.step })),
  }))
}

/** Whether that customer is still late with anything that no cheque covers and no credit of theirs could pay. */
export async function isStillLate(db: Db | Tx, partyId: string, today: string) {
  const { rows } = await sql<{ isLate: boolean }>`
    select coalesce((select sum(open_net + open_vat - ${coveredOpen}) from charges
      where party_id in (select records_of_one(${partyId})) and open_net + open_vat > 0 and due_on < ${today}), 0)
      > (select greatest(sum(amount), 0) from ${creditStaying} credit where party_id in (select records_of_one(${partyId}))) is_late`.execute(
    db,
  )
  return rows[0]?.isLate ?? false
}
