import { sql } from 'kysely'
import { voucherJournals } from '#areas/finance/public-openings.ts'
import { withNames } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord, foldedTogether } from '#platform/db/every-word.ts'
import { duringDays, pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { type ImportsAsked, importsPerPage, readImportsAsked } from './import-asked.ts'
import type { ImportStanding } from './opening.ts'

type Reader = Pick<Ctx, 'db'>

/** One page of the tables that were brought, the newest first: they are the company's, and whoever may bring one sees them all. */
export async function openingImports(ctx: Reader, asked = readImportsAsked(new URLSearchParams())) {
  const all = await matching(ctx, asked)
    .select([sql<bigint>`count(*)`.as('count'), sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount')])
    .executeTakeFirstOrThrow()
  const count = Number(all.count)
  const { at, rows } = await pageOf(shown(ctx, asked), { page: asked.page, count, perPage: importsPerPage })
  return { count, at, amount: all.amount, imports: await withNames(ctx, rows, 'uploadedBy') }
}
export type ImportRow = Awaited<ReturnType<typeof openingImports>>['imports'][number]

/** Each with how many papers of it stand and what those come to; balances are in a journal of their own. Of one that was posted nothing may stand any more. */
const everyImport = ({ db }: Reader) =>
  db
    .selectFrom('openingImports')
    .leftJoin('openingItems as i', (join) => join.onRef('i.importId', '=', 'openingImports.id').on('i.undoneAt', 'is', null))
    .leftJoin(voucherJournals({ db }).as('posting'), (join) => join.onRef('posting.id', '=', 'openingImports.id'))
    .select(['openingImports.id', 'openingImports.kind', 'fileName', 'uploadedAt', 'uploadedBy'])
    .select(standing.as('status'))
    .select([sql<bigint>`count(i.id)`.as('papers'), sql<bigint | null>`sum(i.amount)::bigint`.as('amount')])
    .groupBy(['openingImports.id', 'posting.reversedBy'])

const standing = sql<ImportStanding>`case
  when status = 'posted' and (posting.reversed_by is not null or (opening_imports.kind <> 'balances' and count(i.id) = 0)) then 'reversed'
  else status end`

function matching(ctx: Reader, { q, kind, status, from, to }: ImportsAsked) {
  return ctx.db
    .selectFrom(everyImport(ctx).as('imports'))
    .where(everyWord(q, foldedTogether('fileName')))
    .$if(kind !== '', (all) => all.where('kind', '=', kind || 'balances'))
    .$if(status !== '', (all) => all.where('status', '=', status || 'uploaded'))
    .where((eb) => duringDays(eb, 'uploadedAt', { from, to }))
}

const shown = (ctx: Reader, asked: ImportsAsked) =>
  matching(ctx, asked)
    .select(['id', 'kind', 'fileName', 'status', 'uploadedAt', 'uploadedBy', 'papers', 'amount'])
    .orderBy('uploadedAt', 'desc')
    .orderBy('id', 'desc')

/** All that are asked for, a handful at a time, the newest first. */
export const exportedImports = (ctx: Reader, asked: ImportsAsked) =>
  pageAfterPage(async (last: ImportRow | undefined) => {
    const rows = await shown(ctx, asked)
      .$if(last !== undefined, (all) =>
        all.where(sql<boolean>`(uploaded_at, id) < (${last?.uploadedAt}::timestamptz, ${last?.id}::uuid)`),
      )
      .limit(1_000)
      .execute()
    return await withNames(ctx, rows, 'uploadedBy')
  })
