import { sql } from 'kysely'
import { isResult, type ServiceLine } from '#areas/finance/ledger/account.ts'
import { namesOfKeys } from '#areas/finance/ledger/leaf-keys.ts'
import { isNarrowed, type MovementsAsked, placeIn, placeOf } from '#areas/finance/ledger/movements-asked.ts'
import { comparedWith } from '#areas/finance/lists/span.ts'
import type { Ctx } from '#platform/context.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { papersOf } from './papers-of.ts'
import { partOf } from './queries.ts'

type Reader = Pick<Ctx, 'db'>
/** Of one account or of several together; `earlier` is the first day of a year of which nothing is meant, only what came before it. */
type Asked = MovementsAsked & { code: string | readonly string[]; earlier?: string }
type Place = { day: string; id: bigint; isDebit: boolean }

export type Movement = {
  id: bigint
  isDebit: boolean
  day: string
  number: bigint
  memo: string
  source: string
  sourceId: string
  account: string
  accountName: string
  /** Of the leaf, as it is kept and as people call it. */
  leafKey: string
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
  const [sums, compared] = [await sumsOf(ctx, asked), await comparedTo(ctx, asked)]
  const [newest] = shown
  let balance = newest ? await balanceAfter(ctx, asked, newest) : 0n
  const paperOf = await papersOf(ctx, shown)
  const lines: ShownMovement[] = []
  for (const row of await named(ctx, shown)) {
    lines.push({ ...row, balance, paper: paperOf(row) })
    balance -= (row.debit ?? 0n) - (row.credit ?? 0n)
  }
  const last = lines.at(-1)
  return { lines, sums, compared, isFirst: place === null, older: rows.length > perPage && last ? placeOf(last) : null }
}

type Wanted = { place: Place | null; limit: number; newestFirst: boolean }

const codesOf = ({ code }: Asked) => [code].flat()

/** The leaf of that key in these accounts, whichever of them it is. */
const leafOf = (asked: Asked) =>
  sql`(select id leaf from leaves where account = any(${codesOf(asked)}::text[]) and key = ${asked.key})`

/** Two scans for each account, as everywhere: one with "or" costs a hundred times as much. */
async function page({ db }: Reader, asked: Asked, { place, limit, newestFirst }: Wanted) {
  const order = newestFirst ? sql`desc` : sql`asc`
  const beyond = newestFirst ? sql`<` : sql`>`
  const each = asked.key ? leafOf(asked) : sql`unnest(${codesOf(asked)}::text[])`
  const legs = (mine: 'debit' | 'credit') => {
    const isDebit = mine === 'debit'
    const other = isDebit ? 'credit' : 'debit'
    const amount = isDebit ? sql`t.amount debit, null::bigint credit` : sql`null::bigint debit, t.amount credit`
    const after = (at: Place) => sql`and t.day ${newestFirst ? sql`<=` : sql`>=`} ${at.day}
      and (t.day, t.id, ${isDebit}) ${beyond} (${at.day}::date, ${at.id}, ${at.isDebit}::boolean)`
    return sql`(select t.* from ${each} of (one) cross join lateral
      (select t.id, ${isDebit}::boolean is_debit, t.day, t.journal, t.${sql.ref(mine)} leaf, t.${sql.ref(`${other}Account`)} other, t.line, ${amount}
      from transfers t where t.${sql.ref(asked.key ? mine : `${mine}Account`)} = of.one ${within(asked)} ${place ? after(place) : none}
      order by t.day ${order}, t.id ${order} limit ${limit}) t)`
  }
  const { rows } = await sql<Movement>`
    select legs.*, j.sequence as number, j.memo, j.source, j.source_id, l.account, l.key leaf_key, l.key,
      m.name_ar account_name, a.name_ar as other_name
    from (${legs('debit')} union all ${legs('credit')}) legs
    join journals j on j.id = legs.journal join leaves l on l.id = legs.leaf
    join accounts m on m.code = l.account join accounts a on a.code = legs.other
    order by legs.day ${order}, legs.id ${order}, legs.is_debit ${order} limit ${limit}`.execute(db)
  return rows
}

const none = sql``

function within(asked: Asked) {
  const { from, to, earlier } = asked
  const days = sql`${from ? sql`and t.day >= ${from}` : none} ${to ? sql`and t.day <= ${to}` : none}`
  if (earlier) return sql`${days} and (t.day < ${earlier} or ${closesBefore(earlier)})`
  if (!isNarrowed(asked)) return days
  const open = sql`and not exists (select from journals c where c.id = t.journal and c.source = 'year')`
  return sql`${days} ${partOf(asked)} ${open}`
}

/** What closed a year before that day may stand in the books on a later one. */
const closesBefore = (day: string) => sql`exists (select from journals c where c.id = t.journal and c.source = 'year'
  and split_part(c.source_id, '/', 1) < ${day.slice(0, 4)})`

async function named(ctx: Reader, rows: Movement[]) {
  const nameOf = await namesOfKeys(
    ctx,
    rows.map(({ key }) => key),
  )
  return rows.map((row) => ({ ...row, key: nameOf(row.key) }))
}

/** A leg of what is asked about: of one leaf, or of all that these accounts have. */
const movedBy = (asked: Asked, mine: 'debit' | 'credit') =>
  asked.key ? sql`t.${sql.ref(mine)} in ${leafOf(asked)}` : sql`t.${sql.ref(`${mine}Account`)} = any(${codesOf(asked)}::text[])`

/** The days of an account as they are kept, and what is younger than that; of a part of the company only its results are. */
function days(asked: Asked) {
  const codes = codesOf(asked)
  const isKept = !asked.key && !asked.earlier
  if (isKept && isNarrowed(asked) && codes.every(isResult)) {
    return sql`(select day, debits, credits from (
        select * from result_days
        union all select * from result_legs((select upto from ledger_fold), '18446744073709551615')
      ) kept where account = any(${codes}::text[]) ${partOf(asked)})`
  }
  const young = (mine: 'debit' | 'credit') =>
    sql`select t.day, ${mine === 'debit' ? sql`t.amount debits, 0 credits` : sql`0 debits, t.amount credits`} from transfers t
      where ${movedBy(asked, mine)}`
  if (!isKept || isNarrowed(asked)) {
    const part = within({ ...asked, from: '', to: '' })
    return sql`(${young('debit')} ${part} union all ${young('credit')} ${part})`
  }
  const since = sql`and t.tx >= (select upto from ledger_fold)`
  return sql`(select day, debits, credits from account_days where account = any(${codes}::text[])
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

/** What the days came to with which these are compared. */
async function comparedTo(ctx: Reader, asked: Asked) {
  if (!asked.compare) return null
  const span = comparedWith(asked, asked.compare)
  const { debits, credits } = await sumsOf(ctx, { ...asked, ...span })
  return { span, net: debits - credits }
}

/** What lay in the account after that row: the days before its day, and of its day what stands up to it. */
async function balanceAfter({ db }: Reader, asked: Asked, { day, id, isDebit }: Place) {
  const leg = (mine: 'debit' | 'credit') =>
    sql`(select sum(t.amount) from transfers t where ${movedBy(asked, mine)} and t.day = ${day}
      and (t.id, ${mine === 'debit'}) <= (${id}::bigint, ${isDebit}::boolean) ${within({ ...asked, from: '', to: '' })})`
  const { rows } = await sql<{ balance: bigint }>`
    select (coalesce((select sum(debits - credits) from ${days(asked)} kept where day < ${day}), 0)
      + coalesce(${leg('debit')}, 0) - coalesce(${leg('credit')}, 0))::bigint as balance`.execute(db)
  return rows[0]?.balance ?? 0n
}

/** All of them from the first one on, a handful at a time, with what lay there after each. */
export async function* exportedMovements(ctx: Reader, asked: Asked): AsyncGenerator<MovementWithBalance> {
  let balance = (await sumsOf(ctx, asked)).opening
  const rows = pageAfterPage(async (last: Movement | undefined) => {
    const wanted = { place: last ?? null, limit: 1_000, newestFirst: false }
    return named(ctx, await page(ctx, asked, wanted))
  })
  for await (const row of rows) {
    balance += (row.debit ?? 0n) - (row.credit ?? 0n)
    yield { ...row, balance }
  }
}
