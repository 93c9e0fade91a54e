import { contractsPermissions } from '#areas/contracts/permissions.ts'
import type { Waiting } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'
import { signings } from './found.ts'
import { companySignPath } from './signing.ts'

/** What waits for the signature of the company, for whoever may give it. */
export async function waitingForCompany(ctx: Ctx): Promise<Waiting[]> {
  if (!ctx.actor.may(contractsPermissions.signForCompany)) return []
  const rows = await signings(ctx.db)
    .where('contractSignings.partyId', 'is', null)
    .where('contractSignings.state', '=', 'requested')
    .where('contracts.state', '=', 'pending-signature')
    .where('contracts.signedOn', 'is', null)
    .where((eb) => withinReach(eb, ctx.actor, contractsPermissions.signForCompany, { branch: 'contracts.branchId' }))
    .orderBy('contractSignings.askedAt')
    .limit(50)
    .execute()
  return rows
    .filter(({ isOpen }) => isOpen)
    .map(({ id, number, contractId, askedAt }) => ({
      ...{ id, title: `وقّع عن الشركة العقد ${number}`, path: companySignPath(contractId) },
      ...{ kind: 'توقيع عقد', dueAt: null, since: askedAt },
    }))
}
