import type { z } from 'zod'
import { renewHeldContract, renewingContracts } from '#areas/contracts/public.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inDecimals } from '#values/money.ts'
import { renewalFault, renewalOf, termThatEnds } from '../changes-of-term.ts'
import { RenewLeaseInput } from '../inputs.ts'
import { leaseHeld, leaseOf } from '../lease-held.ts'
import { letToAnother } from '../let-to-another.ts'
import { saysMore } from '../renewal.ts'
import { scheduleOf, totalOf } from '../schedule.ts'

const renewAsTyped = command({
  name: 'properties.renew-lease',
  permission: renewingContracts,
  input: RenewLeaseInput,
  async run(work, { id, contractId, rent, endsOn }) {
    const { contract, terms } = await leaseHeld(work, contractId, renewingContracts)
    const { unitId } = (await leaseOf(work.tx, contract)).lease
    const other = await letToAnother({ db: work.tx }, { unitId, contract })
    if (other) throw new Refusal('properties.let-to-another', `الوحدة مؤجرة الآن بالعقد ${other.number}، فلا يُجدَّد هذا العقد.`)
    const next = { ...renewalOf(termThatEnds(terms, contract), rent), until: endsOn }
    const fault = renewalFault(next)
    if (fault) throw fieldFault(fault.field, fault.why)
    const { noticeDays } = contract
    const asked = { id, endsOn, value: totalOf(scheduleOf(next)), noticeDays, autoRenew: false }
    const { existed } = await renewHeldContract(work, contract, asked)
    if (existed) work.repeated()
    return { id }
  },
})

/** What the rent law says forbids nothing, but it was read: where it says more of what was typed, that is shown first. */
async function renewOnceRead(ctx: Ctx, typed: z.input<typeof RenewLeaseInput>) {
  const { contractId, rent, shownRent, endsOn } = RenewLeaseInput.parse(typed)
  if (await saysMore(ctx, contractId, { rent, shownRent })) return { toRead: { contractId, rent: inDecimals(rent), endsOn } }
  return renewAsTyped(ctx, typed)
}

/** The lease that follows, for the rent and until the day that stand in the form. */
export const renewLease = Object.assign(renewOnceRead, { permission: renewingContracts })
