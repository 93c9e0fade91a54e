import { sql } from 'kysely'
import { type InvoiceKind, invoiceKinds } from '#areas/finance/paper-kinds.ts'
import { creditOf } from '#areas/finance/receipts/cashier-queries.ts'
import { type ReceiptKind, receiptKinds } from '#areas/finance/receipts/receipt.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { accountHolder } from './account-holder.ts'
import { chequesInHand } from './cheques-in-hand.ts'
import { coveredDues } from './covered-dues.ts'
import { duesOn } from './dues-on.ts'
import { opensPaper } from './opens-paper.ts'

/** What stands first on a customer's own page: what is owed and how late, and the last papers; null where there is nobody within reach. */
export async function accountInShort(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, partyId: string | undefined) {
  const holder = await accountHolder(ctx, partyId)
  if (!holder) return null
  const today = dayOf(ctx.now())
  const { ids, party } = holder
  const [ages, credit, papers, cheques, { sums }] = await Promise.all([
    duesOn(ctx, { ids, day: today, service: '' }),
    creditOf(ctx, party.id),
    lastPapers(ctx, ids),
    chequesInHand(ctx, ids),
    coveredDues(ctx, { ids, service: '' }),
  ])
  const { ahead, ...late } = ages
  const overdue = Object.values(late).reduce((sum, amount) => sum + amount, 0n)
  return { id: party.id, owed: ahead + overdue, overdue, credit, ages, papers, cheques, covered: sums.covered }
}
export type AccountInShort = NonNullable<Awaited<ReturnType<typeof accountInShort>>>

type Kind = InvoiceKind | ReceiptKind | 'credit-given'
type Paper = { id: string; number: string; kind: Kind; at: Date; amount: bigint; branchId: string }

const most = 5

async function lastPapers({ db, actor }: Pick<Ctx, 'db' | 'actor'>, ids: readonly string[]) {
  const theirs = sql`party_id = any(${[...ids]}::uuid[])`
  const { rows } = await sql<Paper>`
    (select id, number, kind, issued_at at, net + vat amount, branch_id "branchId" from invoices where ${theirs} order by issued_at desc limit ${most})
    union all
    (select id, number, kind, received_at, amount, branch_id from receipts where ${theirs} order by received_at desc limit ${most})
    union all
    (select id, number, 'credit-given', agreed_at, amount, branch_id from credit_transfers
      where ${theirs} and status = 'done' order by agreed_at desc limit ${most})
    order by at desc limit ${most}`.execute(db)
  return rows.map(({ kind, branchId, ...paper }) => {
    const of =
      kind === 'credit-given' ? ('credit-transfer' as const) : kind in receiptKinds ? ('receipt' as const) : ('invoice' as const)
    const label = { ...invoiceKinds, ...receiptKinds, 'credit-given': 'تحويل رصيد منه' }[kind]
    return { ...paper, of, label, opens: opensPaper(actor, { kind: of, branchId }) }
  })
}
