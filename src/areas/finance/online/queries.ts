import { sql } from 'kysely'
import { customersNamed, partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import { onlinePath, onlinePaymentPath } from '#areas/finance/addresses.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Waiting } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { inRials } from '#values/money.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

const one = ({ db }: Pick<Reader, 'db'>, id: string) =>
  db
    .selectFrom('onlinePayments as p')
    .leftJoin('receipts as r', 'r.id', 'p.receiptId')
    .select(['p.id', 'p.sequence', 'p.partyId', 'p.branchId', 'p.provider', 'p.amount', 'p.state', 'p.providerRef'])
    .select(['p.redirectUrl', 'p.expiresAt', 'p.tries', 'p.askedAt', 'p.problem', 'p.paidAmount', 'p.invoice', 'p.startedAt'])
    .select(['p.endedAt', 'p.receiptId', 'r.number as receipt'])
    .where('p.id', '=', id)

/** One within reach; null where there is none. */
export async function onlinePayment(ctx: Reader, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await one(ctx, id)
    .where((eb) => withinReach(eb, ctx.actor, may.viewReceipts, { branch: 'p.branchId' }))
    .executeTakeFirst()
  if (!found) return null
  const { redirectUrl: _, ...payment } = found
  const [customer] = await customersNamed({ db: ctx.db }, [payment.partyId])
  const mayAct = reaches(ctx.actor, may.receivePayments, { branchId: payment.branchId })
  return { ...payment, customer: customer?.name ?? '', mayAct }
}
export type ShownOnline = NonNullable<Awaited<ReturnType<typeof onlinePayment>>>

/** One of one’s own. */
export async function ownOnlinePayment(ctx: Reader, id: string | undefined) {
  const party = isUuid(id) ? await partyOfAccount(ctx) : null
  if (!party || !isUuid(id)) return null
  return (await one(ctx, id).where('p.partyId', 'in', recordsOf(party.id)).executeTakeFirst()) ?? null
}
export type OwnOnline = NonNullable<Awaited<ReturnType<typeof ownOnlinePayment>>>

/** What one has begun to pay lately, and what became of it. */
export const onlineOfParty = ({ db }: Pick<Reader, 'db'>, partyId: string) =>
  db
    .selectFrom('onlinePayments')
    .select(['id', 'amount', 'startedAt', 'state'])
    .where('partyId', 'in', recordsOf(partyId))
    .orderBy('startedAt', 'desc')
    .limit(5)
    .execute()

/** Without its keys. */
export const connectedProvider = async ({ db }: Pick<Reader, 'db'>) =>
  (await db
    .selectFrom('onlineProviders')
    .select(['kind', 'address', 'publishableKey', 'active', 'changedAt', refusedSince])
    .executeTakeFirst()) ?? null

/** Since when it does not let us in with the key that was given to us last. */
const refusedSince = sql<Date | null>`(select min(coalesce(asked_at, started_at)) from online_payments
  where ended_at is null and provider = online_providers.kind and problem ~ '^Thawani 40[13]'
    and coalesce(asked_at, started_at) > online_providers.changed_at)`.as('refusedSince')

/** Customers cannot pay until somebody gives it a key that it takes. */
export async function keyRefused(ctx: Ctx): Promise<Waiting[]> {
  if (!ctx.actor.may(may.connectPayments)) return []
  const provider = await connectedProvider(ctx)
  if (!provider?.active || !provider.refusedSince) return []
  const path = `${onlinePath}/provider`
  const title = 'رفض المزوّد مفتاحنا، ولا يدفع العملاء به. اكتب المفتاح من جديد.'
  return [{ id: path, title, path, kind: 'مزوّد الدفع', dueAt: null, since: provider.refusedSince }]
}

/** Another amount came than was asked for: somebody has to look. */
export async function differingPayments({ db, actor }: Ctx): Promise<Waiting[]> {
  if (!actor.may(may.receivePayments)) return []
  const rows = await db
    .selectFrom('onlinePayments')
    .select(['id', 'amount', 'paidAmount', 'endedAt', 'startedAt'])
    .where('state', '=', 'differs')
    .where((eb) => withinReach(eb, actor, may.receivePayments, { branch: 'branchId' }))
    .orderBy('startedAt')
    .limit(20)
    .execute()
  return rows.map(({ id, amount, paidAmount, endedAt, startedAt }) => ({
    ...{ id, path: onlinePaymentPath(id), kind: 'دفع إلكتروني', dueAt: null, since: endedAt ?? startedAt },
    title: `وصل ${inRials(paidAmount ?? 0n)} والمطلوب ${inRials(amount)}`,
  }))
}
