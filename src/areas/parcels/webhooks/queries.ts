import { recordsOf } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { shownNumber } from '../journey/number.ts'
import { type StepName, steps } from '../journey/parcel.ts'
import { mustBeMerchantOneself } from '../merchants/own-merchant.ts'
import { merchant } from '../merchants/queries.ts'

const mostShown = 20

export async function ownWebhooks(ctx: Ctx) {
  return webhooksOf(ctx, (await mustBeMerchantOneself(ctx)).partyId)
}

/** The same for the office, by the merchant's contract. */
export async function merchantWebhooks(ctx: Ctx, contractId: string | undefined) {
  const one = await merchant(ctx, contractId)
  return one && { merchant: one.merchant, webhooks: await webhooksOf(ctx, one.partyId) }
}

/** The addresses of a merchant's programs, those that were switched off too, each with what it was told of late. */
async function webhooksOf(ctx: Pick<Ctx, 'db'>, partyId: string) {
  const webhooks = await ctx.db
    .selectFrom('apiWebhooks')
    .select(['id', 'url', 'events', 'madeAt', 'failingSince', 'endedAt', 'endedBecause'])
    .where('partyId', 'in', recordsOf(partyId))
    .orderBy('endedAt', (end) => end.desc().nullsFirst())
    .orderBy('madeAt')
    .limit(mostShown)
    .execute()
  const deliveries = await Promise.all(webhooks.map(({ id }) => lastDeliveries(ctx, id)))
  return webhooks.map(({ events, ...webhook }, index) => ({
    ...webhook,
    events: events?.map((step) => steps[step].label) ?? null,
    deliveries: deliveries[index] ?? [],
  }))
}
export type OwnWebhook = Awaited<ReturnType<typeof ownWebhooks>>[number]

async function lastDeliveries({ db }: Pick<Ctx, 'db'>, webhookId: string) {
  const rows = await db
    .selectFrom('apiDeliveries')
    .select(['id', 'body', 'madeAt', 'tries', 'nextAt', 'heardAt', 'lastStatus'])
    .where('webhookId', '=', webhookId)
    .orderBy('madeAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map(({ body, ...row }) => ({ ...row, ...saidIn(body) }))
}

/** «سُلّم» and the number, as the body has them; a trial has neither. */
function saidIn(body: string) {
  const { type, number } = JSON.parse(body) as { type: string; number?: string }
  const step = type.replace('parcel.', '')
  return {
    what: step in steps ? steps[step as StepName].label : 'تجربة',
    number: number ? shownNumber(number) : null,
  }
}
