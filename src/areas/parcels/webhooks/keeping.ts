import { isIP } from 'node:net'
import type { Config } from '#platform/config.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isPublic } from '#platform/outgoing.ts'
import { encrypted } from '#platform/secrets.ts'
import type { Caller } from '../api/caller.ts'
import type { Problem } from '../api/problem.ts'
import { webhookEnded } from './facts.ts'
import type { EndedBecause } from './retrying.ts'

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
export async function webhookHeld({ tx }: Pick<Work, 'tx'>, { partyId }: Caller, id: string | undefined) {
  const row = /^[\da-f-]{36}$/.test(id ?? '')
    ? await tx
        .selectFrom('apiWebhooks')
        .selectAll()
        .where('id', '=', id ?? '')
        .where('partyId', '=', partyId)
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
