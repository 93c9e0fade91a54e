import { customersNamed, recordsOf } from '#areas/customers/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

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

const headOf = ({ db }: Pick<Reader, 'db'>) =>
  db
    .selectFrom('transferProofs as p')
    .innerJoin('companyBankAccounts as b', 'b.id', 'p.accountId')
    .leftJoin('receipts as r', 'r.id', 'p.receiptId')
    .select(['p.id', 'p.sequence', 'p.partyId', 'p.branchId', 'p.accountId', 'p.amount', 'p.transferredOn', 'p.reference'])
    .select(['p.note', 'p.fileId', 'p.answers', 'p.status', 'p.sentAt', 'p.decidedBy', 'p.decidedAt', 'p.takenBack'])
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
