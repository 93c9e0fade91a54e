import { sql } from 'kysely'
import { withNames } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord, foldedTogether } from '#platform/db/every-word.ts'
import { pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { type ReturnsAsked, readReturnsAsked, returnsPerPage } from './returns-asked.ts'

type Reader = Pick<Ctx, 'db'>

/** One page of what was told to the authority, the latest quarter first, with what all that is asked for comes to. */
export async function filedReturns(ctx: Reader, asked = readReturnsAsked(new URLSearchParams())) {
  const all = await matching(ctx, asked)
    .select(sql<bigint>`count(*)`.as('count'))
    .select([sql<bigint>`coalesce(sum(net), 0)::bigint`.as('net'), sql<bigint>`coalesce(sum(paid), 0)::bigint`.as('paid')])
    .executeTakeFirstOrThrow()
  const count = Number(all.count)
  const { at, rows } = await pageOf(shown(ctx, asked), { page: asked.page, count, perPage: returnsPerPage })
  return {
    count,
    at,
    sums: { net: all.net, paid: all.paid },
    years: await yearsOf(ctx),
    rows: await withNames(ctx, rows, 'filedBy'),
  }
}
export type FiledReturns = Awaited<ReturnType<typeof filedReturns>>
export type FiledReturn = FiledReturns['rows'][number]

/** Each with what was paid of it, less what the authority gave back. */
const everyReturn = ({ db }: Reader) =>
  db
    .selectFrom('vatReturns as v')
    .select(['v.quarter', 'v.output', 'v.input', 'v.reference', 'v.filedBy', 'v.filedAt'])
    .select(sql<bigint>`v.output - v.input`.as('net'))
    .select(
      sql<bigint>`(select coalesce(sum(case when p.kind = 'paid' then p.amount else -p.amount end), 0)::bigint from tax_payments p
        where p.quarter = v.quarter and not exists (select from tax_payment_reversals r where r.payment_id = p.id))`.as('paid'),
    )

function matching(ctx: Reader, { q, year, state }: ReturnsAsked) {
  return ctx.db
    .selectFrom(everyReturn(ctx).as('returns'))
    .where(everyWord(q, foldedTogether('reference')))
    .$if(year !== '', (all) => all.where('quarter', 'like', `${year}-%`))
    .$if(state !== '', (all) => all.where((eb) => eb('net', state === 'settled' ? '=' : '<>', eb.ref('paid'))))
}

const shown = (ctx: Reader, asked: ReturnsAsked) =>
  matching(ctx, asked)
    .select(['quarter', 'output', 'input', 'reference', 'filedBy', 'filedAt', 'net', 'paid'])
    .orderBy('quarter', 'desc')

/** Of which something was told, the latest first. */
async function yearsOf({ db }: Reader) {
  const rows = await db.selectFrom('vatReturns').select('quarter').orderBy('quarter', 'desc').limit(400).execute()
  return [...new Set(rows.map(({ quarter }) => quarter.slice(0, 4)))]
}

/** All that are asked for, a handful at a time, the latest first. */
export const exportedReturns = (ctx: Reader, asked: ReturnsAsked) =>
  pageAfterPage(async (last: FiledReturn | undefined) => {
    const rows = await shown(ctx, asked)
      .$if(last !== undefined, (all) => all.where('quarter', '<', last?.quarter ?? ''))
      .limit(1_000)
      .execute()
    return await withNames(ctx, rows, 'filedBy')
  })
