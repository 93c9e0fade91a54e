import { z } from 'zod'
import { recordsOf } from '#areas/customers/public.ts'
import { asks, does } from '../api/endpoint.ts'
import { addWebhook, endWebhook, rotateWebhook, tryWebhook, webhookHeld } from './keeping.ts'
import { toldSteps } from './told-steps.ts'

const webhooks = { scope: 'webhooks', path: '/webhooks' } as const
const one = { scope: 'webhooks', path: '/webhooks/{id}' } as const

const Events = z.array(z.enum(toldSteps, 'تنبيه لا نعرفه.')).min(1, 'تنبيه واحد على الأقل.')
const Told = z.strictObject({
  id: z.uuid(),
  url: z.string(),
  /** What it is told; everything where nothing is named. */
  events: z.array(z.string()).nullable(),
  madeAt: z.iso.datetime(),
  failingSince: z.iso.datetime().nullable(),
})
const Secret = z.strictObject({ id: z.uuid(), url: z.string(), secret: z.string() })
const Given = z.strictObject({ url: z.string('اكتب العنوان.').max(500, 'العنوان حتى 500 حرف.'), events: Events.optional() })

export const listWebhooks = asks(
  {
    name: 'webhooks',
    method: 'GET',
    ...webhooks,
    summary: 'عناوين تنبيهاتك',
    answer: z.strictObject({ webhooks: z.array(Told) }),
  },
  async ({ db }, { caller }) => {
    const rows = await db
      .selectFrom('apiWebhooks')
      .select(['id', 'url', 'events', 'madeAt', 'failingSince'])
      .where('partyId', 'in', recordsOf(caller.partyId))
      .where('endedAt', 'is', null)
      .orderBy('madeAt')
      .execute()
    return {
      webhooks: rows.map(({ madeAt, failingSince, ...row }) => ({
        ...{ ...row, madeAt: madeAt.toISOString(), failingSince: failingSince?.toISOString() ?? null },
      })),
    }
  },
)

/** The secret stands in this answer and in no other. */
export const addWebhookByApi = does(
  {
    name: 'add-webhook',
    method: 'POST',
    ...webhooks,
    summary: 'أضف عنوان تنبيهات',
    status: 201,
    body: Given,
    answer: Secret,
    hidesAnswer: true,
  },
  (work, { caller: { partyId }, body, mode }) => addWebhook(work, { partyId, url: body.url, events: body.events ?? null, mode }),
)

export const removeWebhookByApi = does(
  { name: 'remove-webhook', method: 'DELETE', ...one, summary: 'احذف عنوان تنبيهات', answer: z.strictObject({ id: z.uuid() }) },
  async (work, { caller, params }) => {
    const webhook = await webhookHeld(work, caller, params.id)
    await endWebhook(work, { ...webhook, because: 'deleted' })
    return { id: webhook.id }
  },
)

export const rotateWebhookByApi = does(
  {
    name: 'rotate-webhook',
    method: 'POST',
    scope: 'webhooks',
    path: '/webhooks/{id}/rotate',
    summary: 'غيّر السر',
    answer: Secret,
    hidesAnswer: true,
  },
  async (work, { caller, params }) => rotateWebhook(work, await webhookHeld(work, caller, params.id)),
)

export const tryWebhookByApi = does(
  {
    ...{ name: 'try-webhook', method: 'POST', scope: 'webhooks', path: '/webhooks/{id}/test', summary: 'أرسل تنبيهًا للتجربة' },
    answer: z.strictObject({ delivery: z.uuid() }),
  },
  async (work, { caller, params }) => tryWebhook(work, await webhookHeld(work, caller, params.id)),
)

export const webhookEndpoints = [listWebhooks, addWebhookByApi, removeWebhookByApi, rotateWebhookByApi, tryWebhookByApi]
