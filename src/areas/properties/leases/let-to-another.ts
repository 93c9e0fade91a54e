import { contractsOfKind, standingOfContracts } from '#areas/contracts/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { leaseKind } from './lease.ts'

type Over = { unitId: string; contract: { id: string; state: string; startsOn: string } }

/** The lease by which somebody else has the unit of a lease that is over: that one is renewed no more. */
export async function letToAnother({ db }: { db: Ctx['db'] | Work['tx'] }, { unitId, contract }: Over) {
  if (contract.state !== 'ended') return null
  const other = await db
    .selectFrom('leases')
    .innerJoin(contractsOfKind({ db }, leaseKind).as('contracts'), 'contracts.id', 'leases.contractId')
    .select('contracts.number')
    .where('leases.unitId', '=', unitId)
    .where('contracts.id', '<>', contract.id)
    .where('contracts.startsOn', '>', contract.startsOn)
    .where(standingOfContracts.inForce)
    .executeTakeFirst()
  return other ?? null
}
