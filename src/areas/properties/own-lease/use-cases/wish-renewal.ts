import { renewalTask } from '#areas/properties/leases/lease.ts'
import { addTask, dueBy } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { renewalWished } from '../facts.ts'
import { WishRenewalInput } from '../inputs.ts'
import { ownSteps } from '../own-lease.ts'
import { ownLeaseHeld } from './held.ts'

/** So many days whoever looks after leases has to answer. */
const answeredWithin = 3

/** A tenant would like to stay for another term: somebody writes the lease that follows, or says why not. */
export const wishRenewal = command({
  name: 'properties.wish-renewal',
  permission: anyoneSignedIn,
  input: WishRenewalInput,
  async run(work, { contractId, note = null }) {
    const { contract, lease, unit, isFollowed } = await ownLeaseHeld(work, contractId)
    const before = await work.tx
      .selectFrom('leaseRenewalWishes')
      .select('askedAt')
      .where('contractId', '=', contractId)
      .executeTakeFirst()
    if (before) {
      work.repeated()
      return { contractId }
    }
    const today = dayOf(work.now())
    if (!ownSteps({ ...contract, goesOn: lease.goesOn, isFollowed, isWished: false, noticeSide: contract.noticeBy }, today).renew)
      throw new Refusal('properties.cannot-renew', 'لا يُطلب تجديد هذا العقد الآن: انتهى، أو كُتب العقد الذي يليه.')
    const { number, partyId, branchId, endsOn } = contract
    const asked = { askedBy: work.actor.id, askedAt: work.now() }
    await work.tx
      .insertInto('leaseRenewalWishes')
      .values({ contractId, note, ...asked })
      .execute()
    await addTask(work, {
      ...{ ...renewalTask(contractId), period: work.newId(), role: 'propertyOfficer', branchId },
      title: cut(`طلب المستأجر تجديد العقد ${number} المنتهي في ${dayInWords(endsOn)}: ${unit}`, 200),
      ...(note !== null && { details: cut(note, 400) }),
      dueAt: dueBy(daysAfter(today, answeredWithin)),
    })
    work.record(renewalWished, contractId, { number, unit, partyId, note })
    return { contractId }
  },
})
