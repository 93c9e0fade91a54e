import { z } from 'zod'
import { providerKinds } from '#areas/finance/ledger/provider-kinds.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { providerConnected, providerDisconnected } from '../facts.ts'
import { type ConnectProviderForm, ConnectProviderInput } from '../inputs.ts'
import { sealedSecrets } from '../providers.ts'
import { type ThawaniAccount, thawani } from '../thawani.ts'

const addresses: Record<string, string> = { test: 'https://uatcheckout.thawani.om', live: 'https://checkout.thawani.om' }

const keepProvider = command({
  name: 'finance.connect-provider',
  permission: financePermissions.connectPayments,
  input: z.object({ address: z.url(), publishableKey: z.string(), secrets: z.string() }),
  async run(work, account) {
    const row = { ...account, active: true, changedBy: work.actor.id, changedAt: work.now() }
    await work.tx
      .insertInto('onlineProviders')
      .values({ kind: 'thawani', ...row })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
      .execute()
    work.record(providerConnected, 'thawani', { provider: providerKinds.thawani, address: new URL(account.address).host })
  },
})

function accountTyped(ctx: Ctx, typed: ConnectProviderForm): ThawaniAccount {
  const { place, publishableKey, secretKeyPassword, webhookPassword } = ConnectProviderInput.parse(typed)
  const address = addresses[place] ?? place
  // One on this very machine is for trying it out, and for nobody’s money.
  if (!addresses[place] && ctx.config.MODE === 'production') throw fieldFault('place', 'اختر البيئة.')
  return { address, publishableKey, secretKey: secretKeyPassword, webhookSecret: webhookPassword }
}

/** The keys are sealed before the command begins: they are in no input, no fact and no log of it. */
async function keep(ctx: Ctx, { address, publishableKey, ...keys }: ThawaniAccount) {
  await keepProvider(ctx, { address, publishableKey, secrets: await sealedSecrets(ctx, keys) })
}

/** Without a word to anybody outside. */
export const connectUnasked = (ctx: Ctx, typed: ConnectProviderForm) => keep(ctx, accountTyped(ctx, typed))

/** A key that was mistyped is found out here, and not by the first customer; where nothing is heard it is kept all the same. */
async function connect(ctx: Ctx, typed: ConnectProviderForm) {
  const account = accountTyped(ctx, typed)
  const taken = ctx.actor.may(keepProvider.permission) ? await isKeyTaken(ctx, account) : null
  if (taken === false) throw fieldFault('secretKeyPassword', 'رفض المزوّد هذا المفتاح. انسخه من حسابك لديه، وتحقق من البيئة.')
  await keep(ctx, account)
  return { isHeard: taken === true }
}

async function isKeyTaken(ctx: Ctx, account: ThawaniAccount) {
  try {
    return await thawani(account).knowsUs()
  } catch (error) {
    ctx.log.warn({ err: error }, 'the provider of payments online did not say whether it takes the key')
    return null
  }
}
export const connectProvider = Object.assign(connect, { permission: keepProvider.permission })

/** Nothing new is begun with it; what was begun is still asked about. */
export const disconnectProvider = command({
  name: 'finance.disconnect-provider',
  permission: financePermissions.connectPayments,
  input: z.object({}),
  async run(work) {
    const stopped = await work.tx
      .updateTable('onlineProviders')
      .set({ active: false, changedBy: work.actor.id, changedAt: work.now() })
      .where('active', '=', true)
      .returning(['kind', 'address'])
      .executeTakeFirst()
    if (!stopped) throw new Refusal('finance.no-provider-connected', 'لا مزوّد مربوط. حدّث الصفحة.')
    work.record(providerDisconnected, stopped.kind, {
      provider: providerKinds[stopped.kind],
      address: new URL(stopped.address).host,
    })
  },
})
