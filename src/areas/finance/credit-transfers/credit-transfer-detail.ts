import { branchNamed } from '#areas/company/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { creditTransferCan } from './credit-transfer.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

/** One transfer within reach: from whom to whom and why, who agreed and what came of it; null where there is none. */
export async function creditTransferShown(ctx: Reader, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await headOf(ctx, id)
  if (!found) return null
  const { askedBy, agreedBy, endedBy, ...shown } = found
  const people = [askedBy, agreedBy, endedBy].flatMap((person) => person ?? [])
  const names = await namesOf(ctx, people)
  const nameOf = (person: string | null) => person && (names.get(person) ?? person)
  return {
    ...shown,
    branch: await branchNamed(ctx, found.branchId),
    ...{ by: nameOf(askedBy) ?? '', approver: nameOf(agreedBy), ender: nameOf(endedBy) },
    undoneByTwo: agreedBy !== askedBy,
    mayReverse: creditTransferCan.reverse(found) && reaches(ctx.actor, may.reverseCreditTransfers, { branchId: found.branchId }),
  }
}
export type ShownCreditTransfer = NonNullable<Awaited<ReturnType<typeof creditTransferShown>>>

const headOf = ({ db, actor }: Reader, id: string) =>
  db
    .selectFrom('creditTransfers as t')
    .leftJoin('receipts as r', 'r.id', 't.receiptId')
    .leftJoin('journals as j', 'j.id', 't.journalId')
    .leftJoin('journals as back', 'back.reverses', 'j.id')
    .select([
      't.id',
      't.number',
      't.partyId',
      't.branchId',
      't.holder',
      't.takerId',
      't.taker',
      't.amount',
      't.reason',
      't.consent',
    ])
    .select([
      't.fileId',
      't.status',
      't.askedBy',
      't.askedOn',
      't.askedAt',
      't.agreedBy',
      't.agreedAt',
      't.receiptId',
      'r.unused',
    ])
    .select(['t.endedBy', 't.endedAt', 't.endReason', 'j.sequence as posted', 'back.sequence as reversing'])
    .where('t.id', '=', id)
    .where((eb) => withinReach(eb, actor, may.viewCreditTransfers, { branch: 't.branchId' }))
    .executeTakeFirst()

/** Who opens what shows the consent to a transfer: whoever sees the transfer. */
export async function permissionForTransferConsent(ctx: Ctx, fileId: string) {
  const found = await ctx.db.selectFrom('creditTransfers').select('branchId').where('fileId', '=', fileId).executeTakeFirst()
  if (!found) return null
  return reaches(ctx.actor, may.viewCreditTransfers, { branchId: found.branchId }) ? may.viewCreditTransfers : null
}
