import { sql } from 'kysely'
import { z } from 'zod'
import { contractsOfKind, standingOfContracts } from '#areas/contracts/public.ts'
import { leaseKind, noticeBy } from '#areas/properties/leases/lease.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { unitName } from '#areas/properties/property.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { dayOf, daysBetween } from '#values/days.ts'
import { leaseEndsSoon } from '../facts.ts'

/** So many days before the last one of notice a tenant hears of it, and hears of it again. */
const told = { first: 30, again: 7 }

/** So many leases are looked at in one transaction; the rest is left to the next. */
const atOnce = 200

/** Once a day: a tenant hears that the lease ends, and until when they can say so, twice and each once. Who decided hears nothing. */
export const remindOfEndings = command({
  name: 'properties.remind-of-endings',
  permission: propertiesPermissions.runRent,
  input: z.object({}),
  async run(work) {
    const today = dayOf(work.now())
    const near = await endingSoon(work, today)
    for (const { id, number, partyId, endsOn, noticeDays, goesOn, left, unitKind, unitNumber, property } of near) {
      const columns = left <= told.again ? { endToldOn: today, endToldAgainOn: today } : { endToldOn: today }
      await work.tx.updateTable('leases').set(columns).where('contractId', '=', id).execute()
      work.record(leaseEndsSoon, id, {
        ...{ number, unit: `${unitName({ kind: unitKind, number: unitNumber })}، ${property}`, partyId, endsOn, goesOn },
        ...{ noticeBy: noticeBy({ endsOn, noticeDays, goesOn }), days: daysBetween(today, endsOn) },
      })
    }
    if (near.length === 0) work.repeated()
    return { told: near.length }
  },
})

/** Those that come to a step today, with how many days of notice are left; what began later than that is told what is left. */
async function endingSoon({ tx }: Work, today: string) {
  const { inForce, isFollowed, inState } = standingOfContracts
  const contracts = contractsOfKind({ db: tx }, leaseKind)
    .where(inForce)
    .where(({ not }) => not(inState('notice-given')))
    .where(({ not }) => not(isFollowed))
    .where('leavesOn', 'is', null)
  const left = sql<number>`(contract.ends_on - case when leases.goes_on then contract.notice_days else 0 end - ${today}::date)`
  return await tx
    .selectFrom('leases')
    .innerJoin(contracts.as('contract'), 'contract.id', 'leases.contractId')
    .innerJoin('units', 'units.id', 'leases.unitId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .leftJoin('leaseRenewalWishes as wish', 'wish.contractId', 'leases.contractId')
    .select(['contract.id', 'contract.number', 'contract.partyId', 'contract.endsOn', 'contract.noticeDays', 'leases.goesOn'])
    .select(['units.kind as unitKind', 'units.number as unitNumber', 'properties.name as property', left.as('left')])
    .where('wish.contractId', 'is', null)
    .where(left, '>=', 0)
    .where((eb) =>
      eb.or([
        eb.and([eb(left, '<=', told.first), eb('leases.endToldOn', 'is', null)]),
        eb.and([eb(left, '<=', told.again), eb('leases.endToldAgainOn', 'is', null)]),
      ]),
    )
    .orderBy('contract.endsOn')
    .orderBy('contract.id')
    .limit(atOnce)
    .forUpdate('leases')
    .execute()
}
