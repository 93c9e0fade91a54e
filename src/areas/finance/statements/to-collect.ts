import { type RawBuilder, sql } from 'kysely'
import { mergedRecords } from '#areas/customers/public.ts'
import { coveredOpen } from '#areas/finance/invoices/cheque-covers.ts'
import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import { creditFree } from '#areas/finance/ledger/free-credit.ts'

/** What one customer has to pay: all of it, what of it is due until today, what is late, since when, and whether it is rent alone. */
export type ToCollect = { partyId: string; owed: bigint; due: bigint; late: bigint; since: string; rentAlone: boolean }

/**
 * What each customer has to pay until a day, within: what is open and no cheque in hand covers, less what is free of their credit, which
 * pays the oldest first. Each under the record that stands for them today; whoever owes nothing is left out. Its cheques are looked
 * for once for each charge (`offset 0`), and not wherever what is left is asked for.
 */
export const duesUntil = (until: string, today: string): RawBuilder<ToCollect> => sql<ToCollect>`(
  with one as materialized (${mergedRecords}),
  credit as (
    select coalesce(one.one, f.party_id) party_id, greatest(sum(amount), 0)::bigint free
    from ${creditFree} f left join one on one.id = f.party_id group by 1),
  open as (
    select coalesce(one.one, charges.party_id) party_id, due_on, charges.line, uncovered.owed
    from charges left join one on one.id = charges.party_id
    cross join lateral (select open_net + open_vat - ${coveredOpen} owed offset 0) uncovered
    where open_net + open_vat > 0 and due_on <= ${until}),
  aged as (
    select party_id, due_on, line, owed, sum(owed) over (partition by party_id order by due_on, owed rows unbounded preceding) so_far
    from open where owed > 0)
  select a.party_id, (max(so_far) - coalesce(max(c.free), 0))::bigint owed,
    greatest(coalesce(max(so_far) filter (where due_on <= ${today}), 0) - coalesce(max(c.free), 0), 0)::bigint due,
    greatest(coalesce(max(so_far) filter (where due_on < ${today}), 0) - coalesce(max(c.free), 0), 0)::bigint late,
    min(due_on) filter (where so_far > coalesce(c.free, 0)) since, bool_and(line = 'rent') rent_alone
  from aged a left join credit c on c.party_id = a.party_id
  group by a.party_id having max(so_far) > coalesce(max(c.free), 0))`

type Owing = Record<'party' | 'rentAlone' | 'from' | 'until', RawBuilder<unknown>>

/** For which services one of these customers has something to pay in some days that no cheque in hand covers: looked for only where it is not rent alone. */
export const owedServices = ({ party, rentAlone, from, until }: Owing) => sql<
  ServiceLine[]
>`case when ${rentAlone} then '{}'::text[] else
  array(select distinct line from charges where party_id in (select records_of_one(${party})) and due_on between ${from} and ${until}
    and open_net + open_vat > 0 and open_net + open_vat > ${coveredOpen} order by 1) end`

type Stretch = { party: RawBuilder<unknown>; from: RawBuilder<unknown>; until: RawBuilder<unknown> }

/** What somebody paid between two moments, by receipts that still stand. */
export const paidBetween = ({ party, from, until }: Stretch) => sql<bigint>`coalesce((select sum(r.amount) from receipts r
  where r.kind = 'receipt' and r.party_id in (select records_of_one(${party})) and r.received_at >= ${from} and r.received_at < ${until}
  and not exists (select from receipt_reversals v where v.receipt_id = r.id)), 0)::bigint`
