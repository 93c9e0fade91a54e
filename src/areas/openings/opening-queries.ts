import { approvalPathFor } from '#areas/access/public.ts'
import { balanceOf, openingAccount, voucherJournals } from '#areas/finance/public-openings.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { KeptMapping } from '#platform/imports/columns.ts'
import { Faults, Headers } from '#platform/imports/table.ts'
import type { ImportStanding, OpeningStatus } from './opening.ts'
import { paperPath } from './paths.ts'
import { openedItems, sumsOfItems } from './queries.ts'
import { OpeningRows } from './validate-balances.ts'

/** One of the tables that were brought as it stands; null where there is none. */
export async function openingImport(ctx: Pick<Ctx, 'db' | 'actor'>, id: string | undefined) {
  if (!isUuid(id)) return null
  const row = await ctx.db.selectFrom('openingImports').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const { uploadedBy, fingerprint, headers, rows, mapping, faults, ...rest } = row
  const names = await namesOf(ctx, [uploadedBy])
  const items = (await openedItems(ctx, row.id)).map((item) => ({ ...item, path: paperPath(item) }))
  const own = await journalOfFile(ctx, row.id)
  return {
    ...rest,
    by: names.get(uploadedBy) ?? 'النظام',
    isOwn: uploadedBy === ctx.actor.id,
    headers: Headers.parse(headers),
    rows: OpeningRows.parse(rows),
    mapping: KeptMapping.parse(mapping),
    faults: Faults.parse(faults),
    items,
    standing: standingOf(row.status, own?.reversedBy != null || (items.length > 0 && items.every(({ undoneAt }) => undoneAt))),
    requestPath: await approvalPathFor(ctx, row.approvalId),
    postedAs: own?.number ?? (fingerprint ? await postedAs(ctx, fingerprint) : null),
    reversedBy: own?.reversedBy ?? null,
  }
}

const standingOf = (status: OpeningStatus, isReversed: boolean): ImportStanding =>
  status === 'posted' && isReversed ? 'reversed' : status

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** Which journal posted it, with the number of the one that reversed it, where one did. */
const journals = (asked: Asked) =>
  ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('openingImports as file')
    .innerJoin(voucherJournals(asked).as('posting'), (join) => join.onRef('posting.id', '=', 'file.id'))
    .select(['posting.number', 'posting.reversedBy'])

const journalOfFile = (asked: Asked, importId: string) => journals(asked).where('file.id', '=', importId).executeTakeFirst()

/** The number of the journal in which these lines stand, from whatever file; null where there is none, or it was reversed. */
export async function postedAs(asked: Asked, fingerprint: string) {
  const standing = await journals(asked)
    .where('file.fingerprint', '=', fingerprint)
    .where('posting.reversedBy', 'is', null)
    .executeTakeFirst()
  return standing?.number ?? null
}

/** What is in of each kind, and what stands against 3999 on the side of what we owe. */
export const openedSoFar = async (ctx: Pick<Ctx, 'db'>) => ({
  kinds: await sumsOfItems(ctx),
  against: await balanceOf(ctx, { account: openingAccount }),
})
export type OpenedItem = NonNullable<Awaited<ReturnType<typeof openingImport>>>['items'][number]
export type Opened = Awaited<ReturnType<typeof openedSoFar>>
