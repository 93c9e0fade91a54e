import { sql } from 'kysely'
import { companyAccounts } from '#areas/finance/cash/box-queries.ts'
import { bankLeaf, type HeldFor } from '#areas/finance/ledger/bank-leaf.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { unseenEntries } from './entries.ts'
import { daysToShow } from './line.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
type Account = { id: string; heldFor: HeldFor }

/** Receipts by transfer that no line of the bank has shown in all that time: perhaps the money never came. */
export async function unshownReceipts(asked: Asked, account: Account, today: string) {
  const leaf = bankLeaf(account)
  const { rows } = await sql<{ count: bigint; amount: bigint }>`
    select count(*) count, coalesce(sum(p.amount), 0)::bigint amount
    from receipt_parts p join receipts r on r.id = p.receipt_id
    where p.method = 'bank-transfer' and p.account = ${leaf.account} and p.key = ${leaf.key} and r.received_on <= ${daysAfter(today, -daysToShow)}
      and not exists (select from receipt_reversals b where b.receipt_id = r.id)
      and not exists (select from transfers t join bank_matches m on m.transfer_id = t.id join leaves l on l.id = t.debit
        where t.journal = r.journal_id and t.amount = p.amount and l.account = p.account and l.key = p.key)`.execute(
    'tx' in asked ? asked.tx : asked.db,
  )
  const { count = 0n, amount = 0n } = rows[0] ?? {}
  return { count: Number(count), amount }
}

/** The accounts for which such transfers wait, with how many and how much. */
export async function unshownByAccount(ctx: Pick<Ctx, 'db' | 'now'>) {
  const accounts = await companyAccounts(ctx)
  const found = await Promise.all(
    accounts.map(async ({ id, bank, heldFor }) => ({
      ...{ id, bank, ...(await unshownReceipts(ctx, { id, heldFor }, dayOf(ctx.now()))) },
    })),
  )
  return found.filter(({ count }) => count > 0)
}
export type UnshownAtBank = Awaited<ReturnType<typeof unshownByAccount>>[number]

/** What the books moved before the first line that is not locked yet, and no line has shown: older than what is looked at now. */
export async function olderUnseen(asked: Asked, account: Account, until: string) {
  const { first, since } = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('bankLines')
    .select(({ fn }) => [fn.min('day').as('first'), fn.min('day').filterWhere('status', '!=', 'locked').as('since')])
    .where('accountId', '=', account.id)
    .where('status', '<>', 'taken-back')
    .where('day', '<=', until)
    .executeTakeFirstOrThrow()
  if (!first || !since) return []
  return await unseenEntries(asked, account, { from: first, until: daysAfter(since, -1) })
}

export function olderInWords(older: readonly { amount: bigint }[]) {
  const sum = older.reduce((total, { amount }) => total + amount, 0n)
  return `حركات أقدم من هذه الأسطر لم يُظهرها البنك، عددها ${older.length} ومجموعها ${inRials(sum)} طابقها أو اعكسها، أو اكتب لماذا بقيت.`
}
