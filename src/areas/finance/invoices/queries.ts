import { type RawBuilder, sql } from 'kysely'
import { branches } from '#areas/company/public.ts'
import { ofCustomer } from '#areas/finance/customer-called.ts'
import { electronicState } from '#areas/finance/e-invoices/state-of.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { onDays, pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { type InvoiceOrder, type InvoicesAsked, invoicesPerPage } from './invoice-asked.ts'
import { type Reader, standings } from './invoice-standing.ts'
import { isOurs } from './our-papers.ts'

const columns = [
  'id',
  'kind',
  'number',
  'partyId',
  'customer',
  'issuedOn',
  'dueOn',
  'net',
  'vat',
  'total',
  'open',
  'state',
] as const

/** One page of the papers that are asked for, and what all of them come to. Past the end stands the last page. */
export async function invoices(ctx: Reader, asked: InvoicesAsked) {
  const sums = await matching(ctx, asked)
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      sumOf('net').as('net'),
      sumOf('vat').as('vat'),
      sumOf('total').as('total'),
      sumOf('open').as('open'),
    ])
    .executeTakeFirstOrThrow()
  const count = Number(sums.count)
  const { at, rows } = await pageOf(
    matching(ctx, asked)
      .select(columns)
      .orderBy(...orderOf(asked.sort))
      .orderBy('number', 'desc'),
    { page: asked.page, count, perPage: invoicesPerPage },
  )
  return { rows, sums, count, at, branches: await branchChoices(ctx) }
}
export type InvoiceRow = Awaited<ReturnType<typeof invoices>>['rows'][number]
export type InvoiceSums = Awaited<ReturnType<typeof invoices>>['sums']

const sumOf = (column: 'net' | 'vat' | 'total' | 'open') => sql<bigint>`coalesce(sum(${sql.ref(column)}), 0)::bigint`

function orderOf(sort: InvoiceOrder) {
  const orders: Record<InvoiceOrder, [RawBuilder<unknown>, 'asc' | 'desc']> = {
    issued: [sql`issued_at`, 'asc'],
    '-issued': [sql`issued_at`, 'desc'],
    due: [sql`coalesce(due_on, 'infinity'::date)`, 'asc'],
    '-due': [sql`coalesce(due_on, '-infinity'::date)`, 'desc'],
    total: [sql`total`, 'asc'],
    '-total': [sql`total`, 'desc'],
    open: [sql`open`, 'asc'],
    '-open': [sql`open`, 'desc'],
  }
  return orders[sort]
}

/** Every word that was typed stands on the paper: in its number, or in the customer's. */
function matching(
  ctx: Reader,
  { q, party, kind, state, electronic, branch, from, to }: Omit<InvoicesAsked, 'sort' | 'page'>,
  permission: Permission = may.viewInvoices,
) {
  return standings(ctx, permission)
    .where(everyWord(q, 'words'))
    .where(ofCustomer('partyId', party))
    .$if(kind !== '', (all) => (kind === 'here' ? all.where(isOurs('kind')) : all.where('kind', '=', kind || 'invoice')))
    .$if(state !== '', (all) => all.where('state', '=', state || 'issued'))
    .$if(electronic !== '', (all) => all.where(electronicState, '=', electronic || 'none'))
    .$if(isUuid(branch), (all) => all.where('branchId', '=', branch))
    .where((eb) => onDays(eb, 'issuedOn', { from, to }))
}

/** The branches whose papers this person sees: nothing to choose where there is one. */
export async function branchChoices(ctx: Reader, permission = may.viewInvoices) {
  const open = await branches(ctx)
  const near = open.filter(({ id }) => reaches(ctx.actor, permission, { branchId: id }))
  return near.map(({ id, nameAr }) => [id, nameAr] as const)
}

/** All that is asked for, a handful at a time, the newest first. */
export const exportedInvoices = (ctx: Reader, asked: InvoicesAsked) =>
  pageAfterPage((last: ExportedInvoice | undefined) =>
    exported(ctx, asked)
      .$if(last !== undefined, (all) => all.where(sql<boolean>`(issued_on, number) < (${last?.issuedOn}::date, ${last?.number})`))
      .limit(1_000)
      .execute(),
  )
export type ExportedInvoice = Awaited<ReturnType<ReturnType<typeof exported>['execute']>>[number]

const exported = (ctx: Reader, asked: InvoicesAsked) =>
  matching(ctx, asked, may.exportInvoices)
    .select(columns)
    .select(electronicState.as('electronic'))
    .orderBy('issuedOn', 'desc')
    .orderBy('number', 'desc')
