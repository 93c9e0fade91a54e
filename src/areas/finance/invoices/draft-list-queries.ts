import { sql } from 'kysely'
import { customerCalled, withCustomers } from '#areas/finance/customer-called.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { withNames } from '#areas/identity/public.ts'
import { duringDays, pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { type DraftsAsked, draftsPerPage } from './draft-asked.ts'
import type { Reader } from './invoice-standing.ts'
import { branchChoices } from './queries.ts'

/** One page of the invoices that are not issued yet, the last one touched first, and what all that are asked for come to. */
export async function drafts(ctx: Reader, asked: DraftsAsked) {
  const sums = await matching(ctx, asked)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .select(sql<bigint>`coalesce(sum(d.total), 0)::bigint`.as('total'))
    .executeTakeFirstOrThrow()
  const count = Number(sums.count)
  const { at, rows } = await pageOf(shown(ctx, asked), { page: asked.page, count, perPage: draftsPerPage })
  const choices = { branches: await branchChoices(ctx, may.viewDrafts), people: await savers(ctx) }
  return { rows: await named(ctx, rows), count, at, total: sums.total, ...choices }
}
export type DraftRow = Awaited<ReturnType<typeof named>>[number]

const near = ({ db, actor }: Reader, permission = may.viewDrafts) =>
  db
    .selectFrom('invoiceDrafts as d')
    .where('d.status', '=', 'draft')
    .where((eb) => withinReach(eb, actor, permission, { branch: 'd.branchId' }))

/** What was typed is of the customer, as they are called today. */
function matching(ctx: Reader, { q, shown: has, branch, by, from, to }: DraftsAsked, permission = may.viewDrafts) {
  return near(ctx, permission)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('proformas')
          .select(['id', 'number'])
          .whereRef('draftId', '=', 'd.id')
          .orderBy('issuedAt', 'desc')
          .orderBy('sequence', 'desc')
          .limit(1)
          .as('p'),
      (join) => join.onTrue(),
    )
    .$if(q !== '', (all) => all.where(customerCalled(ctx, 'd.partyId', q)))
    .$if(has !== '', (all) => all.where('p.id', has === 'yes' ? 'is not' : 'is', null))
    .$if(isUuid(branch), (all) => all.where('d.branchId', '=', branch))
    .$if(by !== '', (all) => all.where('d.savedBy', '=', by))
    .where((eb) => duringDays(eb, 'd.savedAt', { from, to }))
}

const shown = (ctx: Reader, asked: DraftsAsked, permission = may.viewDrafts) =>
  matching(ctx, asked, permission)
    .select([
      'd.id',
      'd.partyId',
      'd.branchId',
      'd.total',
      'd.savedBy',
      'd.savedAt',
      'p.id as proformaId',
      'p.number as proformaNumber',
    ])
    .orderBy('d.savedAt', 'desc')
    .orderBy('d.id', 'desc')

async function named(ctx: Reader, rows: Awaited<ReturnType<ReturnType<typeof shown>['execute']>>) {
  const told = await withNames(ctx, await withCustomers(ctx, rows), 'savedBy')
  return told.map(({ partyId: _, branchId, proformaId: id, proformaNumber: number, ...row }) => ({
    ...{ ...row, savedOn: dayOf(row.savedAt) },
    proforma: id && number ? { id, number } : null,
    mayIssue: reaches(ctx.actor, may.issueInvoices, { branchId }),
  }))
}

/** Whoever has kept a draft within this person's reach. */
async function savers(ctx: Reader) {
  const rows = await near(ctx).select('d.savedBy').distinct().execute()
  const people = await withNames(ctx, rows, 'savedBy')
  return people.map(({ savedBy, by }) => [savedBy, by] as const).toSorted((a, b) => a[1].localeCompare(b[1], 'ar'))
}

/** All that are asked for, a handful at a time, the last one touched first. */
export const exportedDrafts = (ctx: Reader, asked: DraftsAsked) =>
  pageAfterPage(async (last: DraftRow | undefined) => {
    const rows = await shown(ctx, asked, may.exportInvoices)
      .$if(last !== undefined, (all) =>
        all.where(sql<boolean>`(d.saved_at, d.id) < (${last?.savedAt}::timestamptz, ${last?.id}::uuid)`),
      )
      .limit(1_000)
      .execute()
    return await named(ctx, rows)
  })
