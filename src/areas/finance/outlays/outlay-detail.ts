import { branchNamed } from '#areas/company/public.ts'
import { promisedOf } from '#areas/finance/outlay-dues/held.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { standingOf } from './queries.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One outlay within reach: what happened to it, what can be done with it; null where there is none. */
export async function outlay(ctx: Reader, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await standingOf(ctx, id)
  if (!found) return null
  const [moves, branch, promised, vouchers, receipts] = await Promise.all([
    movesOf(ctx, id),
    branchNamed(ctx, found.branchId),
    promisedOf(ctx, id),
    vouchersOf(ctx, id),
    receiptsOf(ctx, id),
  ])
  const people = [found.chargedBy, ...(found.closedBy ? [found.closedBy] : [])]
  const names = await namesOf(ctx, people)
  const { chargedBy, closedBy, ...shown } = found
  const inReach = (permission: typeof may.chargeOutlays) => reaches(ctx.actor, permission, { branchId: found.branchId })
  return {
    ...shown,
    ...{ moves, branch, vouchers, receipts, free: found.owed - promised },
    ...{ by: names.get(chargedBy) ?? chargedBy, closer: closedBy && (names.get(closedBy) ?? closedBy) },
    may: {
      pay: found.owed > promised && inReach(may.preparePayouts),
      acknowledge: found.state !== 'closed' && found.state !== 'credited' && inReach(may.chargeOutlays),
      close: found.state === 'to-close' && inReach(may.closeOutlays),
    },
  }
}
export type ShownOutlay = NonNullable<Awaited<ReturnType<typeof outlay>>>

/** What happened to it in its order: by which note, by which voucher. */
const movesOf = ({ db }: Pick<Ctx, 'db'>, id: string) =>
  db
    .selectFrom('outlayMovements as m')
    .innerJoin('journals as j', 'j.id', 'm.journalId')
    .leftJoin('invoices as i', 'i.journalId', 'm.journalId')
    .leftJoin('payoutPayments as y', 'y.journalId', 'm.journalId')
    .leftJoin('payoutReversals as v', 'v.journalId', 'm.journalId')
    .leftJoin('payouts as p', (join) => join.on((eb) => eb('p.id', '=', eb.fn.coalesce('y.payoutId', 'v.payoutId'))))
    .select(['m.id', 'm.kind', 'm.amount', 'j.postedAt as at'])
    .select(['i.id as invoiceId', 'i.number as paper', 'p.id as payoutId', 'p.number as payout'])
    .where('m.outlayId', '=', id)
    .orderBy('m.id')
    .execute()

const vouchersOf = ({ db }: Pick<Ctx, 'db'>, id: string) =>
  db
    .selectFrom('payouts')
    .select(['id', 'number', 'amount', 'status'])
    .where('outlayId', '=', id)
    .orderBy('askedAt')
    .orderBy('id')
    .execute()

const receiptsOf = ({ db }: Pick<Ctx, 'db'>, id: string) =>
  db
    .selectFrom('outlayReceipts')
    .select(['id', 'number', 'day', 'fileId'])
    .where('outlayId', '=', id)
    .orderBy('addedAt')
    .orderBy('id')
    .execute()

/** Who opens a receipt of an authority: whoever sees what it is for. */
export async function permissionForOutlayReceipt(ctx: Ctx, fileId: string) {
  const found = await ctx.db
    .selectFrom('outlayReceipts as r')
    .innerJoin('outlays as o', 'o.id', 'r.outlayId')
    .select('o.branchId')
    .where('r.fileId', '=', fileId)
    .executeTakeFirst()
  if (!found) return null
  return reaches(ctx.actor, may.viewOutlays, { branchId: found.branchId }) ? may.viewOutlays : null
}
