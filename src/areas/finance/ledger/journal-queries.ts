import { sql } from 'kysely'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import type { ServiceLine } from './account.ts'
import { amountIn, type JournalsAsked } from './journal-asked.ts'
import { namesOfKeys } from './leaf-keys.ts'

const perPage = 50

type JournalRow = {
  number: bigint
  day: string
  memo: string
  source: string
  total: bigint
  postedBy: string
  reversed: boolean
  mirrors: boolean
}

const none = sql<boolean>`true`

/** A number is that of a journal, and words stand in its memo; an account stands for those below it too. */
function wantedOf(asked: JournalsAsked) {
  const { q, from, to, account, source, amount } = asked
  const number = /^\d{1,15}$/.test(q) ? BigInt(q) : null
  const moves = sql`select 1 from transfers t where t.journal = j.id`
  return sql.join(
    [
      q ? (number === null ? sql`position(lower(${q}) in lower(j.memo)) > 0` : sql`j.sequence = ${number}`) : none,
      from ? sql`j.day >= ${from}` : none,
      to ? sql`j.day <= ${to}` : none,
      source ? sql`j.source = ${source}` : none,
      account
        ? sql`exists (${moves} and (${account} in (t.debit_account, left(t.debit_account, 4))
            or ${account} in (t.credit_account, left(t.credit_account, 4))))`
        : none,
      amount ? sql`exists (${moves} and t.amount = ${amountIn(asked)})` : none,
    ],
    sql` and `,
  )
}

/** The journals asked for, the newest first, and what all of them come to. */
export async function journals(ctx: Pick<Ctx, 'db'>, asked: JournalsAsked, before: string | null) {
  const place = /^\d{1,15}$/.test(before ?? '') ? BigInt(before ?? 0) : null
  const { rows } = await sql<JournalRow>`
    select j.sequence number, j.day, j.memo, j.source, j.mirrors, j.posted_by,
      (select sum(amount)::bigint from transfers where journal = j.id) total,
      exists (select from journals back where back.reverses = j.id) reversed
    from journals j where ${wantedOf(asked)} and ${place === null ? none : sql`j.sequence < ${place}`}
    order by j.sequence desc limit ${perPage + 1}`.execute(ctx.db)
  const shown = rows.slice(0, perPage)
  const names = await namesOf(
    ctx,
    shown.map(({ postedBy }) => postedBy),
  )
  return {
    rows: shown.map(({ postedBy, ...row }) => ({ ...row, by: names.get(postedBy) ?? 'النظام' })),
    older: rows.length > perPage ? String(shown.at(-1)?.number) : null,
    sums: await sumsOf(ctx, asked),
  }
}

async function sumsOf({ db }: Pick<Ctx, 'db'>, asked: JournalsAsked) {
  const { rows } = await sql<{ count: bigint; total: bigint }>`
    select count(distinct j.id) count, coalesce(sum(t.amount), 0)::bigint total
    from journals j join transfers t on t.journal = j.id where ${wantedOf(asked)}`.execute(db)
  return { count: Number(rows[0]?.count ?? 0), total: rows[0]?.total ?? 0n }
}

/** The kinds of happenings there are journals of, and the accounts that were ever moved: what the filters offer. */
export async function journalFilters({ db }: Pick<Ctx, 'db'>) {
  const sources = await db.selectFrom('journals').select('source').distinct().orderBy('source').execute()
  const accounts = await db
    .selectFrom('accounts')
    .select(['code', 'nameAr as name'])
    .where('code', 'in', db.selectFrom('leaves').select('account'))
    .orderBy('code')
    .execute()
  return { sources: sources.map(({ source }) => source), accounts }
}

export type JournalLine = {
  id: bigint
  debit: string
  debitName: string
  debitLeaf: string
  debitKey: string
  credit: string
  creditName: string
  creditLeaf: string
  creditKey: string
  amount: bigint
  line: ServiceLine | null
}

const lines = sql`
  select t.id, t.journal, t.debit_account debit, da.name_ar debit_name, d.key debit_leaf, d.key debit_key,
    t.credit_account credit, ca.name_ar credit_name, c.key credit_leaf, c.key credit_key, t.amount, t.line
  from transfers t
  join leaves d on d.id = t.debit join accounts da on da.code = t.debit_account
  join leaves c on c.id = t.credit join accounts ca on ca.code = t.credit_account`

/** One journal with its lines, who wrote and who posted it, and what undid it; null where there is none. */
export async function journal(ctx: Pick<Ctx, 'db'>, number: string) {
  if (!/^\d{1,15}$/.test(number)) return null
  const found = await ctx.db
    .selectFrom('journals as j')
    .leftJoin('journals as back', 'back.reverses', 'j.id')
    .leftJoin('journals as first', 'first.id', 'j.reverses')
    .leftJoin('vouchers', 'vouchers.journal', 'j.id')
    .select(['j.id', 'j.sequence as number', 'j.day', 'j.memo', 'j.source', 'j.postedBy', 'j.postedAt', 'madeBy'])
    .select(['back.sequence as reversedBy', 'first.sequence as reverses'])
    .where('j.sequence', '=', BigInt(number))
    .executeTakeFirst()
  if (!found) return null
  const { postedBy, madeBy, ...shown } = found
  const names = await namesOf(ctx, [postedBy, madeBy ?? ''])
  const { rows } = await sql<JournalLine>`${lines} where t.journal = ${found.id} order by t.id`.execute(ctx.db)
  const maker = madeBy && (names.get(madeBy) ?? 'النظام')
  return { ...shown, by: names.get(postedBy) ?? 'النظام', maker, lines: await withNames(ctx, rows) }
}
export type ShownJournal = NonNullable<Awaited<ReturnType<typeof journal>>>

/** With what people call the records the keys stand for; the leaves are named as they are kept. */
async function withNames<Line extends JournalLine>(ctx: Pick<Ctx, 'db'>, rows: Line[]) {
  const named = await namesOfKeys(
    ctx,
    rows.flatMap(({ debitKey, creditKey }) => [debitKey, creditKey]),
  )
  return rows.map((row) => ({ ...row, debitKey: named(row.debitKey), creditKey: named(row.creditKey) }))
}

export type ExportedLine = JournalLine & { number: bigint; day: string; memo: string; source: string }

const handful = 1000

/** Every line of the journals asked for, from the first one on, read by handfuls. */
export async function* exportedLines(ctx: Pick<Ctx, 'db'>, asked: JournalsAsked) {
  let last = 0n
  for (;;) {
    const { rows } = await sql<ExportedLine>`
      select l.*, j.sequence number, j.day, j.memo, j.source from journals j join (${lines}) l on l.journal = j.id
      where ${wantedOf(asked)} and l.id > ${last} order by l.id limit ${handful}`.execute(ctx.db)
    yield* await withNames(ctx, rows)
    last = rows.at(-1)?.id ?? last
    if (rows.length < handful) return
  }
}
