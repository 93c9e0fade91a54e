import { sql } from 'kysely'
import { coveredOpen } from '#areas/finance/invoices/cheque-covers.ts'
import { creditFree } from '#areas/finance/ledger/free-credit.ts'
import type { Ctx } from '#platform/context.ts'
import { daysAfter } from '#values/days.ts'

/** How somebody stands with what a contract asks of them: what of it is late and since when, what is next, and whether all that is late was paid in part. */
export type ContractStanding = {
  contractId: string
  partyId: string
  late: bigint
  since: string | null
  next: bigint
  nextOn: string | null
  isPartPaid: boolean
  hasBounced: boolean
}

/** What is due within so many days is asked for already. */
export const daysAhead = 7

/**
 * Of each of these contracts what is open until in a week and no cheque in hand covers; who owes nothing is left out. What is free of
 * the customer's credit pays the oldest first. A cheque that came back covers nothing, and is told apart until it is settled.
 */
export async function standingOfContracts({ db }: Pick<Ctx, 'db'>, { ids, today }: { ids: readonly string[]; today: string }) {
  const { rows } = await sql<ContractStanding>`
    with open as materialized (
      select contract_id, party_id, due_on, (open_net + open_vat - ${coveredOpen})::bigint owed,
        open_net + open_vat < net + vat and (select coalesce(sum(m.net + m.vat), 0) < 0 from charge_movements m
          where m.charge_id = charges.id and m.kind in ('paid', 'released')) is_part,
        exists (select from cheque_covers v join cheques q on q.id = v.cheque_id
          where v.charge_id = charges.id and q.status in ('bounced', 'legal')) bounced
      from charges where contract_id = any(${[...ids]}::uuid[]) and open_net + open_vat > 0 and due_on <= ${daysAfter(today, daysAhead)}),
    credit as materialized (
      select whose.party_id, (select greatest(sum(amount), 0)::bigint from ${creditFree} credit
        where party_id in (select records_of_one(whose.party_id))) free
      from (select distinct party_id from open) whose)
    select contract_id "contractId", standing_record(min(party_id::text)::uuid) "partyId",
      greatest(coalesce(sum(owed) filter (where due_on < ${today}), 0) - max(free), 0)::bigint late,
      min(due_on) filter (where due_on < ${today}) since,
      coalesce(sum(owed) filter (where due_on >= ${today}), 0)::bigint next, min(due_on) filter (where due_on >= ${today}) "nextOn",
      coalesce(bool_and(is_part) filter (where due_on < ${today}), false) "isPartPaid", bool_or(bounced) "hasBounced"
    from open join credit using (party_id) where owed > 0 group by contract_id`.execute(db)
  return rows
}
