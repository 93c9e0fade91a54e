import { type RawBuilder, sql } from 'kysely'
import { customersNamed, partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import { coveredOpen } from '#areas/finance/invoices/cheque-covers.ts'
import { creditNow, duesOf } from '#areas/finance/receipts/cashier-queries.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { least } from '#values/money.ts'
import { sentBy, withSent } from './sent.ts'

export type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/**
 * What whoever is signed in owes for all services, and has with us; null until the account has a record. What cheques in hand cover and
 * what was shown to be transferred is owed, and not asked for again.
 */
export async function moneyInShort(ctx: Reader) {
  const party = await partyOfAccount(ctx)
  if (!party) return null
  const today = dayOf(ctx.now())
  const sumOf = (part: Part, days: Days) => sql<bigint>`coalesce(sum(${part}) filter (where ${days(today)}), 0)::bigint`
  const sums = await ctx.db
    .selectFrom('charges')
    .select([
      sumOf(open, anyDay).as('total'),
      sumOf(open, upTo).as('due'),
      sumOf(coveredOpen, upTo).as('covered'),
      sumOf(asked, before).as('overdue'),
      sumOf(asked, after).as('ahead'),
    ])
    .where('partyId', 'in', recordsOf(party.id))
    .executeTakeFirstOrThrow()
  const { total, due, covered } = sums
  const next = await nextOf(ctx, party.id)
  const sent = await sentBy(ctx, party.id)
  const dues = sent.length > 0 ? withSent(await duesOf(ctx, party.id), sent) : []
  const among = (days: (dueOn: string) => boolean) =>
    dues.reduce((sum, one) => (days(one.dueOn) ? sum + least(one.sent, one.open - one.covered) : sum), 0n)
  return {
    ...{ ...sums, upcoming: total - due, next },
    ...(await creditNow(ctx, party.id)),
    sent: sent.reduce((sum, { amount }) => sum + amount, 0n),
    toPay: due - covered - among((dueOn) => dueOn <= today),
    overdue: sums.overdue - among((dueOn) => dueOn < today),
    ahead: sums.ahead - among((dueOn) => dueOn > today),
  }
}
export type MoneyInShort = NonNullable<Awaited<ReturnType<typeof moneyInShort>>>

type Part = RawBuilder<bigint>
const open: Part = sql`open_net + open_vat`
const asked: Part = sql`open_net + open_vat - ${coveredOpen}`

type Days = (today: string) => RawBuilder<boolean>
const anyDay: Days = () => sql`true`
const upTo: Days = (today) => sql`due_on <= ${today}::date`
const before: Days = (today) => sql`due_on < ${today}::date`
const after: Days = (today) => sql`due_on > ${today}::date`

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
  const dues = withSent(await duesOf(ctx, party.id), await sentBy(ctx, party.id))
  return { ...short, partyId: party.id, number: named?.number ?? '', dues, today: dayOf(ctx.now()) }
}
export type OwnMoney = NonNullable<Awaited<ReturnType<typeof ownMoney>>>
