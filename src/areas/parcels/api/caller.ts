import { asTheHouse } from '#platform/actors.ts'
import type { Actor, House } from '#platform/context.ts'
import { anyone, anyoneSignedIn } from '#platform/permissions.ts'
import { everything } from '#platform/reach.ts'
import { networkOf } from '#platform/tries.ts'
import type { KeyMode, Scope } from './keys.ts'
import type { Problem } from './problem.ts'
import { digestOf, isKey } from './secret.ts'
import { noteKeyAddress } from './use-cases/note-key-address.ts'

export type Caller = { keyId: string; partyId: string; mode: KeyMode; scopes: readonly Scope[]; name: string }

const unknown: Problem = {
  ...{ status: 401, code: 'unauthorized', detail: 'المفتاح غير معروف أو انتهى. أرسله هكذا: Authorization: Bearer tsl_live_…' },
  headers: { 'WWW-Authenticate': 'Bearer' },
}

const rarely = 60_000

/** Whose program this is, by its key. */
export async function callerOf(house: House, authorization: string | null, address: string): Promise<Caller> {
  const { db, now } = house
  const from = networkOf(address)
  const [scheme, key = ''] = (authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !isKey(key)) throw unknown
  const row = await db
    .selectFrom('apiKeys')
    .select(['id', 'partyId', 'mode', 'scopes', 'name', 'usedAt'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('apiKeyAddresses').select('address').whereRef('keyId', '=', 'apiKeys.id').where('address', '=', from)).as(
        'isKnown',
      ),
    )
    .where('hash', '=', digestOf(key))
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw unknown
  const { id: keyId, usedAt, isKnown, ...caller } = row
  if (!isKnown) await noteKeyAddress(asTheHouse(house), { keyId, address: from })
  if (!usedAt || now().getTime() - usedAt.getTime() > rarely)
    await db.updateTable('apiKeys').set({ usedAt: now() }).where('id', '=', keyId).execute()
  return { keyId, ...caller }
}

/** A program acts for its merchant alone, and what it does stands under the name of its key. */
export function actorOfKey({ keyId, name }: Caller): Actor {
  const may: Actor['may'] = ({ key }) => key === anyone.key || key === anyoneSignedIn.key
  return { id: keyId, kind: 'customer', name: `مفتاح ${name}`, may, reach: (permission) => (may(permission) ? everything : null) }
}
