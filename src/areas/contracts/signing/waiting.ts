import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { labelOf } from '#areas/contracts/queries.ts'
import { partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import type { Waiting } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'
import { signings } from './found.ts'
import { linkTo } from './link.ts'
import { companySignPath, standingOf } from './signing.ts'

/** To customers what they are to sign; to staff what the company is to. */
export const signaturesWaiting = async (ctx: Ctx) => [...(await waitingForCustomer(ctx)), ...(await waitingForCompany(ctx))]

export async function waitingForCustomer(ctx: Ctx): Promise<Waiting[]> {
  const party = ctx.actor.kind === 'customer' && (await partyOfAccount(ctx))
  if (!party) return []
  const rows = await signings(ctx.db)
    .where('contractSignings.partyId', 'in', recordsOf(party.id))
    .where('contractSignings.state', '=', 'requested')
    .where('contracts.state', '=', 'pending-signature')
    .execute()
  const wanted = rows.filter((row) => standingOf(row, ctx.now()) === 'requested')
  return Promise.all(
    wanted.map(async ({ id, kind, number, links, askedAt, expiresAt }) => ({
      ...{ id, kind: 'توقيع عقد', path: await linkTo(ctx.db, { id, links }), dueAt: expiresAt, since: askedAt },
      title: `${labelOf(ctx.contractKinds, kind)} ${number} بانتظار توقيعك`,
    })),
  )
}

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

/** Where whoever stands in a contract signs it; null where nothing of it waits for them. */
export async function ownSignPath(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { contractId, partyIds }: { contractId: string; partyIds: readonly string[] },
) {
  const row = await signings(ctx.db)
    .where('contractSignings.contractId', '=', contractId)
    .where(({ eb, fn, val }) => eb('contractSignings.partyId', '=', fn.any(val([...partyIds]))))
    .where('contractSignings.state', '=', 'requested')
    .orderBy('askedAt', 'desc')
    .executeTakeFirst()
  return row?.isOpen && standingOf(row, ctx.now()) === 'requested' ? linkTo(ctx.db, row) : null
}
