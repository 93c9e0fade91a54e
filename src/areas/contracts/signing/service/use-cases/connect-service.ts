import { z } from 'zod'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { sealedKey } from '../connected.ts'
import { serviceConnected, serviceDisconnected } from '../facts.ts'
import { type ConnectServiceForm, ConnectServiceInput } from '../inputs.ts'

const may = contractsPermissions.connectSigning

const keepService = command({
  name: 'contracts.connect-signing-service',
  permission: may,
  input: z.object({ name: z.string(), address: z.string(), key: z.string() }),
  async run(work, service) {
    const row = { ...service, active: true, changedBy: work.actor.id, changedAt: work.now() }
    await work.tx
      .insertInto('signingServices')
      .values(row)
      .onConflict((conflict) => conflict.column('onlyOne').doUpdateSet(row))
      .execute()
    work.record(serviceConnected, 'signing-service', { service: service.name, address: new URL(service.address).host })
  },
})

/** The key is sealed before the command begins: it is in no input, no fact and no log of it. */
async function connect(ctx: Ctx, typed: ConnectServiceForm) {
  const { name, address, keyPassword } = ConnectServiceInput.parse(typed)
  // One on this very machine is for trying it out.
  if (!address.startsWith('https:') && ctx.config.MODE === 'production')
    throw fieldFault('address', 'اكتب عنوان الخدمة كاملًا، يبدأ بـ https://')
  await keepService(ctx, { name, address, key: await sealedKey(ctx, keyPassword) })
}
export const connectService = Object.assign(connect, { permission: may })

/** Nothing new is begun there; what was begun is still asked about. */
export const disconnectService = command({
  name: 'contracts.disconnect-signing-service',
  permission: may,
  input: z.object({}),
  async run(work) {
    const stopped = await work.tx
      .updateTable('signingServices')
      .set({ active: false, changedBy: work.actor.id, changedAt: work.now() })
      .where('active', '=', true)
      .returning(['name', 'address'])
      .executeTakeFirst()
    if (!stopped) throw new Refusal('contracts.no-signing-service', 'لا مزوّد مربوط. حدّث الصفحة.')
    work.record(serviceDisconnected, 'signing-service', { service: stopped.name, address: new URL(stopped.address).host })
  },
})
