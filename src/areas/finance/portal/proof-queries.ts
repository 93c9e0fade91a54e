import { customersNamed, recordsOf } from '#areas/customers/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { pageWithin } from '#values/pages.ts'
import { papersPerPage } from './payments-paths.ts'
import type { ProofStatus } from './transfer-proof.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

/** What customers showed of their transfers, within reach: what waits the longest first, what was decided the latest first. */
export async function proofs(ctx: Reader, { status, page }: { status: ProofStatus; page: number }) {
  const wanted = ctx.db
    .selectFrom('transferProofs')
    .where('status', '=', status)
    .where((eb) => withinReach(eb, ctx.actor, may.viewReceipts, { branch: 'branchId' }))
  const { count } = await wanted.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow()
  const at = pageWithin(page, Number(count), papersPerPage)
  const rows = await wanted
    .innerJoin('companyBankAccounts as bank', 'bank.id', 'accountId')
    .select(['transferProofs.id', 'sequence', 'partyId', 'amount', 'transferredOn', 'reference', 'sentAt', 'bank.bank', 'status'])
    .orderBy('sentAt', status === 'waiting' ? 'asc' : 'desc')
    .limit(papersPerPage)
    .offset((at - 1) * papersPerPage)
    .execute()
  const names = await partyNames(
    ctx,
    rows.map(({ partyId }) => partyId),
  )
  return { rows: rows.map((row) => ({ ...row, customer: names.get(row.partyId) ?? '' })), count: Number(count), at }
}
export type ProofRow = Awaited<ReturnType<typeof proofs>>['rows'][number]

async function partyNames({ db }: Pick<Reader, 'db'>, ids: readonly string[]) {
  const named = await customersNamed({ db }, ids)
  return new Map(named.map(({ id, name }) => [id, name]))
}

/** One within reach; null where there is none. */
export async function proof(ctx: Reader, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await headOf(ctx)
    .where('p.id', '=', id)
    .where((eb) => withinReach(eb, ctx.actor, may.viewReceipts, { branch: 'p.branchId' }))
    .executeTakeFirst()
  return found ? await whole(ctx, found) : null
}

/** One of one customer’s own. */
export async function proofOf(ctx: Reader, partyId: string, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await headOf(ctx).where('p.id', '=', id).where('p.partyId', 'in', recordsOf(partyId)).executeTakeFirst()
  return found ? await whole(ctx, found) : null
}
export type ShownProof = NonNullable<Awaited<ReturnType<typeof proof>>>

/** The accounts a transfer may have come to. */
export async function accountsToConfirm({ db }: Pick<Reader, 'db'>) {
  const rows = await db
    .selectFrom('companyBankAccounts')
    .select(['id', 'bank', 'iban'])
    .where('active', '=', true)
    .orderBy('addedAt')
    .execute()
  return rows.map(({ id, bank, iban }) => [id, `${bank}، آخره ${iban.slice(-4)}`] as const)
}

const headOf = ({ db }: Pick<Reader, 'db'>) =>
  db
    .selectFrom('transferProofs as p')
    .innerJoin('companyBankAccounts as b', 'b.id', 'p.accountId')
    .leftJoin('receipts as r', 'r.id', 'p.receiptId')
    .select(['p.id', 'p.sequence', 'p.partyId', 'p.branchId', 'p.accountId', 'p.amount', 'p.transferredOn', 'p.reference'])
    .select(['p.note', 'p.fileId', 'p.answers', 'p.status', 'p.sentAt', 'p.decidedBy', 'p.decidedAt'])
    .select(['p.reason', 'p.receiptId', 'r.number as receipt', 'r.amount as received', 'b.bank', 'b.iban'])

type Head = NonNullable<Awaited<ReturnType<ReturnType<typeof headOf>['executeTakeFirst']>>>

async function whole(ctx: Reader, head: Head) {
  const [customer] = await customersNamed({ db: ctx.db }, [head.partyId])
  const names = await namesOf(ctx, [head.decidedBy ?? ''])
  const dues = await ctx.db
    .selectFrom('transferProofDues as d')
    .innerJoin('charges as c', 'c.id', 'd.chargeId')
    .innerJoin('invoices as i', 'i.id', 'c.invoiceId')
    .select(['c.id', 'c.description', 'i.number', 'i.id as invoiceId'])
    .select(({ eb }) => eb('c.openNet', '+', eb.ref('c.openVat')).as('open'))
    .where('d.proofId', '=', head.id)
    .orderBy('c.dueOn')
    .execute()
  const answer = await ctx.db.selectFrom('transferProofs').select('id').where('answers', '=', head.id).executeTakeFirst()
  return {
    ...head,
    customer: customer?.name ?? '',
    decider: head.decidedBy ? (names.get(head.decidedBy) ?? '') : null,
    dues: dues.map((due) => ({ ...due, open: BigInt(due.open) })),
    answeredBy: answer?.id ?? null,
    mayDecide: head.status === 'waiting' && reaches(ctx.actor, may.confirmTransfers, { branchId: head.branchId }),
  }
}
