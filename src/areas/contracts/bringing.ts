import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { type Draft, draft } from './drafting.ts'
import { contractBrought } from './facts.ts'
import { toldOf } from './held.ts'

type Brought = Draft & { signedOn: string }

/**
 * A contract that was signed on paper and in force before this register knew it: it stands here from now on, and nothing begins by it,
 * because all of that began elsewhere.
 */
export async function bring(work: Work, { signedOn, ...asked }: Brought, permission: Permission) {
  const { id, number } = await draft(work, asked, permission)
  const now = work.now()
  await work.tx
    .updateTable('contracts')
    .set({ state: 'pending-signature', sentAt: now, signedOn, signedWay: 'before' })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .execute()
  await work.tx
    .updateTable('contracts')
    .set({ state: 'active', activatedBy: work.actor.id, activatedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'pending-signature')
    .execute()
  const told = await toldOf(work, { number, kind: asked.kind, partyId: asked.parties[0].partyId })
  work.record(contractBrought, id, { ...told, startsOn: asked.startsOn, endsOn: asked.endsOn })
  return { id, number }
}
