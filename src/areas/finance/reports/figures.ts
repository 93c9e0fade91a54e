import { type RawBuilder, sql } from 'kysely'
import { banksPath, poolsPath } from '#areas/finance/addresses.ts'
import { billsAddress } from '#areas/finance/bills/bill-asked.ts'
import { boxesPath } from '#areas/finance/cash/cash-paths.ts'
import { chequesAddress } from '#areas/finance/cheques/cheque-asked.ts'
import { invoicesAddress } from '#areas/finance/invoices/invoice-asked.ts'
import { isOurs } from '#areas/finance/invoices/our-papers.ts'
import { moneyHeld } from '#areas/finance/ledger/own-money.ts'
import { balanceSheetPath } from '#areas/finance/ledger/results-asked.ts'
import { monthsAfter } from '#areas/finance/lists/span.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Age } from '#areas/finance/receipts/ageing.ts'
import { receiptsAddress } from '#areas/finance/receipts/receipt-asked.ts'
import type { Ctx } from '#platform/context.ts'
import { asked, baisa, type Figure } from '#platform/home.ts'
import type { Permission } from '#platform/permissions.ts'
import { branchesOf, isEverywhere } from '#platform/reach.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { horizon } from '#values/delay.ts'
import { howMany } from '#values/plural.ts'

/** The branches somebody reaches with a permission, in SQL: what is counted on the first page is what its list shows. */
export function near({ actor }: Pick<Ctx, 'actor'>, permission: Permission) {
  const reach = actor.reach(permission) ?? []
  return isEverywhere(reach) ? sql`true` : sql`branch_id = any(${branchesOf(reach)}::uuid[])`
}

const notReversed = sql`not exists (select from receipt_reversals back where back.receipt_id = receipts.id)`

const sumOf = (from: RawBuilder<unknown>) => sql<bigint>`(select coalesce(sum(sum), 0)::bigint from (${from}) summed)`

/** What came in over the counter today, in cash alone or in every way. */
const receivedToday = (ctx: Ctx, method: 'cash' | null) =>
  sumOf(sql`select p.amount sum from receipts join receipt_parts p on p.receipt_id = receipts.id
    where received_on = ${dayOf(ctx.now())} and ${method ? sql`p.method = ${method}` : sql`true`} and receipts.kind = 'receipt'
      and ${notReversed} and ${near(ctx, may.viewReceipts)}`)

const cashToday: Figure = {
  ...{ name: 'cashToday', permission: may.viewReceipts },
  read: (ctx) => {
    const today = dayOf(ctx.now())
    const path = receiptsAddress({ method: 'cash', state: 'confirmed', from: today, to: today })
    return asked(receivedToday(ctx, 'cash'), (value) => ({ label: 'قُبض نقدًا اليوم', value, path }))
  },
}

const collectedToday: Figure = {
  ...{ name: 'collectedToday', permission: may.viewReceipts },
  read: (ctx) => {
    const today = dayOf(ctx.now())
    const path = receiptsAddress({ state: 'confirmed', from: today, to: today })
    return asked(receivedToday(ctx, null), (value) => ({ label: 'حُصّل اليوم', value, path }))
  },
}

/** What lies in the boxes now. Whoever keeps one counts it without knowing what there should be, and is not told by this sum either. */
const cashInBoxes: Figure = {
  ...{ name: 'cashInBoxes', permission: may.viewBoxBalances },
  read: (ctx) =>
    asked(
      sumOf(sql`select leaf_net(l.id) sum from cash_boxes b join leaves l on l.account = '1110' and l.key = b.id::text
        where ${near(ctx, may.viewBoxBalances)}
          and not exists (select from cash_sessions s where s.box_id = b.id and s.closed_at is null and s.keeper_id = ${ctx.actor.id})`),
      (value) => ({ label: 'النقد في الصناديق', value, path: boxesPath }),
    ),
}

/** What lies in the safe and is due by a day, what is past its day with it. */
const chequesUntil = (ctx: Ctx, to: string) =>
  sumOf(sql`select amount sum from cheques where status = 'received' and due_on <= ${to} and ${near(ctx, may.viewCheques)}`)

const chequesThisWeek: Figure = {
  ...{ name: 'chequesThisWeek', permission: may.viewCheques },
  read: (ctx) => {
    const to = daysAfter(dayOf(ctx.now()), 6)
    const path = chequesAddress({ state: 'received', to })
    return asked(chequesUntil(ctx, to), (value) => ({ label: 'شيكات تستحق خلال أسبوع', value, path }))
  },
}

const chequesToday: Figure = {
  ...{ name: 'chequesToday', permission: may.viewCheques },
  read: (ctx) => {
    const to = dayOf(ctx.now())
    return asked(chequesUntil(ctx, to), (value) => ({ label: 'شيكات', value, path: chequesAddress({ state: 'received', to }) }))
  },
}

/** Credit of customers that pays nothing yet. */
const unallocated: Figure = {
  ...{ name: 'unallocated', permission: may.viewReceipts },
  read: (ctx) =>
    asked(
      sumOf(sql`select unused sum from receipts where unused > 0 and ${notReversed} and ${near(ctx, may.viewReceipts)}`),
      (value) => ({ label: 'دفعات لم تُوزَّع', value, path: receiptsAddress({ state: 'unused' }), urgent: true }),
    ),
}

type Own = { held: string; theirs: string; bills: string; until: string | null }

/** What is ours of the money there is, the rest belongs to others; and what is left of it once the bills of two weeks are paid. */
const ownCash: Figure = {
  ...{ name: 'ownCash', permission: may.viewBooks },
  read: (ctx) =>
    asked(
      sql<Own>`(select json_build_object('held', held::text, 'theirs', theirs::text, 'bills', bills.sum::text, 'until', bills.until)
        from (${moneyHeld}) money, (select coalesce(sum(open), 0) sum, max(due_on) until from bills
          where open > 0 and reversed_at is null and due_on <= ${daysAfter(dayOf(ctx.now()), horizon)}) bills)`,
      ({ held, theirs, bills, until }) => {
        const value = baisa(held) - baisa(theirs)
        const day = until && until > dayOf(ctx.now()) ? until : dayOf(ctx.now())
        const beneath = { text: 'أدنى ما يُتوقع', amount: value - baisa(bills), after: `يوم ${dayInWords(day, dayOf(ctx.now()))}` }
        return { label: 'مالنا من النقد', value, path: balanceSheetPath, ...(baisa(bills) > 0n && { beneath }) }
      },
    ),
}

/** What is past its day, and with how many. */
const overdue: Figure = {
  ...{ name: 'overdue', permission: may.viewInvoices },
  read: (ctx) =>
    asked(
      sql<{ sum: string; parties: number }>`(select json_build_object('sum', coalesce(sum(open_net + open_vat), 0)::text,
          'parties', count(distinct party_id))
        from charges where open_net + open_vat > 0 and due_on < ${dayOf(ctx.now())} and ${near(ctx, may.viewInvoices)})`,
      ({ sum, parties }) => ({
        ...{ label: 'متأخر على العملاء', value: baisa(sum), path: overduePath, urgent: true },
        ...(parties > 0 && { beneath: { text: howMany(parties, 'customer') } }),
      }),
    ),
}

/** What suppliers are to be paid by today. */
const billsDue: Figure = {
  ...{ name: 'billsDue', permission: may.viewBills },
  read: (ctx) => {
    const due = dayOf(ctx.now())
    const open = sql`select open sum from bills where open > 0 and reversed_at is null and due_on <= ${due}`
    return asked(sumOf(open), (value) => ({ label: 'موردون', value, path: billsAddress({ due }) }))
  },
}

/** Agreed to and not ordered at the bank. */
const ownersToPay: Figure = {
  ...{ name: 'ownersToPay', permission: may.transferPayouts },
  read: (ctx) =>
    asked(
      sumOf(
        sql`select amount sum from payouts where kind = 'owner' and status = 'approved' and ${near(ctx, may.transferPayouts)}`,
      ),
      (value) => ({ label: 'ملّاك', value, path: poolsPath }),
    ),
}

/** Lines of banks nobody has said what they are. */
const unidentified: Figure = {
  ...{ name: 'unidentified', permission: may.viewBankLines },
  read: () =>
    asked(sql<bigint>`(select count(*) from bank_lines where status = 'new')`, (count) => ({
      ...{ label: 'غير معرّف في البنك', value: Number(count), path: banksPath, urgent: true },
    })),
}

const invoicesToday: Figure = {
  ...{ name: 'invoicesToday', permission: may.viewInvoices },
  read: (ctx) => {
    const today = dayOf(ctx.now())
    const path = invoicesAddress({ kind: 'here', from: today, to: today })
    const issued = sql<bigint>`(select count(*) from invoices
      where ${isOurs('kind')} and issued_on = ${today} and ${near(ctx, may.viewInvoices)})`
    return asked(issued, (count) => ({ label: 'فواتير اليوم', value: Number(count), path }))
  },
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

export const moneyFigures: Figure[] = [
  ...[cashToday, collectedToday, cashInBoxes, chequesThisWeek, chequesToday, unallocated],
  ...[ownCash, overdue, billsDue, ownersToPay, unidentified, invoicesToday],
]
