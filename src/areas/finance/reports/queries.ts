import { sql } from 'kysely'
import { branchNamed } from '#areas/company/public.ts'
import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import { type Division, ofNone, type Part, partNames, type ResultsAsked } from '#areas/finance/ledger/results-asked.ts'
import { lineNames, lineWords } from '#areas/finance/ledger/voucher.ts'
import { comparedWith, type Span } from '#areas/finance/lists/span.ts'
import type { Ctx } from '#platform/context.ts'
import { type Came, isInternal, profitAndLossRows, thingRows } from './statement.ts'

type Reader = Pick<Ctx, 'db'>

const columnOf = {
  line: sql.ref('line'),
  branch: sql.ref('branch_id'),
  project: sql.ref('project_id'),
  resource: sql.ref('resource_id'),
}

/** The results of these days in that part of the company: the folded days, and what is younger than the fold. */
export const resultLegs = ({ from, to }: Span, part: Part) => sql`
  select * from (
    select account, day, line, branch_id, project_id, resource_id, debits, credits from result_days
    union all select * from result_legs((select upto from ledger_fold), '18446744073709551615')
  ) legs where day between ${from} and ${to} ${partOf(part)}`

export const partOf = (part: Part) =>
  sql.join(
    partNames.flatMap((name) => {
      if (part[name] === ofNone) return [sql`and ${columnOf[name]} is null`]
      return part[name] ? [sql`and ${columnOf[name]} = ${part[name]}`] : []
    }),
    sql` `,
  )

/** What each account came to, divided by one thing or by nothing. */
export async function cameTo({ db }: Reader, span: Span, { by, ...part }: Part & { by: Division | '' }) {
  const division = by ? sql`coalesce(${columnOf[by]}::text, '')` : sql`''`
  const { rows } = await sql<Came>`
    select account, ${division} as part, (sum(credits) - sum(debits))::bigint as net
    from (${resultLegs(span, part)}) legs group by 1, 2`.execute(db)
  return rows
}

/** What is called by name in a report: the accounts, once. */
export async function accountNames({ db }: Reader) {
  const rows = await db.selectFrom('accounts').select(['code', 'nameAr']).execute()
  const names = new Map(rows.map(({ code, nameAr }) => [code, nameAr]))
  return (code: string) => names.get(code) ?? code
}

const isWhole = (asked: Part) => partNames.every((name) => asked[name] === '')

const columnFrom = (came: readonly Came[], wanted: (one: Came) => boolean) => {
  const column = new Map<string, bigint>()
  for (const one of came.filter(wanted)) column.set(one.account, (column.get(one.account) ?? 0n) + one.net)
  return column
}

/** The profit and loss: over all, beside what it is compared with, or divided into columns with their sum. */
export async function profitAndLoss(ctx: Reader, asked: ResultsAsked) {
  const compared = asked.compare ? comparedWith(asked, asked.compare) : null
  const came = await cameTo(ctx, asked, asked)
  const before = compared ? await cameTo(ctx, compared, { ...asked, by: '' }) : []
  const ours = (one: Came) => !isWhole(asked) || !isInternal(one.account)
  const divided = asked.by === 'line' || asked.by === 'branch'
  const parts = divided ? partsIn(came, asked.by) : []
  const columns = [
    ...parts.map((part) => columnFrom(came, (one) => one.part === part)),
    columnFrom(came, ours),
    ...(compared ? [columnFrom(before, ours)] : []),
  ]
  const rows = profitAndLossRows(columns, await accountNames(ctx))
  const things = asked.by === 'project' || asked.by === 'resource' ? thingRows(came) : null
  return { compared, parts: await namedParts(ctx, asked.by, parts), rows, things, isEmpty: rows.length === 1 }
}
export type ProfitAndLoss = Awaited<ReturnType<typeof profitAndLoss>>

/** Lines in the order of the site, branches as they come. */
function partsIn(came: readonly Came[], by: Division | '') {
  const found = [...new Set(came.map(({ part }) => part))]
  const place = (part: string) => lineNames.indexOf(part as ServiceLine)
  return by === 'line' ? found.toSorted((one, other) => place(one) - place(other)) : found.toSorted()
}

async function namedParts({ db }: Reader, by: Division | '', parts: string[]) {
  const nameOf = async (part: string) => {
    if (by === 'line') return lineWords[part as ServiceLine]
    return part ? ((await branchNamed({ db }, part)) ?? part) : 'بلا فرع'
  }
  return Promise.all(parts.map(async (part) => ({ part, name: await nameOf(part) })))
}
