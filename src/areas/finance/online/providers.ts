import { z } from 'zod'
import type { ProviderKind } from '#areas/finance/ledger/provider-kinds.ts'
import type { Ctx, House } from '#platform/context.ts'
import { decrypted, encrypted } from '#platform/secrets.ts'
import type { Provider } from './provider.ts'
import { thawani } from './thawani.ts'

const purpose = 'online-provider'
const Secrets = z.object({ secretKey: z.string(), webhookSecret: z.string() })

/** The keys as they may lie in a table: nobody who reads the table reads them. */
export const sealedSecrets = ({ db }: Pick<Ctx, 'db'>, secrets: z.input<typeof Secrets>) =>
  encrypted(db, purpose, JSON.stringify(secrets))

/** Whoever takes payments online for us now; null while nobody does. */
export async function activeProvider(house: Pick<House, 'db'>) {
  const kind = await activeKind(house)
  return kind ? await providerOf(house, kind) : null
}

/** Which one that is, without its keys. */
export async function activeKind({ db }: Pick<House, 'db'>) {
  const row = await db.selectFrom('onlineProviders').select('kind').where('active', '=', true).executeTakeFirst()
  return row?.kind ?? null
}

/** One that is or was ours: what was begun with it ends with it. */
export async function providerOf({ db }: Pick<House, 'db'>, kind: ProviderKind): Promise<Provider | null> {
  const row = await db.selectFrom('onlineProviders').selectAll().where('kind', '=', kind).executeTakeFirst()
  // Forgotten with the key that had locked it, and not typed anew yet.
  if (!row?.secrets) return null
  const secrets = Secrets.parse(JSON.parse(await decrypted(db, purpose, row.secrets)))
  return thawani({ address: row.address, publishableKey: row.publishableKey, ...secrets })
}
