import { type RawBuilder, sql } from 'kysely'
import { branches } from '#areas/company/public.ts'
import { customersSeen, mergedRecords, recordsOfEach } from '#areas/customers/public.ts'
import { coveringStates } from '#areas/finance/invoices/covering-states.ts'
import type { Age } from '#areas/finance/receipts/ageing.ts'
import type { Ctx } from '#platform/context.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { agedDebts, summedBy } from './aged-debts.ts'
import { type DebtOrder, type DebtsAsked, debtsPerPage, leastIn } from './debts-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>
export type DebtSums = Record<Age, bigint> & { credit: bigint; overdue: bigint; owed: bigint; balance: bigint }
type Found = DebtSums & { id: string; number: string; name: string; phone: string | null }
type Counted = Found & { count: bigint } & Record<`all${keyof DebtSums}`, bigint>

/** One page of the customers who owe or are owed, and what all that are asked for come to: one look at the open dues. Past the end stands the last page. */
export async function debts(ctx: Reader, asked: DebtsAsked, permission: Permission) {
  const first = await found(ctx, asked, { permission, most: debtsPerPage, after: (asked.page - 1) * debtsPerPage })
  const isPastEnd = first.length === 0 && asked.page > 1
  const rows = isPastEnd ? await found(ctx, asked, { permission, most: debtsPerPage, after: 0 }) : first
  const [any] = rows
  return {
    rows: await withPayments(ctx, rows),
    count: Number(any?.count ?? 0),
    at: isPastEnd ? 1 : asked.page,
    sums: sumsIn((name) => any?.[`all${name}`] ?? 0n),
    branches: await branchesFor(ctx, permission),
  }
}
export type DebtRow = Awaited<ReturnType<typeof debts>>['rows'][number]

const sumNames = ['ahead', 'month', 'two', 'three', 'six', 'older', 'credit', 'overdue', 'owed', 'balance'] as const

/** These figures of a row, or what all of the rows come to. */
const sumsIn = (figure: (name: (typeof sumNames)[number]) => bigint): DebtSums => ({
  ...{ ahead: figure('ahead'), month: figure('month'), two: figure('two'), three: figure('three') },
  ...{ six: figure('six'), older: figure('older') },
  ...{ credit: figure('credit'), overdue: figure('overdue'), owed: figure('owed'), balance: figure('balance') },
})

type Part = { permission: Permission; most: number; after: number }

async function found(ctx: Reader, asked: DebtsAsked, { permission, most, after }: Part) {
  const totals = sumNames.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint ${sql.ref(`all${name}`)}`)
  const { rows } = await sql<Counted>`
    with d as (
      ${summedBy(sql`coalesce(m.one, a.party_id)`, sql`(${agedDebts(ctx, { ...asked, permission })}) a left join (${mergedRecords}) m on m.id = a.party_id`)}
    ), listed as materialized (
      select p.id, p.number, p.name, p.phone, d.* from d join ${customersSeen(ctx, asked.q)} p on p.id = d.key where ${wanted(asked)}
    ), totals as (
      select count(*) count, ${sql.join(totals)} from listed
    )
    select * from totals, (
      select * from listed order by ${orders[asked.sort]}, number limit ${most} offset ${after}
    ) shown`.execute(ctx.db)
  return rows
}

const orders: Record<DebtOrder, RawBuilder<unknown>> = {
  balance: sql`balance`,
  '-balance': sql`balance desc`,
  overdue: sql`overdue`,
  '-overdue': sql`overdue desc`,
  name: sql`name collate "C"`,
  '-name': sql`name collate "C" desc`,
}

function wanted({ age, side, ...asked }: DebtsAsked) {
  const least = leastIn(asked)
  return sql.join(
    [
      age ? sql`d.${sql.ref(age)} > 0` : sql`true`,
      side === 'owes'
        ? sql`d.owed > 0`
        : side === 'overdue'
          ? sql`d.overdue > 0`
          : side === 'credit'
            ? sql`d.credit > 0`
            : sql`true`,
      least === null ? sql`true` : sql`greatest(d.owed, d.credit) >= ${least}`,
    ],
    sql` and `,
  )
}

/** With what of it stands on cheques in hand, and when each paid last. */
async function withPayments(ctx: Reader, rows: readonly Counted[]) {
  const records = await recordsOfEach(
    ctx,
    rows.map(({ id }) => id),
  )
  const { rows: kept } = await sql<{ one: string; covered: bigint; lastPaidOn: string | null }>`
    select one, sum(covered)::bigint covered, max(last_paid_on) last_paid_on from (
      select o.one,
        coalesce((select sum(least(c.open_net + c.open_vat, coalesce(k.amount, 0))) from charges c join lateral (
          select sum(v.amount) amount from cheque_covers v join cheques q on q.id = v.cheque_id
          where v.charge_id = c.id and q.status = any(${[...coveringStates]})) k on true
          where c.party_id = o.id and c.open_net + c.open_vat > 0), 0) covered,
        (select r.received_on from receipts r left join receipt_reversals b on b.receipt_id = r.id
          where r.party_id = o.id and r.kind = 'receipt' and b.receipt_id is null order by r.received_at desc limit 1) last_paid_on
      from unnest(${records.map(({ id }) => id)}::uuid[], ${records.map(({ one }) => one)}::uuid[]) o (id, one)
    ) o group by one`.execute(ctx.db)
  const about = new Map(kept.map((row) => [row.one, row]))
  return rows.map(({ id, number, name, phone, ...row }) => ({
    ...{ id, number, name, phone },
    ...sumsIn((sum) => row[sum]),
    covered: about.get(id)?.covered ?? 0n,
    lastPaidOn: about.get(id)?.lastPaidOn ?? null,
  }))
}

/** All of them, some thousands at a time. */
export function exportedDebts(ctx: Reader, asked: DebtsAsked, permission: Permission) {
  let read = 0
  return pageAfterPage<DebtRow>(async () => {
    const rows = await found(ctx, asked, { permission, most: 5_000, after: read })
    read += rows.length
    return withPayments(ctx, rows)
  })
}

/** The branches whose debts this person sees: nothing to choose where there is one. */
export async function branchesFor(ctx: Reader, permission: Permission) {
  const open = await branches(ctx)
  return open.filter(({ id }) => reaches(ctx.actor, permission, { branchId: id })).map(({ id, nameAr }) => [id, nameAr] as const)
}
