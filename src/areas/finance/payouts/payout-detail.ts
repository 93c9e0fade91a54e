import { sql } from 'kysely'
import { branchNamed } from '#areas/company/public.ts'
import { accountsToChoose } from '#areas/finance/cash/account-queries.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { payoutMethods } from '#areas/finance/receipts/ways-back.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { accountsFor, type PayoutKind, payoutCan } from './payout.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

/** One voucher within reach: for whom and for what, who agreed, out of what it was paid and what came of it; null where there is none. */
export async function payout(ctx: Reader, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await headOf(ctx, id)
  if (!found) return null
  const { askedBy, approvedBy, endedBy, paidBy, reversedBy, box, bank, ...shown } = found
  const people = [askedBy, approvedBy, endedBy, paidBy, reversedBy].flatMap((person) => person ?? [])
  const names = await namesOf(ctx, people)
  const nameOf = (person: string | null) => person && (names.get(person) ?? person)
  return {
    ...shown,
    branch: await branchNamed(ctx, found.branchId),
    backInto: found.backBox ?? found.backBank,
    from: box ?? bank ?? (found.account === '1150' ? payoutMethods.online : null),
    ...{ by: nameOf(askedBy) ?? '', approver: nameOf(approvedBy), ender: nameOf(endedBy), payer: nameOf(paidBy) },
    reverser: nameOf(reversedBy),
    agreedAlone: approvedBy === askedBy,
    drawn: found.journalId ? await drawnFrom(ctx, found.journalId) : [],
    may: actsOn(ctx, found),
  }
}
export type ShownPayout = NonNullable<Awaited<ReturnType<typeof payout>>>

const headOf = ({ db, actor }: Reader, id: string) =>
  db
    .selectFrom('payouts')
    .leftJoin('payoutPayments as y', 'y.payoutId', 'payouts.id')
    .leftJoin('cashBoxes as b', (join) => join.on(sql<boolean>`b.id::text = y.key`))
    .leftJoin('companyBankAccounts as a', (join) => join.on(sql<boolean>`a.id::text = y.key`))
    .leftJoin('cashSessions as s', 's.id', 'y.sessionId')
    .leftJoin('journals as j', 'j.id', 'y.journalId')
    .leftJoin('payoutReversals as v', 'v.payoutId', 'payouts.id')
    .leftJoin('cashBoxes as vb', (join) => join.on(sql<boolean>`vb.id::text = v.key`))
    .leftJoin('companyBankAccounts as va', (join) => join.on(sql<boolean>`va.id::text = v.key`))
    .leftJoin('onlineRefunds as o', 'o.payoutId', 'payouts.id')
    .leftJoin('journals as back', 'back.id', 'v.journalId')
    .select(['payouts.id', 'number', 'kind', 'partyId', 'depositId', 'outlayId', 'payee', 'payouts.branchId', 'payouts.amount'])
    .select(['method', 'payouts.iban'])
    .select([
      'payouts.purpose',
      'otherWay',
      'payouts.status',
      'askedBy',
      'payouts.askedAt',
      'askedOn',
      'approvedBy',
      'approvedAt',
    ])
    .select(['endedBy', 'endedAt', 'endReason', 'paidBy', 'paidAt', 'y.reference', 'y.sessionId', 'y.journalId', 'y.account'])
    .select(['onlinePaymentId', 'o.tries', 'o.problem', 'o.refused'])
    .select(['b.name as box', 'a.bank', 's.sequence as session', 'j.sequence as journal', 'back.sequence as reversingJournal'])
    .select(['v.reason', 'reversedBy', 'reversedAt', 'vb.name as backBox', 'va.bank as backBank'])
    .select(['v.reference as backReference', 'v.sessionId as backSessionId'])
    .select(sql<boolean | null>`s.closed_at is not null or s.status = 'difference'`.as('isCountedAway'))
    .where('payouts.id', '=', id)
    .where((eb) => withinReach(eb, actor, may.viewPayouts, { branch: 'payouts.branchId' }))
    .executeTakeFirst()

/** From which receipts the money went back. */
const drawnFrom = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>, journalId: string) =>
  db
    .selectFrom('receiptMovements as m')
    .innerJoin('receipts', 'receipts.id', 'm.receiptId')
    .select(['receipts.id', 'receipts.number', 'receipts.receivedAt', sql<bigint>`-m.amount`.as('amount')])
    .select((eb) => withinReach(eb, actor, may.viewReceipts, { branch: 'receipts.branchId' }).as('opens'))
    .where('m.journalId', '=', journalId)
    .orderBy('m.id')
    .execute()

type Standing = { status: string; method: string; branchId: string; isCountedAway: boolean | null; problem: string | null }

function actsOn({ actor }: Pick<Ctx, 'actor'>, payout: Standing) {
  const { method, branchId } = payout
  const isLate = payoutCan.reverse(payout) && payout.isCountedAway === true
  const inReach = (permission: typeof may.payPayouts) => reaches(actor, permission, { branchId })
  return {
    pay: payoutCan.pay(payout) && method === 'cash' && inReach(may.payPayouts),
    transfer: payoutCan.pay(payout) && method === 'bank-transfer' && inReach(may.transferPayouts),
    send: payoutCan.send(payout) && method === 'online' && inReach(may.transferPayouts),
    decide: payoutCan.answer(payout) && payout.problem !== null && inReach(may.transferPayouts),
    cancel: payoutCan.cancel(payout) && inReach(may.preparePayouts),
    reverse: payoutCan.reverse(payout) && method !== 'online' && !isLate && inReach(may.reversePayouts),
    takeBack: isLate && inReach(may.payPayouts),
    takeBackByBank: isLate && inReach(may.transferPayouts),
  }
}

/** The accounts of the company a transfer may leave from. */
export const accountsToPayFrom = (ctx: Pick<Ctx, 'db'>, kind: PayoutKind) => accountsToChoose(ctx, accountsFor[kind])
