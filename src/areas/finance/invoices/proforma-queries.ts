import { sql } from 'kysely'
import { ofCustomer } from '#areas/finance/customer-called.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { everyWord, foldedTogether } from '#platform/db/every-word.ts'
import { onDays, pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { draftPath } from './draft-paths.ts'
import { invoicePath } from './invoice-asked.ts'
import { sidesOn } from './invoice-detail.ts'
import type { Reader } from './invoice-standing.ts'
import { keptLines } from './proforma.ts'
import { type ProformaState, type ProformasAsked, proformasPerPage } from './proforma-asked.ts'
import { branchChoices } from './queries.ts'
import { vatParts } from './vat-parts.ts'

/** One page of the proformas that are asked for, the latest first, and what all of them come to in each state. */
export async function proformas(ctx: Reader, asked: ProformasAsked) {
  const sums = await sumsOf(ctx, asked)
  const count = sums.reduce((all, one) => all + Number(one.count), 0)
  const { at, rows: found } = await pageOf(shown(ctx, asked), { page: asked.page, count, perPage: proformasPerPage })
  const rows = found.map((row) => ({ ...row, ...whereItWent(ctx, row) }))
  return { rows, sums, count, at, branches: await branchChoices(ctx) }
}
export type ProformaRow = Awaited<ReturnType<typeof proformas>>['rows'][number]
export type ProformaSum = Awaited<ReturnType<typeof proformas>>['sums'][number]

const found = (ctx: Reader, permission = may.viewInvoices) =>
  ctx.db
    .selectFrom('proformas as p')
    .innerJoin('invoiceDrafts as d', 'd.id', 'p.draftId')
    .leftJoin('invoices as i', 'i.id', 'p.draftId')
    .where((eb) => withinReach(eb, ctx.actor, permission, { branch: 'p.branchId' }))
    .select(['p.id', 'p.number', 'p.draftId', 'p.partyId', 'p.branchId', 'p.issuedOn', 'p.issuedAt', 'p.dueOn', 'p.net', 'p.vat'])
    .select(sql<bigint>`p.net + p.vat`.as('total'))
    .select(sql<string>`p.buyer->>'name'`.as('customer'))
    .select(stateOn(dayOf(ctx.now())).as('state'))
    .select(['i.number as invoice', 'i.branchId as invoiceBranchId'])

/** An invoice has the id of the draft that it came of. */
const stateOn = (today: string) => sql<ProformaState>`case
  when exists (select from proformas n where n.draft_id = p.draft_id and (n.issued_at, n.sequence) > (p.issued_at, p.sequence)) then 'replaced'
  when d.status = 'issued' then 'invoiced'
  when d.status = 'dropped' then 'dropped'
  when p.due_on < ${today}::date then 'expired'
  else 'open' end`

/** Every word that was typed stands in its number, or in the customer's name as it is on the paper. */
function matching(ctx: Reader, { q, party, state, branch, from, to }: ProformasAsked, permission = may.viewInvoices) {
  return ctx.db
    .selectFrom(found(ctx, permission).as('listed'))
    .where(everyWord(q, foldedTogether('number', 'customer')))
    .where(ofCustomer('partyId', party))
    .$if(state !== '', (all) => all.where('state', '=', state || 'open'))
    .$if(isUuid(branch), (all) => all.where('branchId', '=', branch))
    .where((eb) => onDays(eb, 'issuedOn', { from, to }))
}

const shown = (ctx: Reader, asked: ProformasAsked, permission = may.viewInvoices) =>
  matching(ctx, asked, permission).selectAll().orderBy('issuedAt', 'desc').orderBy('number', 'desc')

const sumsOf = (ctx: Reader, asked: ProformasAsked) =>
  matching(ctx, asked)
    .select(['state', sql<bigint>`sum(total)::bigint`.as('sum'), sql<bigint>`count(*)`.as('count')])
    .groupBy('state')
    .orderBy(sql`array_position(array['open', 'expired', 'invoiced', 'replaced', 'dropped'], state)`)
    .execute()

type Went = { draftId: string; branchId: string; state: ProformaState; invoiceBranchId: string | null }

/** To the draft that is one still, or to the invoice it became, for whoever may open them. */
function whereItWent({ actor }: Reader, { draftId, branchId, state, invoiceBranchId }: Went) {
  const isDraft = state === 'open' || state === 'expired'
  const seesInvoice = invoiceBranchId !== null && reaches(actor, may.viewInvoices, { branchId: invoiceBranchId })
  return {
    draftAt: isDraft && reaches(actor, may.issueInvoices, { branchId }) ? draftPath(draftId) : null,
    invoiceAt: seesInvoice ? invoicePath(draftId) : null,
  }
}

/** All that are asked for, a handful at a time, the latest first. */
export const exportedProformas = (ctx: Reader, asked: ProformasAsked) =>
  pageAfterPage((last: ExportedProforma | undefined) =>
    shown(ctx, asked, may.exportInvoices)
      .$if(last !== undefined, (all) =>
        all.where(sql<boolean>`(issued_at, number) < (${last?.issuedAt}::timestamptz, ${last?.number})`),
      )
      .limit(1_000)
      .execute(),
  )
export type ExportedProforma = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

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
    .where((eb) => withinReach(eb, actor, may.viewInvoices, { branch: 'branchId' }))
    .executeTakeFirst()
  if (!row) return null
  const lines = keptLines(row.lines)
  return { ...row, ...sidesOn(row), lines, parts: vatParts(lines), total: row.net + row.vat }
}
