import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { askQuietly } from '../asking.ts'
import { providerSilent } from '../provider.ts'

/** Somebody of ours does not want to wait for the next quarter of an hour. */
async function ask(ctx: Ctx, { paymentId }: { paymentId: string }) {
  const asked = ctx.db.selectFrom('onlinePayments').select('branchId').where('id', '=', paymentId)
  const row = isUuid(paymentId) && (await asked.executeTakeFirst())
  if (!row || !reaches(ctx.actor, may.receivePayments, { branchId: row.branchId })) {
    throw new Refusal('not-found', 'لم نجد هذه العملية.', 404)
  }
  if (!(await askQuietly(ctx, paymentId))) {
    throw new Refusal('finance.provider-silent', 'لم يجب مزوّد الدفع الآن. يُسأل من جديد كل ربع ساعة.', providerSilent)
  }
  return { id: paymentId }
}
export const askProvider = Object.assign(ask, { permission: may.receivePayments })
