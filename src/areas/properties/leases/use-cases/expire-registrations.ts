import { z } from 'zod'
import { contractsSeen, standingOfContracts } from '#areas/contracts/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { addTask, dueBy } from '#areas/tasks/public.ts'
import { asTheHouse } from '#platform/actors.ts'
import { command } from '#platform/command.ts'
import type { House } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { registrationExpired } from '../facts.ts'
import { leaseKind, registerTask, registerUntil } from '../lease.ts'
import { leaseHeld } from '../lease-held.ts'

const may = propertiesPermissions.runRent

/** The lease goes on, and is registered no more: somebody registers it again within a month. */
export const expireRegistration = command({
  name: 'properties.expire-registration',
  permission: may,
  input: z.object({ contractId: z.uuid() }),
  async run(work, { contractId }) {
    const { contract, lease, unit } = await leaseHeld(work, contractId, may)
    const until = lease.registeredUntil
    if (lease.registration !== 'registered' || !until || until >= dayOf(work.now())) {
      work.repeated()
      return
    }
    await work.tx.updateTable('leases').set({ registration: 'expired' }).where('contractId', '=', contractId).execute()
    await addTask(work, {
      ...{ ...registerTask(contractId), period: until, role: 'propertyOfficer', branchId: contract.branchId, details: unit },
      title: `جدّد توثيق العقد ${contract.number} في البلدية قبل ${dayInWords(registerUntil(until))}`,
      dueAt: dueBy(registerUntil(until)),
    })
    work.record(registrationExpired, contractId, { number: contract.number, unit, until })
  },
})

/** Once a day: what the municipality registered until a day that is over, of the leases that go on. */
export async function expireRegistrations(house: House) {
  const ctx = asTheHouse(house)
  const over = await house.db
    .selectFrom('leases')
    .innerJoin(contractsSeen(ctx, leaseKind).as('contracts'), 'contracts.id', 'leases.contractId')
    .select('leases.contractId')
    .where('leases.registration', '=', 'registered')
    .where('leases.registeredUntil', '<', dayOf(house.now()))
    .where(standingOfContracts.inForce)
    .where('contracts.endsOn', '>=', dayOf(house.now()))
    .orderBy('leases.registeredUntil')
    .limit(500)
    .execute()
  for (const { contractId } of over) await expireRegistration(ctx, { contractId })
}
