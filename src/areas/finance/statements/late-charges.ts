import { sql } from 'kysely'
import { mergedRecords } from '#areas/customers/public.ts'
import { coveredOpen } from '#areas/finance/invoices/cheque-covers.ts'
import { creditStaying } from '#areas/finance/ledger/free-credit.ts'
import type { Ctx, Work } from '#platform/context.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
type Which = { today: string; partyIds?: readonly string[] }

export type LateCharge = {
  id: string
  contractId: string | null
  partyId: string
  number: string
  description: string
  dueOn: string
  open: bigint
  /** What is open of it and no cheque in hand covers. */
  owed: bigint
}

/** What somebody gave that is not counted against their dues yet: their credit, and transfers they showed, for which dues. */
export type MoneyUnderWay = { partyId: string; credit: bigint; proofs: { amount: bigint; chargeIds: string[] }[] }

/**
 * What is past its day of those who are late by a contract, all that they are late with, the oldest first: what covers some of it covers
 * the oldest. With the money of theirs that is under way.
 */
export async function lateByContract(asked: Asked, { today, partyIds }: Which) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const whose = partyIds
    ? sql`party_id in (select coalesce(one.one, p.id) from unnest(${[...partyIds]}::uuid[]) p (id) left join one on one.id = p.id)`
    : sql`true`
  const { rows: charges } = await sql<LateCharge>`
    with one as materialized (${mergedRecords}),
    late as materialized (
      select charges.id, charges.contract_id, coalesce(one.one, charges.party_id) party_id, invoices.number, charges.description,
        charges.due_on, open_net + open_vat open, (open_net + open_vat - ${coveredOpen})::bigint owed
      from charges join invoices on invoices.id = charges.invoice_id left join one on one.id = charges.party_id
      where open_net + open_vat > 0 and charges.due_on < ${today})
    select * from late where owed > 0 and ${whose} and party_id in (select party_id from late where contract_id is not null)
    order by due_on, number, id`.execute(db)
  const ids = [...new Set(charges.map(({ partyId }) => partyId))]
  const { rows: money } = await sql<{ partyId: string; credit: bigint; proofs: { amount: string; chargeIds: string[] }[] }>`
    select party.id party_id,
      (select greatest(sum(amount), 0) from ${creditStaying} credit where party_id in (select records_of_one(party.id)))::bigint credit,
      coalesce((select json_agg(json_build_object('amount', p.amount::text, 'chargeIds', coalesce(
          (select json_agg(d.charge_id) from transfer_proof_dues d where d.proof_id = p.id), '[]')) order by p.sent_at)
        from transfer_proofs p where p.status = 'waiting' and p.party_id in (select records_of_one(party.id))), '[]') proofs
    from unnest(${ids}::uuid[]) party (id)`.execute(db)
  const underWay: MoneyUnderWay[] = money.map(({ proofs, ...one }) => ({
    ...one,
    proofs: proofs.map(({ amount, chargeIds }) => ({ amount: BigInt(amount), chargeIds })),
  }))
  return { charges, underWay }
}
