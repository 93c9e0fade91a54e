import { toWarn } from '#areas/collecting/warnings/queries.ts'
import { recordDelivery } from '#areas/collecting/warnings/use-cases/record-delivery.ts'
import { serveNotice } from '#areas/collecting/warnings/use-cases/serve-notice.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'

/** As many are sent; the others wait to be. */
const sent = 3

/** Some tenants who are late were sent what is due; one letter came. */
export async function tellWarnings(ctx: Ctx) {
  const late = await toWarn(ctx)
  for (const [index, { contractId, next }] of late.slice(0, sent).entries()) {
    if (!next?.isDue) continue
    const { id: noticeId } = await serveNotice(ctx, { id: ctx.newId(), contractId, step: next.step })
    if (index > 0) continue
    const letter = { way: 'registered-mail', outcome: 'delivered', reference: 'RR284417905OM', receiver: 'المستأجر' } as const
    await recordDelivery(ctx, { id: ctx.newId(), noticeId, on: dayOf(ctx.now()), proof: [], ...letter })
  }
}
