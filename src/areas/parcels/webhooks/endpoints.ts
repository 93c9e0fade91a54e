import { z } from 'zod'
import { asks, does } from '../api/endpoint.ts'
import type { Problem } from '../api/problem.ts'
import { aloneForMerchant } from '../merchants/references.ts'
import { webhookAdded, webhookRotated, webhookTried } from './facts.ts'
import { endWebhook, hidden, hostOf, mustBePublic, webhookHeld } from './keeping.ts'
import { oldSecretHolds } from './retrying.ts'
import { freshSecret } from './signing.ts'

const webhooks = { scope: 'webhooks', path: '/webhooks' } as const
const one = { scope: 'webhooks', path: '/webhooks/{id}' } as const

const Told = z.strictObject({
  id: z.uuid(),
  url: z.string(),
  madeAt: z.iso.datetime(),
  failingSince: z.iso.datetime().nullable(),
})
const Secret = z.strictObject({ id: z.uuid(), url: z.string(), secret: z.string() })
const Given = z.strictObject({ url: z.string('اكتب العنوان.').max(500, 'العنوان حتى 500 حرف.') })

const most = 5
const enough: Problem = { status: 409, code: 'webhooks-enough', detail: `لك ${most} عناوين. احذف واحدًا قبل أن تضيف.` }

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
      .select(['id', 'url', 'madeAt', 'failingSince'])
      .where('partyId', '=', caller.partyId)
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
  async (work, { caller, body, mode }) => {
    const url = mustBePublic(body.url, mode)
    const { partyId } = caller
    await aloneForMerchant(work, partyId)
    const open = await work.tx
      .selectFrom('apiWebhooks')
      .select('id')
      .where('partyId', '=', partyId)
      .where('endedAt', 'is', null)
      .execute()
    if (open.length >= most) throw enough
    const [id, secret] = [work.newId(), freshSecret()]
    await work.tx
      .insertInto('apiWebhooks')
      .values({
        ...{ id, partyId, url, secret: await hidden(work.tx, secret), oldSecret: null, oldUntil: null },
        ...{ madeAt: work.now(), failingSince: null, endedAt: null, endedBecause: null },
      })
      .execute()
    work.record(webhookAdded, id, { host: hostOf(url), partyId })
    return { id, url, secret }
  },
)

export const removeWebhookByApi = does(
  { name: 'remove-webhook', method: 'DELETE', ...one, summary: 'احذف عنوان تنبيهات', answer: z.strictObject({ id: z.uuid() }) },
  async (work, { caller, params }) => {
    const webhook = await webhookHeld(work, caller, params.id)
    await endWebhook(work, { ...webhook, because: 'deleted' })
    return { id: webhook.id }
  },
)

/** For a day the old secret signs beside the new one. */
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
  async (work, { caller, params }) => {
    const { id, url, partyId, secret: oldSecret } = await webhookHeld(work, caller, params.id)
    const secret = freshSecret()
    const oldUntil = new Date(work.now().getTime() + oldSecretHolds)
    await work.tx
      .updateTable('apiWebhooks')
      .set({ secret: await hidden(work.tx, secret), oldSecret, oldUntil })
      .where('id', '=', id)
      .execute()
    work.record(webhookRotated, id, { host: hostOf(url), partyId })
    return { id, url, secret }
  },
)

export const tryWebhookByApi = does(
  {
    ...{ name: 'try-webhook', method: 'POST', scope: 'webhooks', path: '/webhooks/{id}/test', summary: 'أرسل تنبيهًا للتجربة' },
    answer: z.strictObject({ delivery: z.uuid() }),
  },
  async (work, { caller, params }) => {
    const { id: webhookId, url, partyId } = await webhookHeld(work, caller, params.id)
    const [id, madeAt] = [work.newId(), work.now()]
    const body = JSON.stringify({ type: 'ping', at: madeAt.toISOString() })
    await work.tx
      .insertInto('apiDeliveries')
      .values({ id, webhookId, body, madeAt, nextAt: madeAt, heardAt: null, lastStatus: null })
      .execute()
    work.record(webhookTried, webhookId, { host: hostOf(url), partyId })
    return { delivery: id }
  },
)

export const webhookEndpoints = [listWebhooks, addWebhookByApi, removeWebhookByApi, rotateWebhookByApi, tryWebhookByApi]
