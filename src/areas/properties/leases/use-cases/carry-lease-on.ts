import { z } from 'zod'
import { carryOn, contractsSeen, standingOfContracts } from '#areas/contracts/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { addTask, dueBy } from '#areas/tasks/public.ts'
import { asTheHouse } from '#platform/actors.ts'
import { command } from '#platform/command.ts'
import type { House } from '#platform/context.ts'
import { isRefusal, Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { renewalOf } from '../changes-of-term.ts'
import { leaseCarriedOn } from '../facts.ts'
import { leaseKind } from '../lease.ts'
import { leaseHeld } from '../lease-held.ts'
import { scheduleOf, totalOf } from '../schedule.ts'

const may = propertiesPermissions.runRent

/** Nobody gave notice: it goes on for a term as long as its last, at the rent of its last day. */
export const carryLeaseOn = command({
  name: 'properties.carry-lease-on',
  permission: may,
  input: z.object({ id: z.uuid(), contractId: z.uuid() }),
  async run(work, { id, contractId }) {
    const { contract, lease, terms, unit } = await leaseHeld(work, contractId, may)
    const { endsOn, noticeDays, leavesOn, activatedAt, endReason } = contract
    if (!lease.goesOn || !activatedAt || leavesOn || endReason || endsOn > dayOf(work.now()))
      throw new Refusal('properties.does-not-go-on', 'لا يتجدد هذا العقد وحده.')
    const next = renewalOf(terms)
    const value = totalOf(scheduleOf(next))
    const asked = { id, endsOn: next.until, value, noticeDays, autoRenew: false }
    const { id: successorId, number: successor, existed } = await carryOn(work, contract, asked)
    if (existed) work.repeated()
    else work.record(leaseCarriedOn, contractId, { number: contract.number, unit, successorId, successor, endsOn: next.until })
    return { id: successorId, number: successor }
  },
})

/** What ended longer ago than this was left to end. */
const lookedBack = 31

/** Once a day, from the last day of each: nobody is without a lease overnight. What cannot go on calls somebody, with the reason. */
export async function carryLeasesOn(house: House) {
  const today = dayOf(house.now())
  const ctx = asTheHouse(house)
  const leases = contractsSeen(ctx, leaseKind)
  const over = await house.db
    .selectFrom('leases')
    .innerJoin(leases.as('contracts'), 'contracts.id', 'leases.contractId')
    .select(['contracts.id', 'contracts.number', 'contracts.branchId', 'contracts.title', 'contracts.endsOn'])
    .where('leases.goesOn', '=', true)
    .where('contracts.state', 'in', ['active', 'suspended', 'ended'])
    .where('contracts.leavesOn', 'is', null)
    .where('contracts.endsOn', '>=', daysAfter(today, -lookedBack))
    .where('contracts.endsOn', '<=', today)
    .where(({ not }) => not(standingOfContracts.isFollowed))
    .orderBy('contracts.endsOn')
    .execute()
  for (const { id: contractId, ...told } of over) {
    try {
      await carryLeaseOn(ctx, { id: house.newId(), contractId })
    } catch (error) {
      if (!isRefusal(error)) throw error
      await callSomebody(house, { contractId, ...told, why: error.message })
    }
  }
}

type Left = { contractId: string; number: string; branchId: string; title: string; endsOn: string; why: string }

const callSomebody = ({ db, now, newId }: House, { contractId, number, branchId, title, endsOn, why }: Left) =>
  db.transaction().execute((tx) =>
    addTask(
      { tx, now, newId },
      {
        ...{
          rule: 'lease-goes-on',
          period: endsOn,
          subject: { kind: leaseKind, id: contractId },
          role: 'propertyOfficer',
          branchId,
        },
        title: cut(`لم يتجدد العقد ${number} المنتهي في ${dayInWords(endsOn)}: ${title}`, 200),
        details: cut(why, 400),
        dueAt: dueBy(dayOf(now())),
      },
    ),
  )
