import { sql } from 'kysely'
import { billCreditSource, billSource } from '#areas/finance/bills/bill.ts'
import { loanSource } from '#areas/finance/ledger/pools.ts'
import { invoiceKinds } from '#areas/finance/paper-kinds.ts'
import type { Ctx } from '#platform/context.ts'
import { settlementSource } from './settlement.ts'
import { isBefore, isWithin, movesOf, type Stretch } from './stretch.ts'

type Reader = Pick<Ctx, 'db'>
type Of = { mandateId: string; stretch: Stretch }

const signed = (amount: string) => sql.raw(`case when a.takes_back is null then ${amount} else -(${amount}) end`)

/**
 * The credit note that opened a payment `a` again, or of which the same money paid what was left: each is a journal of its own, and
 * together they say only by how much less was paid.
 */
const byNote = sql`lateral (
  select n.id, n.number, m.net, m.vat from charge_movements m join journals k on k.id = m.journal_id and k.source = 'invoice' and k.day = j.day
    join invoices n on n.id = k.source_id::uuid
  where m.charge_id = a.charge_id and m.kind = 'credited' and case when a.takes_back is not null
    then k.sequence > j.sequence and n.reason = j.memo
    else k.sequence < j.sequence and exists (
      select from allocations o join journals oj on oj.id = o.journal_id
      where o.charge_id = a.charge_id and o.takes_back is not null and oj.day = k.day and oj.sequence < k.sequence and oj.memo = n.reason
        and (o.receipt_id, o.deposit_id, o.pool_id, o.owner_id) is not distinct from (a.receipt_id, a.deposit_id, a.pool_id, a.owner_id))
    end
  order by abs(k.sequence - j.sequence) limit 1) note`

/** A payment is a row; those of one note are one. */
const asOne = sql`note.id, note.number, note.net, note.vat, case when note.id is null then a.id end having sum(${signed('a.net + a.vat')}) <> 0`

export type Collected = {
  day: string
  partyId: string
  contractId: string | null
  resourceId: string | null
  description: string
  paper: string
  amount: bigint
  /** What of it is rent, before tax: a commission of what is collected is reckoned of that alone. */
  rent: bigint
}

/**
 * What tenants paid of what this mandate asked of them, payment by payment; what was taken back of one, or credited of what it paid, stands
 * as a line below zero.
 */
export async function collectedOf({ db }: Reader, { mandateId, stretch }: Of) {
  const { rows } = await sql<Collected & { note: string | null }>`
    select j.day::text "day", c.party_id "partyId", c.contract_id "contractId", c.resource_id "resourceId", c.description,
      coalesce(max(r.number), '') paper, note.number note, sum(${signed('a.net + a.vat')})::bigint amount,
      sum(case when c.kind = 'rent' then ${signed('a.net')} else 0 end)::bigint rent
    from charges c join allocations a on a.charge_id = c.id join journals j on j.id = a.journal_id
    left join receipts r on r.id = a.receipt_id left join ${byNote} on true
    where c.debt_account = '9110' and c.income_key = ${mandateId} and ${isWithin(stretch)}
    group by c.id, j.day, ${asOne}
    order by c.party_id, c.contract_id, c.resource_id, min(j.sequence), min(a.sequence)`.execute(db)
  return rows.map(({ note, ...row }) => {
    const credited = { description: `${invoiceKinds['credit-note']}، ${row.description}`, paper: note ?? '' }
    return note && row.amount < 0n ? { ...row, ...credited } : row
  })
}

export type CommissionPaid = { day: string; number: string; net: bigint; vat: bigint }
type OfNote = CommissionPaid & { note: string | null; creditedNet: bigint | null; creditedVat: bigint | null }

/** What the pool paid of our invoices; what came back of one by a credit note stands as a line below zero. */
export async function commissionOf({ db }: Reader, { mandateId, stretch }: Of) {
  const { rows } = await sql<OfNote>`
    select j.day::text "day", i.number, sum(${signed('a.net')})::bigint net, sum(${signed('a.vat')})::bigint vat,
      note.number note, note.net "creditedNet", note.vat "creditedVat"
    from allocations a join charges c on c.id = a.charge_id join invoices i on i.id = c.invoice_id join journals j on j.id = a.journal_id
      left join ${byNote} on true
    where a.pool_id = ${mandateId} and ${isWithin(stretch)} group by c.id, i.id, j.day, ${asOne}
    order by min(j.sequence), min(a.sequence)`.execute(db)
  return rows.flatMap(apart)
}

/** No more came back than the note says: where the pool could not pay again what is left of the invoice, the rest is a line of that. */
function apart({ note, creditedNet, creditedVat, day, number, net, vat }: OfNote): CommissionPaid[] {
  const [ofNet, ofVat] = [creditedNet ?? 0n, creditedVat ?? 0n]
  if (note === null || net + vat > 0n) return [{ day, number, net, vat }]
  if (net + vat >= ofNet + ofVat) return [{ day, number: note, net, vat }]
  return [
    { day, number: note, net: ofNet, vat: ofVat },
    { day, number, net: net - ofNet, vat: vat - ofVat },
  ]
}

export type Spent = { day: string; number: string; supplier: string; description: string; amount: bigint }

/** The bills in the owner's name; one that was taken back, or credited, stands as a line below zero. */
export async function spentOf({ db }: Reader, { mandateId, stretch }: Of) {
  const { rows } = await sql<Spent>`
    select j.day::text "day", b.number, s.name supplier, l.description, (-m.amount)::bigint amount
    from ${movesOf('2120', mandateId)} m join journals j on j.id = m.journal
    join bills b on b.id = case when j.source = ${billSource} then j.source_id::uuid end
    join suppliers s on s.id = b.supplier_id join bill_lines l on l.bill_id = b.id and l.place = 1
    where ${isWithin(stretch)} order by j.sequence`.execute(db)
  return rows
}

/** What lay there before and lies there after, and what moved it besides what is told line by line. */
export async function sumsOf({ db }: Reader, { mandateId, stretch }: Of) {
  const { rows } = await sql<{ opening: bigint; moved: bigint; lent: bigint; settled: bigint; credited: bigint }>`
    select coalesce(sum(m.amount) filter (where ${isBefore(stretch)}), 0)::bigint opening,
      coalesce(sum(m.amount) filter (where ${isWithin(stretch)}), 0)::bigint moved,
      coalesce(sum(m.amount) filter (where ${isWithin(stretch)} and j.source = ${loanSource}), 0)::bigint lent,
      coalesce(sum(-m.amount) filter (where ${isWithin(stretch)} and j.source = ${settlementSource}), 0)::bigint settled,
      coalesce(sum(m.amount) filter (where ${isWithin(stretch)} and j.source = ${billCreditSource}), 0)::bigint credited
    from ${movesOf('2120', mandateId)} m join journals j on j.id = m.journal`.execute(db)
  return rows[0] ?? { opening: 0n, moved: 0n, lent: 0n, settled: 0n, credited: 0n }
}

/** Whether anything came into it or went out of it. */
export async function poolMoved({ db }: Reader, { mandateId, stretch }: Of) {
  const { rows } = await sql<{ moved: boolean }>`
    select exists (select from ${movesOf('2120', mandateId)} m join journals j on j.id = m.journal where ${isWithin(stretch)}) moved`.execute(
    db,
  )
  return rows[0]?.moved ?? false
}

export type OwnerMoved = { opening: bigint; settled: bigint; paid: bigint; setOff: bigint; moved: bigint }

/** What an owner was owed before, what this mandate settled, and what went out to them; the rest came from their other mandates. */
export async function ownerMoved({ db }: Reader, { mandateId, stretch, partyId }: Of & { partyId: string }) {
  const { rows } = await sql<OwnerMoved>`
    select coalesce(sum(m.amount) filter (where ${isBefore(stretch)}), 0)::bigint opening,
      coalesce(sum(m.amount) filter (where ${isWithin(stretch)} and j.source = ${settlementSource} and s.mandate_id = ${mandateId}), 0)::bigint settled,
      coalesce(sum(-m.amount) filter (where ${isWithin(stretch)} and j.source = 'payout'), 0)::bigint paid,
      coalesce(sum(-m.amount) filter (where ${isWithin(stretch)} and j.source = 'allocation'), 0)::bigint "setOff",
      coalesce(sum(m.amount) filter (where ${isWithin(stretch)}), 0)::bigint moved
    from ${movesOf('2125', partyId)} m join journals j on j.id = m.journal
    left join owner_settlements s on s.id = case when j.source = ${settlementSource} then j.source_id::uuid end`.execute(db)
  return rows[0] ?? { opening: 0n, settled: 0n, paid: 0n, setOff: 0n, moved: 0n }
}
