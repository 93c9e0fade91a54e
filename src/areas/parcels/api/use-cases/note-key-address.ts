import { z } from 'zod'
import { customersNamed } from '#areas/customers/public.ts'
import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { keyUsedElsewhere } from '../facts.ts'

/** The first address of a key is where its program lives; of each further one its merchant hears. */
export const noteKeyAddress = command({
  name: 'parcels.note-key-address',
  permission: anyone,
  input: z.object({ keyId: z.uuid(), address: z.string() }),
  async run(work, { keyId, address }) {
    const { tx } = work
    const key = await tx.selectFrom('apiKeys').selectAll().where('id', '=', keyId).forUpdate().executeTakeFirstOrThrow()
    const before = await tx.selectFrom('apiKeyAddresses').select('address').where('keyId', '=', keyId).execute()
    if (before.some((one) => one.address === address)) return work.repeated()
    await tx.insertInto('apiKeyAddresses').values({ keyId, address, seenAt: work.now() }).execute()
    if (before.length === 0) return work.repeated()
    const { name, mode, partyId, tail } = key
    const [merchant] = await customersNamed(work, [partyId])
    const about = { name, mode, partyId, merchant: merchant?.name ?? '' }
    work.record(keyUsedElsewhere, keyId, { ...about, tail, at: work.now().toISOString() })
  },
})
