import { approvalPathFor } from '#areas/access/public.ts'
import { openedItems, sumsOfItems } from '#areas/finance/openings/queries.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { KeptMapping } from '#platform/imports/columns.ts'
import { Faults, Headers } from '#platform/imports/table.ts'
import { balanceOf } from './leaves.ts'
import { openingAccount, openingSource } from './opening.ts'
import { OpeningRows } from './opening-rows.ts'

/** One of the tables that were brought as it stands; null where there is none. */
export async function openingImport(ctx: Pick<Ctx, 'db' | 'actor'>, id: string | undefined) {
  if (!isUuid(id)) return null
  const row = await ctx.db.selectFrom('openingImports').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const { uploadedBy, fingerprint, headers, rows, mapping, faults, ...rest } = row
  const names = await namesOf(ctx, [uploadedBy])
  const journal = fingerprint ? await journalOf(ctx, fingerprint) : null
  return {
    ...rest,
    by: names.get(uploadedBy) ?? 'النظام',
    isOwn: uploadedBy === ctx.actor.id,
    headers: Headers.parse(headers),
    rows: OpeningRows.parse(rows),
    mapping: KeptMapping.parse(mapping),
    faults: Faults.parse(faults),
    items: await openedItems(ctx, row.id),
    requestPath: await approvalPathFor(ctx, row.approvalId),
    postedAs: journal?.number ?? null,
    reversedBy: journal?.reversedBy ?? null,
  }
}

/** The number of the journal in which these lines stand; null where there is none. */
export const postedAs = async (asked: Asked, fingerprint: string) => (await journalOf(asked, fingerprint))?.number ?? null

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** With the number of the one that reversed it, where one did. */
const journalOf = (asked: Asked, fingerprint: string) =>
  ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('journals as j')
    .leftJoin('journals as back', 'back.reverses', 'j.id')
    .select(['j.sequence as number', 'back.sequence as reversedBy'])
    .where('j.source', '=', openingSource)
    .where('j.sourceId', '=', fingerprint)
    .where('j.purpose', '=', 'post')
    .executeTakeFirst()

/** What is in of each kind, and what stands against 3999 on the side of what we owe. */
export const openedSoFar = async (ctx: Pick<Ctx, 'db'>) => ({
  kinds: await sumsOfItems(ctx),
  against: await balanceOf(ctx, { account: openingAccount }),
})
export type Opened = Awaited<ReturnType<typeof openedSoFar>>
