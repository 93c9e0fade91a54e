import { sql } from 'kysely'
import { poolsPath } from '#areas/finance/addresses.ts'
import { boxesPath } from '#areas/finance/cash/cash-paths.ts'
import { chequesAddress } from '#areas/finance/cheques/cheque-asked.ts'
import { invoicesAddress } from '#areas/finance/invoices/invoice-asked.ts'
import { isOurs } from '#areas/finance/invoices/our-papers.ts'
import { ownMoney, trustSeen } from '#areas/finance/ledger/own-money.ts'
import { balanceSheetPath } from '#areas/finance/ledger/results-asked.ts'
import { monthsAfter } from '#areas/finance/lists/span.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Age } from '#areas/finance/receipts/ageing.ts'
import { receiptsAddress } from '#areas/finance/receipts/receipt-asked.ts'
import { moneySettingsOn } from '#areas/finance/settings/reading.ts'
import type { Tile } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { branchesOf, isEverywhere } from '#platform/reach.ts'
import { dayOf, daysAfter } from '#values/days.ts'

/** The branches somebody reaches with a permission, in SQL: what is counted on the first page is what its list shows. */
function near({ actor }: Ctx, permission: Permission) {
  const reach = actor.reach(permission) ?? []
  return isEverywhere(reach) ? sql`true` : sql`branch_id = any(${branchesOf(reach)}::uuid[])`
}

const notReversed = sql`not exists (select from receipt_reversals back where back.receipt_id = receipts.id)`

/** What came in over the counter today in cash. */
async function cashToday(ctx: Ctx): Promise<Tile[]> {
  const today = dayOf(ctx.now())
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(p.amount), 0)::bigint sum from receipts join receipt_parts p on p.receipt_id = receipts.id
    where received_on = ${today} and p.method = 'cash' and ${notReversed} and ${near(ctx, may.viewReceipts)}`.execute(ctx.db)
  const path = receiptsAddress({ method: 'cash', state: 'confirmed', from: today, to: today })
  return [{ label: 'قُبض نقدًا اليوم', value: rows[0]?.sum ?? 0n, path }]
}

/** What lies in the boxes now. Whoever keeps one counts it without knowing what there should be, and is not told by this sum either. */
async function cashInBoxes(ctx: Ctx): Promise<Tile[]> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(leaf_net(l.id)), 0)::bigint sum
    from cash_boxes b join leaves l on l.account = '1110' and l.key = b.id::text
    where ${near(ctx, may.viewBoxBalances)}
      and not exists (select from cash_sessions s where s.box_id = b.id and s.closed_at is null and s.keeper_id = ${ctx.actor.id})`.execute(
    ctx.db,
  )
  return [{ label: 'النقد في الصناديق', value: rows[0]?.sum ?? 0n, path: boxesPath }]
}

/** What lies in the safe and is due within a week, what is past its day with it. */
async function chequesThisWeek(ctx: Ctx): Promise<Tile[]> {
  const to = daysAfter(dayOf(ctx.now()), 6)
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint sum from cheques
    where status = 'received' and due_on <= ${to} and ${near(ctx, may.viewCheques)}`.execute(ctx.db)
  return [{ label: 'شيكات تستحق خلال أسبوع', value: rows[0]?.sum ?? 0n, path: chequesAddress({ state: 'received', to }) }]
}

/** Credit of customers that pays nothing yet. */
async function unallocated(ctx: Ctx): Promise<Tile[]> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(unused), 0)::bigint sum from receipts
    where unused > 0 and ${notReversed} and ${near(ctx, may.viewReceipts)}`.execute(ctx.db)
  return [{ label: 'دفعات لم تُوزَّع', value: rows[0]?.sum ?? 0n, path: receiptsAddress({ state: 'unused' }), urgent: true }]
}

/** What is ours of the money there is: the rest belongs to others. Urgent where it has fallen below what the company wants to keep. */
async function ownMoneyTile(ctx: Ctx): Promise<Tile[]> {
  const [{ own }, { leastOwnMoney: least }] = [await ownMoney(ctx), await moneySettingsOn(ctx, dayOf(ctx.now()))]
  return [{ label: 'مالنا من النقد', value: own, path: balanceSheetPath, urgent: own < least }]
}

/** What lies in the wrong kind of account at banks: told only while it waits to be moved. */
async function toSweep(ctx: Ctx): Promise<Tile[]> {
  const { held, theirs } = await trustSeen(ctx)
  if (held === theirs) return []
  const isOurs = held > theirs
  const value = isOurs ? held - theirs : theirs - held
  return [{ label: isOurs ? 'يُحوّل من الأمانات إلى التشغيلي' : 'يُحوّل إلى الأمانات', value, path: poolsPath, urgent: !isOurs }]
}

/** What is past its day, as a figure of the first page. */
async function overdueTile(ctx: Ctx): Promise<Tile[]> {
  const { month, two, three, six, older } = await openByAge(ctx)
  const value = month + two + three + six + older
  return [{ label: 'متأخر على العملاء', value, path: overduePath, urgent: true }]
}

const overduePath = invoicesAddress({ state: 'overdue', sort: 'due' })

/** What is open within reach, by how long it has been due. */
async function openByAge(ctx: Ctx): Promise<Record<Age, bigint>> {
  const today = dayOf(ctx.now())
  const since = (days: number) => sql`due_on >= ${daysAfter(today, -days)}`
  const sum = (when: ReturnType<typeof since>) => sql`coalesce(sum(open_net + open_vat) filter (where ${when}), 0)::bigint`
  const { rows } = await sql<Record<Age, bigint>>`
    select ${sum(since(0))} ahead, ${sum(sql`due_on < ${today} and ${since(30)}`)} "month",
      ${sum(sql`due_on < ${daysAfter(today, -30)} and ${since(60)}`)} two,
      ${sum(sql`due_on < ${daysAfter(today, -60)} and ${since(90)}`)} three,
      ${sum(sql`due_on < ${daysAfter(today, -90)} and ${since(180)}`)} six,
      ${sum(sql`due_on < ${daysAfter(today, -180)}`)} older
    from charges where open_net + open_vat > 0 and ${near(ctx, may.viewInvoices)}`.execute(ctx.db)
  return rows[0] ?? { ahead: 0n, month: 0n, two: 0n, three: 0n, six: 0n, older: 0n }
}

/** What of money the first page draws, for whoever may see it. */
export async function moneyOf(ctx: Ctx) {
  const seesDebts = ctx.actor.may(may.viewInvoices)
  const [ages, months] = await Promise.all([
    seesDebts ? openByAge(ctx) : null,
    seesDebts && ctx.actor.may(may.viewReceipts) ? billedAndCollected(ctx) : null,
  ])
  return { ages, months, overduePath, opensDebts: ctx.actor.may(may.viewDebts) }
}

const monthsShown = 6

export type Month = { month: string; billed: bigint; collected: bigint; invoices: string; receipts: string }

/** What was charged and what came in, month by month, this one and those before it; credit notes and reversed receipts taken away. */
async function billedAndCollected(ctx: Ctx): Promise<Month[]> {
  const first = monthsAfter(dayOf(ctx.now()), 1 - monthsShown)
  const { rows } = await sql<Omit<Month, 'invoices' | 'receipts'>>`
    select to_char(m.month, 'YYYY-MM-DD') "month", coalesce(b.sum, 0)::bigint billed, coalesce(c.sum, 0)::bigint collected
    from generate_series(${first}::date, ${monthsAfter(first, monthsShown - 1)}::date, interval '1 month') m (month)
    left join (
      select date_trunc('month', issued_on)::date "month", sum(case kind when 'credit-note' then -1 else 1 end * (net + vat)) sum
      from invoices where ${isOurs('kind')} and issued_on >= ${first} and ${near(ctx, may.viewInvoices)} group by 1
    ) b on b.month = m.month
    left join (
      select date_trunc('month', received_on)::date "month", sum(amount) sum
      from receipts where kind = 'receipt' and received_on >= ${first} and ${notReversed} and ${near(ctx, may.viewReceipts)} group by 1
    ) c on c.month = m.month
    order by 1`.execute(ctx.db)
  return rows.map((row) => {
    const within = { from: row.month, to: daysAfter(monthsAfter(row.month, 1), -1) }
    return {
      ...row,
      invoices: invoicesAddress({ kind: 'here', ...within }),
      receipts: receiptsAddress({ state: 'here', ...within }),
    }
  })
}

export const moneyTiles = [
  { permission: may.viewReceipts, read: cashToday },
  { permission: may.viewBoxBalances, read: cashInBoxes },
  { permission: may.viewBooks, read: ownMoneyTile },
  { permission: may.viewPools, read: toSweep },
  { permission: may.viewInvoices, read: overdueTile },
  { permission: may.viewReceipts, read: unallocated },
  { permission: may.viewCheques, read: chequesThisWeek },
]
