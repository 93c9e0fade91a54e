import { invoicesNow, pathOfInvoice } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'

/** What a contract brought to the invoices of months: the invoice of each part with its page, or that it still waits for one. */
export async function monthlyOf(ctx: Pick<Ctx, 'db' | 'actor'>, contractId: string) {
  const rows = await ctx.db
    .selectFrom('carMonthlyLines')
    .select(['id', 'description', 'net', 'month', 'invoiceId', 'branchId', 'settledAt'])
    .where('contractId', '=', contractId)
    .orderBy('notedAt')
    .orderBy('place')
    .execute()
  const ids = [...new Set(rows.flatMap(({ invoiceId }) => invoiceId ?? []))]
  const papers = new Map((await invoicesNow({ db: ctx.db }, ids)).map((paper) => [paper.id, paper.number]))
  return rows.map(({ invoiceId, branchId, settledAt, ...row }) => ({
    ...row,
    waits: settledAt === null,
    invoice: invoiceId ? { number: papers.get(invoiceId) ?? '', path: pathOfInvoice(ctx, { invoiceId, branchId }) } : null,
  }))
}
export type MonthlyLine = Awaited<ReturnType<typeof monthlyOf>>[number]
