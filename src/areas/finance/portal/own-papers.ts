import { sql } from 'kysely'
import { partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import { invoiceOf } from '#areas/finance/invoices/invoice-detail.ts'
import { standingsOfParty } from '#areas/finance/invoices/invoice-standing.ts'
import { kindsAsked } from '#areas/finance/invoices/paper-name.ts'
import { lastUpTo, papersPerPage } from '#areas/finance/payments-paths.ts'
import { receiptOf } from '#areas/finance/receipts/receipt-detail.ts'
import type { Reader } from './own-money.ts'

/** The papers by which the customer owes, or owes less, the newest first; null until the account has a record. */
export async function ownInvoices(ctx: Reader, page: number) {
  const party = await partyOfAccount(ctx)
  if (!party) return null
  const { count } = await standingsOfParty(ctx, party.id)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const at = lastUpTo(page, Number(count))
  const rows = await standingsOfParty(ctx, party.id)
    .select(['id', 'kind', 'number', 'issuedOn', 'dueOn', 'total', 'open', 'state', kindsAsked(sql.ref('papers.id')).as('asked')])
    .orderBy('issuedAt', 'desc')
    .orderBy('number', 'desc')
    .limit(papersPerPage)
    .offset((at - 1) * papersPerPage)
    .execute()
  return { rows, count: Number(count), at }
}
export type OwnInvoiceRow = NonNullable<Awaited<ReturnType<typeof ownInvoices>>>['rows'][number]

/** What the customer paid, the newest first. */
export async function ownReceipts(ctx: Reader, page: number) {
  const party = await partyOfAccount(ctx)
  if (!party) return null
  const own = ctx.db.selectFrom('receipts').where('partyId', 'in', recordsOf(party.id))
  const { count } = await own.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow()
  const at = lastUpTo(page, Number(count))
  const rows = await own
    .leftJoin('receiptReversals', 'receiptReversals.receiptId', 'receipts.id')
    .select(['receipts.id', 'receipts.kind', 'number', 'amount', 'unused', 'receivedAt', 'reversedAt'])
    .select(
      sql<string>`(select string_agg(distinct p.method, ' ') from receipt_parts p where p.receipt_id = receipts.id)`.as(
        'methods',
      ),
    )
    .orderBy('receivedAt', 'desc')
    .orderBy('number', 'desc')
    .limit(papersPerPage)
    .offset((at - 1) * papersPerPage)
    .execute()
  return { rows, count: Number(count), at }
}
export type OwnReceiptRow = NonNullable<Awaited<ReturnType<typeof ownReceipts>>>['rows'][number]

/** One of one’s own; what is somebody else’s is not there. */
export async function ownInvoice(ctx: Reader, id: string | undefined) {
  const party = await partyOfAccount(ctx)
  return party ? await invoiceOf(ctx, party.id, id) : null
}

export async function ownReceipt(ctx: Reader, id: string | undefined) {
  const party = await partyOfAccount(ctx)
  return party ? await receiptOf(ctx, party.id, id) : null
}
