import { contractAfter } from '#areas/contracts/public.ts'
import { leaseHeld } from '#areas/properties/leases/lease-held.ts'
import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { leavingStates } from './move-out.ts'

/** The lease somebody leaves, held with what was written of it so far; begun by the first who writes anything. */
export async function moveOutHeld(work: Work, contractId: string, permission: Permission) {
  const { contract, lease, unit } = await leaseHeld(work, contractId, permission)
  if (!leavingStates.includes(contract.state))
    throw new Refusal('properties.not-leaving', 'يُسوّى الإخلاء لعقد أُخطر بإنهائه أو انتهى. حدّث الصفحة.')
  await work.tx
    .insertInto('moveOuts')
    .values({ contractId, begunBy: work.actor.id, begunAt: work.now(), ...unsigned, ...unsettled })
    .onConflict((conflict) => conflict.column('contractId').doNothing())
    .execute()
  const moveOut = await work.tx
    .selectFrom('moveOuts')
    .selectAll()
    .where('contractId', '=', contractId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const next = moveOut.settledAt ? undefined : await contractAfter({ db: work.tx }, contractId)
  if (next) throw new Refusal('properties.stays-on', staysOn(next.number))
  const { number, partyId } = contract
  return { contract, lease, moveOut, told: { number, unit, partyId } }
}

/** Nobody moves out by a lease that another one follows. */
export const staysOn = (number: string) => `يبقى المستأجر في الوحدة بالعقد ${number}. يُسوّى الإخلاء معه حين يُخليها.`

export const unsigned = { signer: null, signatureId: null, signedAt: null }
const unsettled = {
  ...{
    unsignedReason: null,
    noReturnReason: null,
    settledBy: null,
    settledAt: null,
    held: null,
    owed: null,
    used: null,
    refund: null,
  },
  ...{ takenBack: null, credited: null, lastDay: null },
}

/** What was settled is written no more. */
export function mustBeOpen({ settledAt }: { settledAt: Date | null }) {
  if (settledAt) throw new Refusal('properties.settled-before', 'سُوّي هذا الإخلاء من قبل. حدّث الصفحة.')
}
