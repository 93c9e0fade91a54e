import { isIP } from 'node:net'
import { recordsOf } from '#areas/customers/public.ts'
import type { Config } from '#platform/config.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isPublic } from '#platform/outgoing.ts'
import { encrypted } from '#platform/secrets.ts'
import type { Problem } from '../api/problem.ts'
import type { StepName } from '../journey/parcel.ts'
import { aloneForMerchant } from '../merchants/references.ts'
import { webhookAdded, webhookEnded, webhookRotated, webhookTried } from './facts.ts'
import { type EndedBecause, oldSecretHolds } from './retrying.ts'
import { freshSecret } from './signing.ts'

const purpose = 'parcel-webhooks'
export const hidden = (db: Ctx['db'] | Work['tx'], secret: string) => encrypted(db, purpose, secret)
export const secretPurpose = purpose

const notPublic: Problem = {
  ...{ status: 422, code: 'invalid', detail: 'العنوان يبدأ بـ https ويصل إليه الإنترنت كله.' },
  errors: [{ field: 'url', message: 'العنوان يبدأ بـ https ويصل إليه الإنترنت كله.' }],
}

/** An address of the public internet, encrypted; what its name leads to is looked at again each time it is told something. */
export function mustBePublic(typed: string, mode: Config['MODE']) {
  const url = URL.canParse(typed) ? new URL(typed) : null
  const host = url?.hostname.replace(/^\[(.*)\]$/, '$1') ?? ''
  const isOutside =
    mode === 'development' || (url?.protocol === 'https:' && host.includes('.') && (isIP(host) === 0 || isPublic(host)))
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username || url.password || !isOutside) throw notPublic
  return url.toString()
}

export const hostOf = (url: string) => new URL(url).host

const notThere: Problem = { status: 404, code: 'not-found', detail: 'لا عنوان تنبيهات لك بهذا الرقم.' }

/** One of this merchant's that is still told, held. */
export async function webhookHeld({ tx }: Pick<Work, 'tx'>, { partyId }: { partyId: string }, id: string | undefined) {
  const row = /^[\da-f-]{36}$/.test(id ?? '')
    ? await tx
        .selectFrom('apiWebhooks')
        .selectAll()
        .where('id', '=', id ?? '')
        .where('partyId', 'in', recordsOf(partyId))
        .where('endedAt', 'is', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!row) throw notThere
  return row
}

type Ended = { id: string; url: string; partyId: string; because: EndedBecause }

/** It is told nothing more, and what waited for it waits no longer. */
export async function endWebhook(work: Pick<Work, 'tx' | 'now' | 'record'>, { id, url, partyId, because }: Ended) {
  await work.tx.updateTable('apiWebhooks').set({ endedAt: work.now(), endedBecause: because }).where('id', '=', id).execute()
  await work.tx
    .updateTable('apiDeliveries')
    .set({ nextAt: null })
    .where('webhookId', '=', id)
    .where('nextAt', 'is not', null)
    .execute()
  work.record(webhookEnded, id, { host: hostOf(url), partyId, because })
}

const most = 5
const enough: Problem = { status: 409, code: 'webhooks-enough', detail: `لك ${most} عناوين. احذف واحدًا قبل أن تضيف.` }

type Added = { partyId: string; url: string; events: StepName[] | null; mode: Config['MODE'] }

/** A further address; its secret is told here and never again. */
export async function addWebhook(work: Work, { partyId, url: typed, events, mode }: Added) {
  const url = mustBePublic(typed, mode)
  await aloneForMerchant(work, partyId)
  const open = await work.tx
    .selectFrom('apiWebhooks')
    .select('id')
    .where('partyId', 'in', recordsOf(partyId))
    .where('endedAt', 'is', null)
    .execute()
  if (open.length >= most) throw enough
  const [id, secret] = [work.newId(), freshSecret()]
  await work.tx
    .insertInto('apiWebhooks')
    .values({
      ...{ id, partyId, url, events, secret: await hidden(work.tx, secret), oldSecret: null, oldUntil: null },
      ...{ madeAt: work.now(), failingSince: null, endedAt: null, endedBecause: null },
    })
    .execute()
  work.record(webhookAdded, id, { host: hostOf(url), partyId })
  return { id, url, secret }
}

type Held = Awaited<ReturnType<typeof webhookHeld>>

/** For a day the old secret signs beside the new one. */
export async function rotateWebhook(work: Work, { id, url, partyId, secret: oldSecret }: Held) {
  const secret = freshSecret()
  const oldUntil = new Date(work.now().getTime() + oldSecretHolds)
  await work.tx
    .updateTable('apiWebhooks')
    .set({ secret: await hidden(work.tx, secret), oldSecret, oldUntil })
    .where('id', '=', id)
    .execute()
  work.record(webhookRotated, id, { host: hostOf(url), partyId })
  return { id, url, secret }
}

export async function tryWebhook(work: Work, { id: webhookId, url, partyId }: Held) {
  const [id, madeAt] = [work.newId(), work.now()]
  const body = JSON.stringify({ type: 'ping', at: madeAt.toISOString() })
  await work.tx
    .insertInto('apiDeliveries')
    .values({ id, webhookId, body, madeAt, nextAt: madeAt, heardAt: null, lastStatus: null })
    .execute()
  work.record(webhookTried, webhookId, { host: hostOf(url), partyId })
  return { delivery: id }
}
