import { customersNamed, recordsOf } from '#areas/customers/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { aloneForMerchant } from '../merchants/references.ts'
import { keyEnded, keyMade, keyWidened } from './facts.ts'
import { type KeyMode, missingScopes, mostKeys, scopeNames } from './keys.ts'
import { digestOf, freshKey } from './secret.ts'

/** A further key, where fewer than two of its kind are open; what is given back is shown once and never again. */
export async function makeKey(work: Work, partyId: string, { name, mode }: { name: string; mode: KeyMode }) {
  await aloneForMerchant(work, partyId)
  const open = await work.tx
    .selectFrom('apiKeys')
    .select('id')
    .where('partyId', 'in', recordsOf(partyId))
    .where('mode', '=', mode)
    .where('endedAt', 'is', null)
    .execute()
  if (open.length >= mostKeys)
    throw new Refusal('parcels.keys-enough', 'لديه مفتاحان من هذا النوع. أنهِ أحدهما قبل أن تصنع ثالثًا.')
  const [id, key] = [work.newId(), freshKey(mode)]
  await work.tx
    .insertInto('apiKeys')
    .values({
      ...{ id, partyId, mode, name, hash: digestOf(key), tail: key.slice(-4), scopes: scopeNames },
      ...{ madeBy: work.actor.id, madeAt: work.now(), endedBy: null, endedAt: null, usedAt: null },
    })
    .execute()
  work.record(keyMade, id, { name, mode, partyId, merchant: await nameOf(work, partyId) })
  return { key }
}

export async function endKey(work: Work, partyId: string, keyId: string) {
  const row = await work.tx
    .selectFrom('apiKeys')
    .select(['name', 'mode', 'endedAt'])
    .where('id', '=', keyId)
    .where('partyId', 'in', recordsOf(partyId))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found', 'لا يوجد هذا المفتاح.', 404)
  if (row.endedAt) return work.repeated()
  await work.tx.updateTable('apiKeys').set({ endedAt: work.now(), endedBy: work.actor.id }).where('id', '=', keyId).execute()
  work.record(keyEnded, keyId, { name: row.name, mode: row.mode, partyId, merchant: await nameOf(work, partyId) })
}

/** A key that was made before money could be asked for is given all that a new one has. */
export async function widenKey(work: Work, partyId: string, keyId: string) {
  const row = await work.tx
    .selectFrom('apiKeys')
    .select(['name', 'mode', 'scopes'])
    .where('id', '=', keyId)
    .where('partyId', 'in', recordsOf(partyId))
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found', 'لا يوجد هذا المفتاح، أو أُنهي.', 404)
  if (missingScopes(row.scopes).length === 0) return work.repeated()
  await work.tx.updateTable('apiKeys').set({ scopes: scopeNames }).where('id', '=', keyId).execute()
  work.record(keyWidened, keyId, { name: row.name, mode: row.mode, partyId, merchant: await nameOf(work, partyId) })
}

const nameOf = async (work: Work, partyId: string) => (await customersNamed(work, [partyId]))[0]?.name ?? ''
