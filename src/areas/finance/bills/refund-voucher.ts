import { branchNamed, printPaper } from '#areas/company/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { supplierReceiptNumber } from './bill.ts'

const inCash = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('billRefunds as f')
    .innerJoin('cashBoxes as x', 'x.id', 'f.boxId')
    .innerJoin('bills as b', 'b.id', 'f.billId')
    .innerJoin('suppliers as s', 's.id', 'b.supplierId')
    .leftJoin('billRefundReversals as r', 'r.refundId', 'f.id')
    .select(['f.id', 'f.sequence', 'f.amount', 'f.reference', 'f.receivedBy', 'f.receivedAt', 'x.name as box', 'x.branchId'])
    .select(['b.number as bill', 'b.day as billDay', 's.name as supplier', 'r.reason', 'r.reversedAt'])

type Row = Awaited<ReturnType<ReturnType<typeof inCash>['executeTakeFirstOrThrow']>>

async function told(ctx: Pick<Ctx, 'db'>, row: Row) {
  const names = await namesOf(ctx, [row.receivedBy])
  const branch = (await branchNamed(ctx, row.branchId)) ?? ''
  return { ...row, number: supplierReceiptNumber(row), by: names.get(row.receivedBy) ?? row.receivedBy, branch }
}
export type CashRefund = Awaited<ReturnType<typeof told>>

/** What a supplier paid back in cash, within reach; null where there is none. */
export async function cashRefund(ctx: Pick<Ctx, 'db' | 'actor'>, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await inCash(ctx).where('f.id', '=', id).executeTakeFirst()
  if (!found || !reaches(ctx.actor, may.receivePayments, { branchId: found.branchId })) return null
  return told(ctx, found)
}

/** Of a bill all that came back in cash. */
export async function cashRefundsOf(ctx: Pick<Ctx, 'db'>, billId: string) {
  const rows = await inCash(ctx).where('f.billId', '=', billId).orderBy('f.sequence').execute()
  return Promise.all(rows.map((row) => told(ctx, row)))
}

/** What this person took in the session that is open, and of which bills something could come back. */
export async function refundsAtBox(ctx: Pick<Ctx, 'db' | 'actor'>) {
  const taken = await inCash(ctx)
    .innerJoin('cashSessions as c', 'c.id', 'f.sessionId')
    .where('c.keeperId', '=', ctx.actor.id)
    .where('c.closedAt', 'is', null)
    .orderBy('f.sequence', 'desc')
    .execute()
  const paid = await ctx.db
    .selectFrom('bills as b')
    .innerJoin('suppliers as s', 's.id', 'b.supplierId')
    .select(['b.id', 'b.number', 's.name'])
    .where('b.reversedAt', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('billPayments as p')
          .select('p.id')
          .whereRef('p.billId', '=', 'b.id')
          .where('p.id', 'not in', eb.selectFrom('billPaymentReversals').select('paymentId')),
      ),
    )
    .orderBy('b.day', 'desc')
    .limit(200)
    .execute()
  return {
    taken: taken.map((row) => ({ ...row, number: supplierReceiptNumber(row) })),
    bills: paid.map(({ id, number, name }) => [id, `${name}، فاتورة ${number}`] as const),
  }
}
export type RefundsAtBox = Awaited<ReturnType<typeof refundsAtBox>>

/** «سند قبض من مورّد»: what he takes home. One that was reversed says so across the page. */
export function cashRefundPaper(ctx: Pick<Ctx, 'db' | 'now' | 'files'>, one: CashRefund, address: string) {
  const { number, supplier, amount, bill, billDay, box, reference, branch, by, receivedAt, reversedAt, reason } = one
  return printPaper(ctx, 'areas/finance/bills/papers/supplier-receipt.typ', {
    ...{ number, day: dayOf(receivedAt), supplier, by, reversed: reversedAt !== null },
    ...{ amount: { rials: String(amount) }, words: amountInWords(amount), qr: squareCode(address) },
    pairs: [
      ['التاريخ', momentInWords(receivedAt)],
      ['الفرع', branch],
      ['وذلك عن', `رد من فاتورة المورّد رقم ${bill}، ${dayInWords(billDay)}`],
      ['الطريقة', 'نقدًا'],
      ['أين', box],
      ...(reference ? [['ورقته', { code: reference }]] : []),
      ...(reversedAt ? [['سبب العكس', reason ?? '']] : []),
    ],
  })
}
