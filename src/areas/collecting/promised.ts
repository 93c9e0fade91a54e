import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import { paidMeanwhile, rentsInTheBooks } from '#areas/finance/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { dayOf } from '#values/days.ts'
import { askKinds } from './collected-kind.ts'
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

/** What somebody has owed rent for longest, by its name; null where they owe none. */
export async function oldestSubject(work: Work, partyId: string) {
  const { rows } = await sql<{ contractId: string }>`
    select o.contract_id from (${rentsInTheBooks.openRents}) o
    where o.party_id in (select records_of_one(${partyId})) and o.contract_id is not null order by o.due_on`.execute(work.tx)
  const ids = rows.map(({ contractId }) => contractId)
  const named = await askKinds(work, ({ subjects }) => subjects({ db: work.tx }, ids))
  const first = ids.find((id) => named.some(({ contractId }) => contractId === id))
  return named.find(({ contractId }) => contractId === first)?.called ?? null
}

/** What these said they would pay on that day and have not paid yet, for rows of later areas to join. */
export const promisedOn = (day: string) =>
  sql`select promises.party_id, ${leftOfPromise} "left" from promises where ${isWaitedFor} and promises.promised_on = ${day}`

/** When somebody said they would pay, as long as that day is waited for, and what is still to come of it. */
export const promiseOf = async ({ db }: Pick<Ctx, 'db'>, partyId: string) =>
  (await db
    .selectFrom('promises')
    .select(['promisedOn', leftOfPromise.as('left')])
    .where('partyId', 'in', recordsOf(partyId))
    .where(isWaitedFor)
    .executeTakeFirst()) ?? null

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
