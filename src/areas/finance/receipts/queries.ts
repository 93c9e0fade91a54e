import { sql } from 'kysely'
import { ofCustomer } from '#areas/finance/customer-called.ts'
import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { withNames } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { onDays, pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import type { PaymentMethod, ReceiptState } from './receipt.ts'
import { type ReceiptsAsked, receiptsPerPage } from './receipt-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>
type Filters = Omit<ReceiptsAsked, 'page'>

/** One page of the receipts that are asked for, and what all of them come to. Past the end stands the last page. */
export async function receipts(ctx: Reader, asked: ReceiptsAsked) {
  const counted = await matching(ctx, asked)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .select(sql<bigint>`coalesce(sum(unused), 0)::bigint`.as('unused'))
    .executeTakeFirstOrThrow()
  const count = Number(counted.count)
  const { at, rows } = await pageOf(shown(matching(ctx, asked)).orderBy('receivedAt', 'desc').orderBy('number', 'desc'), {
    page: asked.page,
    count,
    perPage: receiptsPerPage,
  })
  return {
    ...{ rows: await withNames(ctx, rows, 'receivedBy'), count, at, sums: await sumsOf(ctx, asked) },
    unused: counted.unused,
    ...{ branches: await branchChoices(ctx, may.viewReceipts), people: await receivers(ctx) },
  }
}
export type ReceiptRow = Awaited<ReturnType<typeof receipts>>['rows'][number]
export type ReceiptSum = Awaited<ReturnType<typeof receipts>>['sums'][number]

/** Every word that was typed belongs to it: of its number, the customer's, or a reference. */
function matching({ db, actor }: Reader, asked: Filters, permission = may.viewReceipts) {
  const { q, party, method, state, branch, by, from, to } = asked
  return (
    db
      .selectFrom('receipts')
      .leftJoin('receiptReversals', 'receiptReversals.receiptId', 'receipts.id')
      .where((eb) => withinReach(eb, actor, permission, { branch: 'receipts.branchId' }))
      .where(everyWord(q, 'receipts.words'))
      // What another customer gave came in before.
      .where('receipts.kind', '!=', 'credit-transfer')
      .where(ofCustomer('partyId', party))
      .$if(method !== '', (all) =>
        all.where(sql<boolean>`exists (select from receipt_parts p where p.receipt_id = receipts.id and p.method = ${method})`),
      )
      .$if(state === 'unused', (all) => all.where('unused', '>', 0n))
      .$if(state === 'here', (all) => all.where('receipts.kind', '=', 'receipt'))
      .$if(state !== '', (all) => all.where('receiptReversals.receiptId', state === 'reversed' ? 'is not' : 'is', null))
      .$if(isUuid(branch), (all) => all.where('receipts.branchId', '=', branch))
      .$if(by !== '', (all) => all.where('receivedBy', '=', by))
      .where((eb) => onDays(eb, 'receivedOn', { from, to }))
  )
}

const partIn = (method: PaymentMethod) =>
  sql<
    bigint | null
  >`(select sum(p.amount)::bigint from receipt_parts p where p.receipt_id = receipts.id and p.method = ${method})`

const shown = (wanted: ReturnType<typeof matching>) =>
  wanted
    .select([
      'receipts.id',
      'receipts.kind',
      'number',
      'payer',
      'amount',
      'unused',
      'receivedOn',
      'receivedAt',
      'receivedBy',
      'reason',
    ])
    .select([partIn('cash').as('cash'), partIn('card').as('card'), partIn('bank-transfer').as('transfer')])
    .select([partIn('cheque').as('cheque'), partIn('online').as('online'), partIn('opening').as('opening')])
    .select(partIn('courier').as('courier'))
    .select([
      sql<ReceiptState>`case when receipt_reversals.receipt_id is null then 'confirmed' else 'reversed' end`.as('state'),
      sql<
        string | null
      >`(select string_agg(p.reference, ' · ' order by p.place) from receipt_parts p where p.receipt_id = receipts.id)`.as(
        'references',
      ),
    ])

/** What came in each way; of those that were reversed only where they alone are asked for. */
async function sumsOf(ctx: Reader, asked: Filters) {
  const { method } = asked
  const found = matching(ctx, { ...asked, state: asked.state || 'confirmed' }).select('receipts.id')
  return await ctx.db
    .selectFrom('receiptParts')
    .where('receiptId', 'in', found)
    .$if(method !== '', (all) => all.where('method', '=', method || 'cash'))
    .select(['method', sql<bigint>`sum(amount)::bigint`.as('sum')])
    .groupBy('method')
    .orderBy(sql`min(array_position(array['cash', 'card', 'bank-transfer', 'cheque', 'online', 'opening', 'courier'], method))`)
    .execute()
}

/** Whoever has taken money within this person's reach. */
async function receivers(ctx: Reader) {
  const rows = await ctx.db
    .selectFrom('receipts')
    .select('receivedBy')
    .distinct()
    .where((eb) => withinReach(eb, ctx.actor, may.viewReceipts, { branch: 'branchId' }))
    .execute()
  const people = await withNames(ctx, rows, 'receivedBy')
  return people.map(({ receivedBy, by }) => [receivedBy, by] as const).toSorted((a, b) => a[1].localeCompare(b[1], 'ar'))
}

/** All that is asked for, a handful at a time, the newest first. */
export const exportedReceipts = (ctx: Reader, asked: ReceiptsAsked) =>
  pageAfterPage(async (last: ReceiptRow | undefined) => {
    const rows = await shown(matching(ctx, asked, may.exportReceipts))
      .$if(last !== undefined, (all) =>
        all.where(sql<boolean>`(received_on, number) < (${last?.receivedOn}::date, ${last?.number})`),
      )
      .orderBy('receivedOn', 'desc')
      .orderBy('number', 'desc')
      .limit(1_000)
      .execute()
    return await withNames(ctx, rows, 'receivedBy')
  })
