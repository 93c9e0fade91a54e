import { sql } from 'kysely'
import { coveredOpen } from '#areas/finance/invoices/cheque-covers.ts'

/**
 * What tenants owe owners, a row a charge: what stands demanded of it once credit notes are taken away, what was paid of that and how
 * soon, what was given up, what is open, and how much of that cheques in hand cover. What was demanded is what was paid, given up and is
 * open. Of what was paid in time and taken off again later only what stays paid counts as in time.
 */
export const chargedRents = sql`
  select charges.id, charges.contract_id, charges.income_key::uuid mandate_id, charges.party_id, charges.due_on, charges.kind,
    (charges.net + charges.vat + coalesce(m.taken, 0))::bigint billed, (-coalesce(m.paid, 0))::bigint paid,
    least(-coalesce(m.timely, 0), -coalesce(m.paid, 0))::bigint timely, least(-coalesce(m.soon, 0), -coalesce(m.paid, 0))::bigint soon, (-coalesce(m.waived, 0))::bigint waived,
    charges.open_net + charges.open_vat open, (${coveredOpen})::bigint covered
  from charges left join lateral (
    select sum(moved) filter (where kind in ('paid', 'released')) paid,
      sum(moved) filter (where kind in ('paid', 'released') and day <= charges.due_on) timely,
      sum(moved) filter (where kind in ('paid', 'released') and day <= charges.due_on + 30) soon,
      sum(moved) filter (where kind in ('written-off', 'restored')) waived,
      sum(moved) filter (where kind not in ('raised', 'paid', 'released', 'written-off', 'restored')) taken
    from (select c.kind, c.net + c.vat moved, j.day from charge_movements c join journals j on j.id = c.journal_id
      where c.charge_id = charges.id) moves
  ) m on true
  where charges.debt_account = '9110'`

/** The same of those that are open now, for whoever asks for nothing else. */
export const openRents = sql`
  select charges.contract_id, charges.party_id, charges.due_on, charges.open_net + charges.open_vat open,
    (${coveredOpen})::bigint covered
  from charges where charges.debt_account = '9110' and charges.open_net + charges.open_vat > 0`

/** Cheques that were ever received and stand, each under the record that stands for its customer today. */
export const standingCheques = sql`
  select q.id, q.party_id, q.due_on, q.amount, q.status from cheques q
  where q.status not in ('replaced', 'returned', 'undone', 'settled-otherwise')`
