import { takeBack } from '#areas/finance/credit-notes/taking-back.ts'
import { heldCharges } from '#areas/finance/invoices/charges.ts'
import { takeBackLetting } from '#areas/finance/owners/letting-fee.ts'
import type { Work } from '#platform/context.ts'
import { takeOffRent } from './taking-off.ts'

type CalledOff = { contractId: string; mandateId: string | null; reason: string }

/**
 * A lease nobody moved into: its rents and what its owner was to hold are taken back whole, what is open of its deposit is asked for no
 * more, and nobody pays for a letting that never was. What was laid out in the tenant's name stays owed.
 */
export async function takeBackWholeLease(work: Work, { contractId, mandateId, reason }: CalledOff) {
  const charges = await work.tx
    .selectFrom('charges')
    .select(['id', 'kind'])
    .where('contractId', '=', contractId)
    .where('kind', 'in', ['rent', 'owner-deposit', 'deposit'])
    .orderBy('dueOn', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const idsOf = (isDeposit: boolean) => charges.flatMap(({ id, kind }) => ((kind === 'deposit') === isDeposit ? [id] : []))
  await heldCharges(work, idsOf(false))
  // First, so that what the owner paid for it lies there again before rent is taken back out.
  if (mandateId) await takeBackLetting(work, { id: contractId, mandateId, reason })
  await takeBack(work, { chargeIds: idsOf(true), reason })
  for (const chargeId of idsOf(false)) await takeOffRent(work, { chargeId, reason })
}
