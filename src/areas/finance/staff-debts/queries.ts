import { sql } from 'kysely'
import { branchNamed } from '#areas/company/public.ts'
import { accountsToChoose } from '#areas/finance/cash/account-queries.ts'
import { ownBox } from '#areas/finance/cash/move-queries.ts'
import { accountName } from '#areas/finance/ledger/bank-leaf.ts'
import { openingSource } from '#areas/finance/ledger/opening.ts'
import { voucherSource } from '#areas/finance/ledger/voucher.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import { daysAfter, startOfDay } from '#values/days.ts'
import { pageWithin } from '#values/pages.ts'
import { folded } from '#values/text.ts'
import type { EntryState } from './debt.ts'
import { entriesPerPage, readStaffDebtsAsked, type StaffDebtsAsked } from './debt-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

/** Who owes what, who owes most first, and one page of what led to it, the newest first, with what all that is asked for comes to. */
export async function staffDebts(ctx: Reader, asked = readStaffDebtsAsked(new URLSearchParams())) {
  const people = await everybody(ctx)
  const wanted = matching(asked, calledSo(people, asked.q))
  const { rows: owing } = await sql<{ employeeId: string; owes: bigint; short: bigint }>`
    select employee_id, sum(amount)::bigint owes, coalesce(sum(amount) filter (where amount > 0), 0)::bigint short
    from (${said}) said group by employee_id having sum(amount) <> 0 order by 2 desc`.execute(ctx.db)
  const [all = { count: 0n, more: 0n, less: 0n }] = (
    await sql<EntrySums & { count: bigint }>`
    select count(*) count, coalesce(sum(amount) filter (where amount > 0), 0)::bigint more,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint less
    from (${said}) said where ${wanted}`.execute(ctx.db)
  ).rows
  const count = Number(all.count)
  const at = pageWithin(asked.page, count, entriesPerPage)
  const { rows } = await sql<Entry>`select * from (${said}) said where ${wanted}
    order by at desc, id desc limit ${entriesPerPage} offset ${(at - 1) * entriesPerPage}`.execute(ctx.db)
  const mayUndo = ctx.actor.may(may.takeStaffDebts)
  const isOthers = ({ state, employeeId }: Entry) => state === 'repaid' && employeeId !== ctx.actor.id
  return {
    ...{ count, at, sums: { more: all.more, less: all.less }, owing: await named(ctx, owing), people },
    total: owing.reduce((sum, { owes }) => sum + owes, 0n),
    entries: (await named(ctx, rows)).map((row) => ({ ...row, mayReverse: mayUndo && isOthers(row) })),
  }
}
export type StaffEntry = Awaited<ReturnType<typeof staffDebts>>['entries'][number]
export type StaffOwing = Awaited<ReturnType<typeof staffDebts>>['owing'][number]
export type StaffPerson = Awaited<ReturnType<typeof staffDebts>>['people'][number]
export type EntrySums = { more: bigint; less: bigint }

type Entry = { id: string; employeeId: string; amount: bigint; number: bigint; at: Date; state: EntryState }

/** All that is asked for, a handful at a time, the newest first. */
export async function exportedEntries(ctx: Reader, asked: StaffDebtsAsked) {
  const wanted = matching(asked, calledSo(await everybody(ctx), asked.q))
  return pageAfterPage(async (last: ExportedEntry | undefined) => {
    const after = last ? sql`(at, id) < (${last.at}::timestamptz, ${last.id})` : sql`true`
    const { rows } = await sql<Entry>`select * from (${said}) said where ${wanted} and ${after}
      order by at desc, id desc limit 1000`.execute(ctx.db)
    return await named(ctx, rows)
  })
}
export type ExportedEntry = Entry & { employee: string }

async function named<Row extends { employeeId: string }>(ctx: Reader, rows: Row[]) {
  const people = rows.map(({ employeeId }) => employeeId)
  const names = await namesOf(ctx, people)
  return rows.map((row) => ({ ...row, employee: names.get(row.employeeId) ?? row.employeeId }))
}

type Person = { employeeId: string; employee: string }

/** Those of whom something is said. */
async function everybody(ctx: Reader): Promise<Person[]> {
  const { rows } = await sql<{ employeeId: string }>`select distinct employee_id from (${said}) said order by 1`.execute(ctx.db)
  return named(ctx, rows)
}

/** Whose name has every word that was typed; null where nothing was. */
function calledSo(people: readonly Person[], q: string) {
  const words = folded(q).split(' ').filter(Boolean)
  if (words.length === 0) return null
  return people
    .filter(({ employee }) => words.every((word) => folded(employee).includes(word)))
    .map(({ employeeId }) => employeeId)
}

const matching = ({ employee, repayment, state, side, from, to }: StaffDebtsAsked, people: string[] | null) => sql<boolean>`true
  ${people ? sql`and employee_id = any(${people}::text[])` : sql``}
  ${employee ? sql`and employee_id = ${employee}` : sql``}
  ${side ? sql`and amount ${side === 'more' ? sql`>` : sql`<`} 0` : sql``}
  ${repayment ? sql`and id = ${repayment}` : sql``}
  ${state ? sql`and state = ${state}` : sql``}
  ${from ? sql`and at >= ${startOfDay(from)}` : sql``}
  ${to ? sql`and at < ${startOfDay(daysAfter(to, 1))}` : sql``}`

/**
 * A shortage adds; what was paid back takes off, unless it was reversed. What was brought in from the books before, or taken out of a
 * salary, was written by hand; its number is that of its journal.
 */
const said = sql`
  select d.session_id::text id, d.employee_id, d.amount, s.sequence number, d.decided_at at, 'short' state
    from staff_debts d join cash_sessions s on s.id = d.session_id
  union all
  select d.hand_over_id::text, d.employee_id, d.amount, h.sequence, d.decided_at, 'custody'
    from staff_debts d join cod_hand_overs h on h.id = d.hand_over_id
  union all
  select p.id::text, p.employee_id, case when r.repayment_id is null then -p.amount else 0 end, p.sequence, p.received_at,
      case when r.repayment_id is null then 'repaid' else 'reversed' end
    from staff_repayments p left join staff_repayment_reversals r on r.repayment_id = p.id
  union all
  select t.id::text, l.key, case when t.debit = l.id then t.amount else -t.amount end, j.sequence, j.posted_at, 'written'
    from leaves l join transfers t on l.id in (t.debit, t.credit) join journals j on j.id = t.journal
    where l.account = '1116' and j.source in (${sql.lit(openingSource)}, ${sql.lit(voucherSource)})`

/** One repayment; null where there is none. */
export async function staffRepayment(ctx: Pick<Ctx, 'db'>, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await ctx.db
    .selectFrom('staffRepayments as p')
    .leftJoin('staffRepaymentReversals as r', 'r.repaymentId', 'p.id')
    .leftJoin('cashBoxes as b', (join) => join.on(sql`b.id::text`, '=', sql`p.key`))
    .leftJoin('companyBankAccounts as a', (join) => join.on(sql`a.id::text`, '=', sql`p.key`))
    .select([
      'p.id',
      'p.sequence as number',
      'p.employeeId',
      'p.branchId',
      'p.amount',
      'p.account',
      'p.reference',
      'p.receivedBy',
    ])
    .select(['p.receivedAt', 'r.reason', 'r.reversedAt', 'b.name as box', 'a.bank', 'a.iban'])
    .where('p.id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const names = await namesOf(ctx, [found.employeeId, found.receivedBy])
  const nameOf = (person: string) => names.get(person) ?? person
  const { bank, iban, box } = found
  return {
    ...found,
    employee: nameOf(found.employeeId),
    by: nameOf(found.receivedBy),
    place: box ?? (bank && iban ? accountName({ bank, iban }) : ''),
    branch: (await branchNamed(ctx, found.branchId)) ?? '',
  }
}
export type ShownRepayment = NonNullable<Awaited<ReturnType<typeof staffRepayment>>>

/** Where somebody could take it: one's own box, and the operating accounts; null for who takes none. */
export async function placesToTake(ctx: Reader) {
  if (!ctx.actor.may(may.takeStaffDebts)) return null
  return { box: (await ownBox(ctx))?.name ?? null, accounts: await accountsToChoose(ctx, ['operating']) }
}
