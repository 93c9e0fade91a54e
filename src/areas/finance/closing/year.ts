import { sql } from 'kysely'
import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import type { Leaf, Transfer } from '#areas/finance/ledger/journal.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'

/** What a leaf of results and a service line came to until the end of a year, less what closed the years before it. */
type Result = { leaf: Leaf; line: ServiceLine; net: bigint }

export const lastDayOf = (year: number) => `${year}-12-31`
export const yearOf = (day: string) => Number(day.slice(0, 4))

/** Every result to the retained earnings, so that the next year begins at nothing. */
export const yearClosed = (results: readonly Result[]): Transfer[] =>
  results.map(({ leaf, line, net }) => {
    const retained = { account: '3300' }
    return net > 0n ? { debit: retained, credit: leaf, amount: net, line } : { debit: leaf, credit: retained, amount: -net, line }
  })

/** To date, less before: what closed earlier years, and what opened one of them again, are rows like any other. */
export async function resultsOf({ tx }: Pick<Work, 'tx'>, year: number): Promise<Result[]> {
  const { rows } = await sql<{ account: string; key: string; line: ServiceLine; net: bigint }>`
    select l.account, l.key, legs.line, sum(legs.amount)::bigint net from (
      select debit leaf, line, journal, amount from transfers where debit_account ~ '^[456]'
      union all select credit, line, journal, -amount from transfers where credit_account ~ '^[456]'
    ) legs join leaves l on l.id = legs.leaf join journals j on j.id = legs.journal
    where j.day <= ${lastDayOf(year)} or (j.source = 'year' and split_part(j.source_id, '/', 1)::integer <= ${year})
    group by 1, 2, 3 having sum(legs.amount) <> 0 order by 1, 2, 3`.execute(tx)
  return rows.map(({ account, key, line, net }) => ({ leaf: { account, key }, line, net }))
}

/** The years that are closed and were not opened again, the latest first. */
export async function closings(asked: { db: Ctx['db'] } | { tx: Work['tx'] }) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const rows = await db
    .selectFrom('journals as j')
    .leftJoin('journals as undone', 'undone.reverses', 'j.id')
    .select(['j.id', 'j.sequence', 'j.sourceId', 'j.postedBy', 'j.postedAt'])
    .where('j.source', '=', 'year')
    .where('j.reverses', 'is', null)
    .where('undone.id', 'is', null)
    .orderBy('j.sequence', 'desc')
    .execute()
  return rows.map(({ sourceId, sequence, ...row }) => ({ ...row, year: yearOf(sourceId), number: Number(sequence) }))
}

/** So often a year was closed until now: it can be closed again once it was opened. */
export async function timesClosed({ tx }: Pick<Work, 'tx'>, year: number) {
  const { count } = await tx
    .selectFrom('journals')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('source', '=', 'year')
    .where('reverses', 'is', null)
    .where('sourceId', 'like', `${year}/%`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The first year with results that nobody has closed; what it earned and what it cost. Null where there is none. */
export async function openYear(asked: { db: Ctx['db'] } | { tx: Work['tx'] }) {
  const [last] = await closings(asked)
  const { rows } = await sql<{ year: number; income: bigint; costs: bigint }>`
    select year, coalesce(sum(-net) filter (where account ~ '^4'), 0)::bigint income,
      coalesce(sum(net) filter (where account !~ '^4'), 0)::bigint costs
    from (
      select extract(year from day)::integer as year, account, line, sum(debits - credits) net from (
        select account, day, line, debits, credits from result_days
        union all select account, day, line, debits, credits
          from result_legs((select upto from ledger_fold), '18446744073709551615')
      ) legs where day > ${last ? lastDayOf(last.year) : '-infinity'} group by 1, 2, 3
    ) years where net <> 0 group by year order by year limit 1`.execute('tx' in asked ? asked.tx : asked.db)
  return rows[0] ?? null
}

/** The years on the page of the periods: those that are closed, and the one that is next, if it is over. */
export async function years(ctx: Pick<Ctx, 'db' | 'now'>) {
  const [closed, open] = await Promise.all([closings(ctx), openYear(ctx)])
  const names = await namesOf(
    ctx,
    closed.map(({ postedBy }) => postedBy),
  )
  return {
    closed: closed.map(({ postedBy, ...row }) => ({ ...row, by: names.get(postedBy) ?? postedBy })),
    next: open && open.year < yearOf(dayOf(ctx.now())) ? open : null,
  }
}
export type Years = Awaited<ReturnType<typeof years>>
