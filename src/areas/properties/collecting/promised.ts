import { sql } from 'kysely'
import { paidMeanwhile, rentsInTheBooks } from '#areas/finance/public.ts'
import { type UnitKind, unitName } from '#areas/properties/property.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { dayOf } from '#values/days.ts'
import { promiseBroken, promiseKept } from './facts.ts'

/** When a promise's day is over, in Muscat. */
const dayOver = sql`((promises.promised_on + 1)::timestamp at time zone 'Asia/Muscat')`

/** What was paid of a promise since it was made, until its day was over. */
export const paidOfPromise = paidMeanwhile({
  ...{ party: sql`promises.party_id`, from: sql`promises.recorded_at`, until: dayOver },
})

/** What is still to come of it. */
export const leftOfPromise = sql<bigint>`(promises.amount - ${paidOfPromise})`

/** A promise that stands: it was not settled, and what was paid since is less than it. */
export const isWaitedFor = sql<boolean>`(promises.status = 'open' and ${paidOfPromise} < promises.amount)`

/** The unit whose rent a tenant has owed longest; null where they owe none. */
export async function unitOwedFor({ tx }: Pick<Work, 'tx'>, partyId: string) {
  const { rows } = await sql<{ kind: UnitKind; number: string; property: string }>`
    select units.kind, units.number, properties.name property from (${rentsInTheBooks.openRents}) o
    join leases on leases.contract_id = o.contract_id join units on units.id = leases.unit_id
    join properties on properties.id = units.property_id
    where o.party_id in (select records_of_one(${partyId})) order by o.due_on limit 1`.execute(tx)
  const [unit] = rows
  return unit ? `${unitName(unit)}، ${unit.property}` : null
}

/** Whether somebody has promised to pay, and has neither paid it nor failed to. */
export const hasPromised = async (tx: Tx, partyId: string) =>
  (await tx.selectFrom('promises').select('id').where('partyId', '=', partyId).where(isWaitedFor).executeTakeFirst()) !==
  undefined

/** The promise of this customer that is waited for; null where there is none. */
export const waitedPromise = async ({ db }: Pick<Ctx, 'db'>, partyId: string) =>
  (await db
    .selectFrom('promises')
    .select(['amount', 'promisedOn'])
    .where('partyId', 'in', sql<string>`(select records_of_one(${partyId}))`)
    .where(isWaitedFor)
    .executeTakeFirst()) ?? null

/**
 * Of all promises, or those of one customer: each is kept as soon as what was paid since it was made is what was promised, and broken
 * when its day is over without it. Either is said once.
 */
export async function settleOver(work: Work, partyId: string | null) {
  const open = await work.tx
    .selectFrom('promises')
    .select(['id', 'partyId', 'amount', 'promisedOn', paidOfPromise.as('paid')])
    .where('status', '=', 'open')
    .$if(partyId !== null, (all) => all.where('partyId', 'in', sql<string>`(select records_of_one(${partyId}))`))
    .orderBy('promisedOn')
    .forUpdate()
    .execute()
  const today = dayOf(work.now())
  const over = open.filter((one) => one.paid >= one.amount || one.promisedOn < today)
  for (const { id, partyId: whose, ...one } of over) {
    const isKept = one.paid >= one.amount
    await work.tx
      .updateTable('promises')
      .set({ status: isKept ? 'kept' : 'broken', paid: one.paid, settledAt: work.now() })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .execute()
    work.record(isKept ? promiseKept : promiseBroken, whose, one)
  }
  return over.length
}
