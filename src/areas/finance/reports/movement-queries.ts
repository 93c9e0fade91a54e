import { sql } from 'kysely'
import { isResult, type ServiceLine } from '#areas/finance/ledger/account.ts'
import { namesOfKeys } from '#areas/finance/ledger/leaf-keys.ts'
import type { Ctx } from '#platform/context.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isNarrowed, type MovementsAsked, placeIn } from './movements-asked.ts'
import { papersOf } from './papers-of.ts'
import { partOf } from './queries.ts'

type Reader = Pick<Ctx, 'db'>
type Asked = MovementsAsked & { code: string }
type Place = { day: string; id: bigint }

export type Movement = {
  id: bigint
  day: string
  number: bigint
  memo: string
  source: string
  sourceId: string
  key: string
  other: string
  otherName: string
  line: ServiceLine | null
  debit: bigint | null
  credit: bigint | null
}
export type MovementWithBalance = Movement & { balance: bigint }
export type ShownMovement = MovementWithBalance & { paper: string | null }

const perPage = 50

/** What moved an account in these days, the newest first, with what lay in it after each; debits less credits. */
export async function movements(ctx: Reader, asked: Asked, before: string | null) {
  const place = placeIn(before)
  const rows = await page(ctx, asked, { place, limit: perPage + 1, newestFirst: true })
  const shown = rows.slice(0, perPage)
  const sums = await sumsOf(ctx, asked)
  const [newest] = shown
  let balance = newest ? await balanceAfter(ctx, asked, newest) : 0n
  const paperOf = await papersOf(ctx, shown)
  const lines: ShownMovement[] = []
  for (const row of await named(ctx, shown)) {
    lines.push({ ...row, balance, paper: paperOf(row) })
    balance -= (row.debit ?? 0n) - (row.credit ?? 0n)
  }
  const last = lines.at(-1)
  return { lines, sums, isFirst: place === null, older: rows.length > perPage && last ? `${last.day}.${last.id}` : null }
}

type Wanted = { place: Place | null; limit: number; newestFirst: boolean }

/** Two scans, as everywhere: one with "or" costs a hundred times as much. */
async function page({ db }: Reader, asked: Asked, { place, limit, newestFirst }: Wanted) {
  const order = newestFirst ? sql`desc` : sql`asc`
  const beyond = newestFirst ? sql`<` : sql`>`
  const legs = (mine: 'debit' | 'credit') => {
    const other = mine === 'debit' ? 'credit' : 'debit'
    const amount = mine === 'debit' ? sql`t.amount debit, null::bigint credit` : sql`null::bigint debit, t.amount credit`
    return sql`(select t.id, t.day, t.journal, t.${sql.ref(mine)} leaf, t.${sql.ref(`${other}Account`)} other, t.line, ${amount}
      from transfers t where t.${sql.ref(`${mine}Account`)} = ${asked.code} ${within(asked)}
        ${place ? sql`and t.day ${newestFirst ? sql`<=` : sql`>=`} ${place.day} and (t.day, t.id) ${beyond} (${place.day}::date, ${place.id})` : sql``}
      order by t.day ${order}, t.id ${order} limit ${limit})`
  }
  const { rows } = await sql<Movement>`
    select legs.*, j.sequence as number, j.memo, j.source, j.source_id, l.key, a.name_ar as other_name
    from (${legs('debit')} union all ${legs('credit')}) legs
    join journals j on j.id = legs.journal join leaves l on l.id = legs.leaf join accounts a on a.code = legs.other
    order by legs.day ${order}, legs.id ${order} limit ${limit}`.execute(db)
  return rows
}

const none = sql``

function within(asked: Asked) {
  const { from, to } = asked
  const days = sql`${from ? sql`and t.day >= ${from}` : none} ${to ? sql`and t.day <= ${to}` : none}`
  if (!isNarrowed(asked)) return days
  const open = sql`and not exists (select from journals c where c.id = t.journal and c.source = 'year')`
  return sql`${days} ${partOf(asked)} ${open}`
}

async function named(ctx: Reader, rows: Movement[]) {
  const nameOf = await namesOfKeys(
    ctx,
    rows.map(({ key }) => key),
  )
  return rows.map((row) => ({ ...row, key: nameOf(row.key) }))
}

/** The days of an account as they are kept, and what is younger than that; of a part of the company only its results are. */
function days(asked: Asked) {
  if (isNarrowed(asked) && isResult(asked.code)) {
    return sql`(select day, debits, credits from (
        select * from result_days
        union all select * from result_legs((select upto from ledger_fold), '18446744073709551615')
      ) kept where account = ${asked.code} ${partOf(asked)})`
  }
  const young = (mine: 'debit' | 'credit') =>
    sql`select t.day, ${mine === 'debit' ? sql`t.amount, 0` : sql`0, t.amount`} from transfers t
      where t.${sql.ref(`${mine}Account`)} = ${asked.code}`
  if (isNarrowed(asked))
    return sql`(${young('debit')} ${within(asked)} union all ${young('credit')} ${within(asked)}) legs (day, debits, credits)`
  const since = sql`and t.tx >= (select upto from ledger_fold)`
  return sql`(select day, debits, credits from account_days where account = ${asked.code}
    union all ${young('debit')} ${since} union all ${young('credit')} ${since})`
}

/** What came and went in these days, and what lay there before and after them. */
async function sumsOf({ db }: Reader, asked: Asked) {
  const { from, to } = asked
  const until = to ? sql`day <= ${to}` : sql`true`
  const since = from ? sql`day >= ${from}` : sql`true`
  const { rows } = await sql<{ opening: bigint; debits: bigint; credits: bigint }>`
    select coalesce(sum(debits - credits) filter (where not (${since})), 0)::bigint as opening,
      coalesce(sum(debits) filter (where ${since}), 0)::bigint as debits,
      coalesce(sum(credits) filter (where ${since}), 0)::bigint as credits
    from ${days(asked)} kept where ${until}`.execute(db)
  const { opening, debits, credits } = rows[0] ?? { opening: 0n, debits: 0n, credits: 0n }
  return { opening, debits, credits, closing: opening + debits - credits }
}

/** What lay in the account after that row: the days before its day, and of its day what stands up to it. */
async function balanceAfter({ db }: Reader, asked: Asked, { day, id }: Place) {
  const leg = (mine: 'debit' | 'credit') =>
    sql`(select sum(t.amount) from transfers t where t.${sql.ref(`${mine}Account`)} = ${asked.code} and t.day = ${day} and t.id <= ${id}
      ${within({ ...asked, from: '', to: '' })})`
  const { rows } = await sql<{ balance: bigint }>`
    select (coalesce((select sum(debits - credits) from ${days(asked)} kept where day < ${day}), 0)
      + coalesce(${leg('debit')}, 0) - coalesce(${leg('credit')}, 0))::bigint as balance`.execute(db)
  return rows[0]?.balance ?? 0n
}

/** All of them from the first one on, a handful at a time, with what lay there after each. */
export async function* exportedMovements(ctx: Reader, asked: Asked): AsyncGenerator<MovementWithBalance> {
  let balance = (await sumsOf(ctx, asked)).opening
  const rows = pageAfterPage(async (last: Movement | undefined) => {
    const wanted = { place: last ? { day: last.day, id: last.id } : null, limit: 1_000, newestFirst: false }
    return named(ctx, await page(ctx, asked, wanted))
  })
  for await (const row of rows) {
    balance += (row.debit ?? 0n) - (row.credit ?? 0n)
    yield { ...row, balance }
  }
}
