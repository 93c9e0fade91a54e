import { customersNamed } from '#areas/customers/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import type { DraftForm } from './drafts.ts'
import { sidesOn } from './invoice-detail.ts'
import type { Reader } from './invoice-standing.ts'
import { keptLines } from './proforma.ts'
import { vatParts } from './vat-parts.ts'

const mostShown = 100

const near = ({ db, actor }: Reader) =>
  db
    .selectFrom('invoiceDrafts')
    .where('status', '=', 'draft')
    .where((eb) => withinReach(eb, actor, may.issueInvoices, { branch: 'branchId' }))

/** The invoices that are not issued yet, the last one touched first, each with its latest proforma. */
export async function drafts(ctx: Reader) {
  const rows = await near(ctx)
    .select(['id', 'partyId', 'total', 'savedBy', 'savedAt'])
    .orderBy('savedAt', 'desc')
    .limit(mostShown)
    .execute()
  const ids = rows.map(({ id }) => id)
  const papers = ids.length
    ? await ctx.db
        .selectFrom('proformas')
        .select(['id', 'draftId', 'number'])
        .where('draftId', 'in', ids)
        .orderBy('sequence')
        .execute()
    : []
  const parties = await customersNamed(
    ctx,
    rows.map(({ partyId }) => partyId),
  )
  const names = await namesOf(
    ctx,
    rows.map(({ savedBy }) => savedBy),
  )
  return rows.map(({ partyId, savedBy, ...row }) => ({
    ...row,
    customer: parties.find(({ id }) => id === partyId)?.name ?? '',
    by: names.get(savedBy) ?? savedBy,
    proforma: papers.findLast(({ draftId }) => draftId === row.id) ?? null,
  }))
}
export type DraftRow = Awaited<ReturnType<typeof drafts>>[number]

export const draftCount = async (ctx: Reader) =>
  Number(
    (
      await near(ctx)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

/** One as it was typed; null where it is none any more, or somebody else's. */
export async function draft(ctx: Reader, id: string) {
  if (!isUuid(id)) return null
  const row = await near(ctx).select(['id', 'partyId', 'branchId', 'form']).where('id', '=', id).executeTakeFirst()
  return row ? { ...row, form: { ...(row.form as DraftForm), branchId: row.branchId } } : null
}

/** A proforma within reach, as it was issued. */
export async function proforma({ db, actor }: Reader, id: string | undefined) {
  if (!isUuid(id)) return null
  const row = await db
    .selectFrom('proformas')
    .select([
      'number',
      'issuedOn',
      'issuedAt',
      'suppliedFrom',
      'suppliedUntil',
      'dueOn',
      'seller',
      'buyer',
      'lines',
      'net',
      'vat',
    ])
    .where('id', '=', id)
    .where((eb) => withinReach(eb, actor, may.issueInvoices, { branch: 'branchId' }))
    .executeTakeFirst()
  if (!row) return null
  const lines = keptLines(row.lines)
  return { ...row, ...sidesOn(row), lines, parts: vatParts(lines), total: row.net + row.vat }
}
