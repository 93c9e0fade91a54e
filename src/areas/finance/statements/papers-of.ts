import { sql } from 'kysely'
import type { ChargedKind } from '#areas/finance/invoices/charge-kinds.ts'
import { kindsAsked, paperNamed } from '#areas/finance/invoices/paper-name.ts'
import type { InvoiceKind } from '#areas/finance/paper-kinds.ts'
import { type ReceiptKind, receiptKinds } from '#areas/finance/receipts/receipt.ts'
import type { Ctx } from '#platform/context.ts'
import type { StatementRow } from './statement.ts'

type Found = {
  id: string
  number: bigint
  memo: string
  mirrors: boolean
  invoiceId: string | null
  invoice: string | null
  kind: InvoiceKind | null
  asked: ChargedKind[]
  receiptId: string | null
  receipt: string | null
  receiptKind: ReceiptKind | null
  writeOffId: string | null
  writeOff: string | null
  payoutId: string | null
  payout: string | null
  transferId: string | null
  transfer: string | null
  branchId: string | null
}

const nothing: Pick<StatementRow, 'paper' | 'memo'> = {
  paper: { kind: 'journal', id: '', label: 'قيد', number: '', branchId: null },
  memo: '',
}

/** The paper behind each of these journals, and what it was for; what has no paper of its own is known by its journal. */
export async function papersOf({ db }: Pick<Ctx, 'db'>, journals: readonly string[]) {
  const { rows } = await sql<Found>`
    select j.id, j.sequence number, j.memo, j.mirrors, i.id "invoiceId", i.number invoice, i.kind, ${kindsAsked(sql`i.id`)} asked,
      r.id "receiptId", r.number receipt, r.kind "receiptKind", w.id "writeOffId", w.number "writeOff",
      p.id "payoutId", p.number payout, t.id "transferId", t.number transfer,
      coalesce(i.branch_id, r.branch_id, w.branch_id, p.branch_id, t.branch_id) "branchId"
    from journals j
    left join allocations a on j.source = 'allocation' and a.id = (case when j.source = 'allocation' then j.source_id::uuid end)
    left join invoices i on i.id = (case when j.source in ('invoice', 'opening-item') then j.source_id::uuid end)
    left join receipts r on r.id = coalesce(a.receipt_id, case when j.source in ('receipt', 'opening-item') then j.source_id::uuid end)
    left join write_offs w on w.id = (case when j.source = 'write-off' then j.source_id::uuid end)
    left join payouts p on p.id = (case when j.source = 'payout' then j.source_id::uuid end)
    left join credit_transfers t on t.id = (case when j.source = 'credit-transfer' then j.source_id::uuid end)
    where j.id = any(${[...journals]}::uuid[])`.execute(db)
  const found = new Map(rows.map((row) => [row.id, shown(row)]))
  return (journal: string) => found.get(journal) ?? nothing
}

function shown({ number, memo, mirrors, invoiceId, invoice, kind, asked, receiptId, receipt, ...found }: Found) {
  const { receiptKind, writeOffId, writeOff, payoutId, payout, transferId, transfer, branchId } = found
  if (invoiceId && invoice && kind) {
    const name = paperNamed(kind, asked)
    const label = mirrors ? `عكس ${name}` : name
    return { memo, paper: { kind: 'invoice' as const, id: invoiceId, label, number: invoice, branchId } }
  }
  if (receiptId && receipt) {
    const name = receiptKinds[receiptKind ?? 'receipt']
    const label = mirrors ? `عكس ${name}` : name
    return { memo, paper: { kind: 'receipt' as const, id: receiptId, label, number: receipt, branchId } }
  }
  if (writeOffId && writeOff) {
    const label = mirrors ? 'عكس شطب' : 'شطب'
    return { memo, paper: { kind: 'write-off' as const, id: writeOffId, label, number: writeOff, branchId } }
  }
  if (payoutId && payout) {
    const label = mirrors ? 'عكس سند صرف' : 'سند صرف'
    return { memo, paper: { kind: 'payout' as const, id: payoutId, label, number: payout, branchId } }
  }
  if (transferId && transfer) {
    const label = mirrors ? 'عكس تحويل رصيد' : 'تحويل رصيد'
    return { memo, paper: { kind: 'credit-transfer' as const, id: transferId, label, number: transfer, branchId } }
  }
  const label = mirrors ? 'قيد عكسي' : 'قيد'
  return { memo, paper: { kind: 'journal' as const, id: String(number), label, number: String(number), branchId } }
}
