import { sql } from 'kysely'
import { branchNamed } from '#areas/company/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { coversOf } from './cheque-covers.ts'
import type { Buyer, Seller } from './invoice-parties.ts'
import { type Reader, standings, standingsOfParty } from './invoice-standing.ts'
import { vatParts } from './vat-parts.ts'

/** One paper within reach, as it was issued, with what has become of it since; null where there is none. */
export const invoice = (ctx: Reader, id: string | undefined) => shown(ctx, id, standings(ctx, may.viewInvoices))

/** The same to whoever it was made out to. */
export const invoiceOf = (ctx: Reader, partyId: string, id: string | undefined) => shown(ctx, id, standingsOfParty(ctx, partyId))

async function shown(ctx: Reader, id: string | undefined, papers: ReturnType<typeof standings>) {
  if (!isUuid(id)) return null
  const standing = await papers
    .select(['open', 'openNet', 'credited', 'written', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!standing) return null
  const paper = await ctx.db
    .selectFrom('invoices')
    .innerJoin('journals', 'journals.id', 'invoices.journalId')
    .select(['invoices.id', 'kind', 'number', 'partyId', 'branchId', 'issuedOn', 'issuedAt', 'issuedBy', 'suppliedFrom'])
    .select(['suppliedUntil', 'dueOn', 'journalId', 'seller', 'buyer', 'net', 'vat', 'credits', 'adds', 'reason'])
    .select(['token', 'uuid', 'journals.sequence as journal'])
    .where('invoices.id', '=', id)
    .executeTakeFirstOrThrow()
  const lines = paper.kind === 'credit-note' ? await linesTakenBack(ctx, paper.journalId) : await linesCharged(ctx, id)
  const original = await paperBehind(ctx, paper.credits ?? paper.adds)
  const demand = original ?? paper
  return {
    ...paper,
    ...standing,
    ...sidesOn(paper),
    total: paper.net + paper.vat,
    issuer: (await namesOf(ctx, [paper.issuedBy])).get(paper.issuedBy) ?? null,
    branch: await branchNamed(ctx, paper.branchId),
    lines,
    parts: vatParts(lines),
    covers: paper.kind === 'credit-note' ? [] : await coversOn(ctx, lines),
    original,
    notes: await notesOn(ctx, id),
    owners: demand.kind === 'rent-demand' ? await ownersBehind(ctx, demand.id) : [],
  }
}
/** By which cheques in hand its open lines are covered. */
async function coversOn(ctx: Reader, lines: readonly { id: string; openNet: bigint; openVat: bigint }[]) {
  const open = lines.filter(({ openNet, openVat }) => openNet + openVat > 0n)
  const covers = await coversOf(
    ctx,
    open.map(({ id }) => id),
  )
  return [...covers.values()].flat()
}

export type ShownInvoice = NonNullable<Awaited<ReturnType<typeof invoice>>>
export type ShownLine = ShownInvoice['lines'][number]

/** As `sidesOf` wrote them. */
export const sidesOn = ({ seller, buyer }: { seller: unknown; buyer: unknown }) => ({
  seller: seller as Seller,
  buyer: buyer as Buyer,
})

/** `leftNet` is what was neither credited nor written off of a line, paid or not. */
const linesCharged = ({ db }: Pick<Ctx, 'db'>, invoiceId: string) =>
  db
    .selectFrom('charges')
    .select(['id', 'place', 'kind', 'description', 'quantity', 'unitPrice', 'discount', 'net', 'vat'])
    .select(['vatCategory', 'vatRate', 'vatReason', 'vatGround', 'vatEvidence', 'openNet', 'openVat', 'contractId'])
    .select(({ ref }) =>
      sql<bigint>`(${ref('charges.net')} + coalesce((select sum(net) from charge_movements
        where charge_id = ${ref('charges.id')} and kind in ('credited', 'written-off', 'restored')), 0))::bigint`.as('leftNet'),
    )
    .where('invoiceId', '=', invoiceId)
    .orderBy('place')
    .execute()

/** What a credit note takes back of each line it is about: no quantity and no price, but how much. */
async function linesTakenBack({ db }: Pick<Ctx, 'db'>, journalId: string) {
  const rows = await db
    .selectFrom('chargeMovements')
    .innerJoin('charges', 'charges.id', 'chargeMovements.chargeId')
    .select(['charges.id', 'place', 'charges.kind', 'description', 'vatCategory', 'vatRate', 'vatReason'])
    .select(['vatGround', 'vatEvidence', 'contractId', 'chargeMovements.net', 'chargeMovements.vat'])
    .where('journalId', '=', journalId)
    .orderBy('place')
    .execute()
  const none = { quantity: null, unitPrice: null, discount: 0n, openNet: 0n, openVat: 0n, leftNet: 0n }
  return rows.map(({ net, vat, ...row }) => ({ ...row, ...none, net: -net, vat: -vat }))
}

/** For whom what a tenant owes is collected: the owners of its mandate, by name. */
async function ownersBehind({ db }: Pick<Ctx, 'db'>, invoiceId: string) {
  const { rows } = await sql<{ partyId: string }>`
    select w.party_id "partyId" from owner_shares w join owner_pools p on p.mandate_id = w.mandate_id and p.period = w.period
    where w.mandate_id::text in (select income_key from charges where invoice_id = ${invoiceId} and debt_account = '9110')
    order by w.place`.execute(db)
  const named = await customersNamed(
    { db },
    rows.map(({ partyId }) => partyId),
  )
  const names = rows.flatMap(({ partyId }) => named.find(({ id }) => id === partyId)?.name ?? [])
  return names.length > 0 ? names : ['مالك العقار']
}

const paperBehind = async ({ db }: Pick<Ctx, 'db'>, id: string | null) =>
  id === null
    ? null
    : await db
        .selectFrom('invoices')
        .select(['id', 'kind', 'number', 'issuedOn', 'uuid'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()

const notesOn = ({ db }: Pick<Ctx, 'db'>, id: string) =>
  db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'issuedOn', 'reason', 'net', 'vat'])
    .where(({ eb, or }) => or([eb('credits', '=', id), eb('adds', '=', id)]))
    .orderBy('issuedAt', 'desc')
    .execute()
