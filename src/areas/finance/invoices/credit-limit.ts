import { sql } from 'kysely'
import { partyAtCounter, recordsOf } from '#areas/customers/public.ts'
import { creditStaying } from '#areas/finance/ledger/free-credit.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'

/** What a customer owes of everything, less the money that stands for them and stays: what is held against the limit. */
export async function owedOnAccount(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, partyId: string) {
  const { rows } = await sql<{ owed: bigint }>`
    select (coalesce((select sum(open_net + open_vat) from charges where party_id in ${recordsOf(partyId)} and open_net + open_vat > 0), 0)
      - (select greatest(sum(amount), 0) from ${creditStaying} credit where party_id in ${recordsOf(partyId)}))::bigint owed`.execute(
    'tx' in asked ? asked.tx : asked.db,
  )
  return rows[0]?.owed ?? 0n
}

/**
 * Does what makes this customer owe more, and takes it back where that passes the limit that was set for them. Two at once stand in
 * line, so that the second counts what the first made. Whoever may pass the limit is not asked; neither is a customer without one.
 */
export async function withinCreditLimit<Output>(work: Work, partyId: string, charge: () => Promise<Output>) {
  if (work.actor.may(financePermissions.passCreditLimit)) return charge()
  const limit = (await partyAtCounter({ db: work.tx, actor: work.actor }, partyId))?.creditLimit ?? null
  if (limit === null) return charge()
  await sql`select pg_advisory_xact_lock(hashtextextended(${partyId}, 968024))`.execute(work.tx)
  const charged = await charge()
  const owed = await owedOnAccount(work, partyId)
  if (owed > limit) throw new Refusal('finance.above-credit-limit', aboveLimit(limit, owed))
  return charged
}

/** What a customer owes above the limit that was set for them; null where none was, or the actor may pass it. */
export async function overCreditLimit(work: Work, partyId: string) {
  if (work.actor.may(financePermissions.passCreditLimit)) return null
  const limit = (await partyAtCounter({ db: work.tx, actor: work.actor }, partyId))?.creditLimit ?? null
  if (limit === null) return null
  const owed = await owedOnAccount(work, partyId)
  return owed > limit ? { limit, owed } : null
}

const aboveLimit = (limit: bigint, owed: bigint) =>
  `سقف دينه ${inRials(limit)}، ويصير عليه بهذه الفاتورة ${inRials(owed)} اقبض منه قبلها، أو اطلبها ممن يتجاوز سقف الدين.`
