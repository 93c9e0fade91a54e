import { creditTransferPath } from '#areas/finance/credit-transfers/credit-transfer-asked.ts'
import { creditTransferKind } from '#areas/finance/credit-transfers/credit-transfer-record.ts'
import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { invoiceKind } from '#areas/finance/invoices/invoice-record.ts'
import { invoiceKinds } from '#areas/finance/paper-kinds.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { receiptKinds } from '#areas/finance/receipts/receipt.ts'
import { receiptPath } from '#areas/finance/receipts/receipt-asked.ts'
import { receiptKind } from '#areas/finance/receipts/receipt-record.ts'
import type { Finder, Found } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'
import { folded } from '#values/text.ts'

const most = 6

/** Papers are looked for by their numbers alone: whoever types a name means the person. */
const isNumber = (words: string) => /\d{3}/.test(words)

/** Invoices, notes, receipts and transfers of credit by number, for the search over everything. */
export const papersFinder: Finder = {
  permission: may.viewInvoices,
  async find(ctx, words) {
    const typed = folded(words).replaceAll(' ', '-')
    if (!isNumber(typed)) return []
    const found = [await invoicesNumbered(ctx, typed), await receiptsNumbered(ctx, typed), await transfersNumbered(ctx, typed)]
    return found.flat().slice(0, most)
  },
}

async function invoicesNumbered({ db, actor }: Ctx, typed: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number'])
    .where('number', 'ilike', `%${typed.replace(/[%_\\]/g, '')}%`)
    .where((eb) => withinReach(eb, actor, may.viewInvoices, { branch: 'branchId' }))
    .orderBy('issuedAt', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, kind, number }) => ({
    kind: invoiceKind,
    id,
    label: number,
    detail: invoiceKinds[kind],
    path: invoicePath(id),
  }))
}

async function receiptsNumbered({ db, actor }: Ctx, typed: string): Promise<Found[]> {
  if (!actor.may(may.viewReceipts)) return []
  const rows = await db
    .selectFrom('receipts')
    .select(['id', 'kind', 'number', 'payer'])
    .where('kind', '!=', 'credit-transfer')
    .where('number', 'ilike', `%${typed.replace(/[%_\\]/g, '')}%`)
    .where((eb) => withinReach(eb, actor, may.viewReceipts, { branch: 'branchId' }))
    .orderBy('receivedAt', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, kind, number, payer }) => ({
    kind: receiptKind,
    id,
    label: number,
    detail: `${receiptKinds[kind]} من ${payer}`,
    path: receiptPath(id),
  }))
}

async function transfersNumbered({ db, actor }: Ctx, typed: string): Promise<Found[]> {
  if (!actor.may(may.viewCreditTransfers)) return []
  const rows = await db
    .selectFrom('creditTransfers')
    .select(['id', 'number', 'holder', 'taker'])
    .where('number', 'ilike', `%${typed.replace(/[%_\\]/g, '')}%`)
    .where((eb) => withinReach(eb, actor, may.viewCreditTransfers, { branch: 'branchId' }))
    .orderBy('askedAt', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, number, holder, taker }) => ({
    kind: creditTransferKind,
    id,
    label: number,
    detail: `تحويل رصيد من ${holder} إلى ${taker}`,
    path: creditTransferPath(id),
  }))
}
