import { sql } from 'kysely'
import { customersNamed, partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import { creditOf, duesOf } from '#areas/finance/receipts/cashier-queries.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'

export type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** What whoever is signed in owes for all services, and has with us; null until the account has a record. */
export async function moneyInShort(ctx: Reader) {
  const party = await partyOfAccount(ctx)
  if (!party) return null
  const today = dayOf(ctx.now())
  const open = sql<bigint>`coalesce(sum(open_net + open_vat), 0)::bigint`
  const sums = await ctx.db
    .selectFrom('charges')
    .select([
      open.as('total'),
      sql<bigint>`coalesce(sum(open_net + open_vat) filter (where due_on <= ${today}::date), 0)::bigint`.as('due'),
      sql<bigint>`coalesce(sum(open_net + open_vat) filter (where due_on < ${today}::date), 0)::bigint`.as('overdue'),
    ])
    .where('partyId', 'in', recordsOf(party.id))
    .executeTakeFirstOrThrow()
  return { ...sums, upcoming: sums.total - sums.due, next: await nextOf(ctx, party.id), credit: await creditOf(ctx, party.id) }
}
export type MoneyInShort = NonNullable<Awaited<ReturnType<typeof moneyInShort>>>

/** The next day on which something falls due, and how much. */
async function nextOf({ db, now }: Reader, partyId: string) {
  const row = await db
    .selectFrom('charges')
    .select(['dueOn', sql<bigint>`sum(open_net + open_vat)::bigint`.as('amount')])
    .where('partyId', 'in', recordsOf(partyId))
    .where('dueOn', '>', dayOf(now()))
    .where(({ eb }) => eb(eb('openNet', '+', eb.ref('openVat')), '>', 0n))
    .groupBy('dueOn')
    .orderBy('dueOn')
    .executeTakeFirst()
  return row ?? null
}

/** The same with each due, the oldest first. */
export async function ownMoney(ctx: Reader) {
  const party = await partyOfAccount(ctx)
  const short = await moneyInShort(ctx)
  if (!party || !short) return null
  const [named] = await customersNamed(ctx, [party.id])
  return { ...short, partyId: party.id, number: named?.number ?? '', dues: await duesOf(ctx, party.id), today: dayOf(ctx.now()) }
}
export type OwnMoney = NonNullable<Awaited<ReturnType<typeof ownMoney>>>
