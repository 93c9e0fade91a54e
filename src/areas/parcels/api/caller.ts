import type { Actor, Ctx } from '#platform/context.ts'
import { anyone, anyoneSignedIn } from '#platform/permissions.ts'
import { everything } from '#platform/reach.ts'
import type { KeyMode, Scope } from './keys.ts'
import type { Problem } from './problem.ts'
import { digestOf, isKey } from './secret.ts'

export type Caller = { keyId: string; partyId: string; mode: KeyMode; scopes: readonly Scope[]; name: string }

const unknown: Problem = {
  ...{ status: 401, code: 'unauthorized', detail: 'المفتاح غير معروف أو انتهى. أرسله هكذا: Authorization: Bearer tsl_live_…' },
  headers: { 'WWW-Authenticate': 'Bearer' },
}

const rarely = 60_000

/** Whose program this is, by its key. */
export async function callerOf({ db, now }: Pick<Ctx, 'db' | 'now'>, authorization: string | null): Promise<Caller> {
  const [scheme, key = ''] = (authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !isKey(key)) throw unknown
  const row = await db
    .selectFrom('apiKeys')
    .select(['id', 'partyId', 'mode', 'scopes', 'name', 'usedAt'])
    .where('hash', '=', digestOf(key))
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw unknown
  const { id: keyId, usedAt, ...caller } = row
  if (!usedAt || now().getTime() - usedAt.getTime() > rarely)
    await db.updateTable('apiKeys').set({ usedAt: now() }).where('id', '=', keyId).execute()
  return { keyId, ...caller }
}

/** A program acts for its merchant alone, and what it does stands under the name of its key. */
export function actorOfKey({ keyId, name }: Caller): Actor {
  const may: Actor['may'] = ({ key }) => key === anyone.key || key === anyoneSignedIn.key
  return { id: keyId, kind: 'customer', name: `مفتاح ${name}`, may, reach: (permission) => (may(permission) ? everything : null) }
}
