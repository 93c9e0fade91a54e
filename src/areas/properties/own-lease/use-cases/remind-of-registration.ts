import { z } from 'zod'
import { contractsSeen, standingOfContracts } from '#areas/contracts/public.ts'
import { daysToRegister, leaseKind } from '#areas/properties/leases/lease.ts'
import { leaseHeld } from '#areas/properties/leases/lease-held.ts'
import { registerBy } from '#areas/properties/leases/registration.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { asTheHouse } from '#platform/actors.ts'
import { command } from '#platform/command.ts'
import type { House } from '#platform/context.ts'
import { dayOf, daysAfter, daysBetween } from '#values/days.ts'
import { registrationDueSoon } from '../facts.ts'

const may = propertiesPermissions.runRent

/** So many days before the last one a tenant hears that the lease is not registered yet. */
const daysBefore = 7

/** The tenant hears it once; whoever registers it in the office has had a task since the lease was put in force. */
export const tellRegistrationDue = command({
  name: 'properties.tell-registration-due',
  permission: may,
  input: z.object({ contractId: z.uuid() }),
  async run(work, { contractId }) {
    const { contract, lease, unit } = await leaseHeld(work, contractId, may)
    const today = dayOf(work.now())
    const until = await registerBy(work, contractId)
    const days = until ? daysBetween(today, until) : 0
    if (!until || lease.registration !== 'not-registered' || lease.registerToldOn || days < 1 || days > daysBefore) {
      work.repeated()
      return
    }
    await work.tx.updateTable('leases').set({ registerToldOn: today }).where('contractId', '=', contractId).execute()
    work.record(registrationDueSoon, contractId, { number: contract.number, unit, partyId: contract.partyId, until, days })
  },
})

/** Once a day: leases in force that are not registered, of whose time those days are left since they were signed or began. */
export async function remindOfRegistration(house: House) {
  const ctx = asTheHouse(house)
  const today = dayOf(house.now())
  const [first, last] = [daysAfter(today, 1 - daysToRegister), daysAfter(today, daysBefore - daysToRegister)]
  const waiting = await house.db
    .selectFrom('leases')
    .innerJoin(contractsSeen(ctx, leaseKind).as('contracts'), 'contracts.id', 'leases.contractId')
    .select('leases.contractId')
    .where('leases.registration', '=', 'not-registered')
    .where('leases.registerToldOn', 'is', null)
    .where(standingOfContracts.inForce)
    .where((eb) => eb.or([eb.between('contracts.signedOn', first, last), eb.between('contracts.startsOn', first, last)]))
    .orderBy('contracts.startsOn')
    .limit(1_000)
    .execute()
  for (const { contractId } of waiting) await tellRegistrationDue(ctx, { contractId })
}
