import { chargesOfContracts } from '#areas/finance/public.ts'
import { rentsOf } from '#areas/properties/leaving/plan.ts'
import { signedReturn } from '#areas/properties/leaving/returned.ts'
import type { Work } from '#platform/context.ts'
import type { ContractKind, HeldContract } from '#platform/contract-kind.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { leaseIsCut } from './activating.ts'
import { chequesInHandFor } from './cheques-back.ts'
import { askHandBack } from './hand-back.ts'
import { leaseOf } from './lease-held.ts'

/** Ended before its time: what has not come back by a paper yet is to be handed back. */
export async function leaseEndsEarly(work: Work, contract: HeldContract, asked: { on: string; reason: string }) {
  await leaseIsCut(work, contract, asked)
  const { lease, unit } = await leaseOf(work.tx, contract)
  if (lease.occupancyId && (await signedReturn(work.tx, lease.occupancyId))) return
  await askHandBack(work, contract, { on: dayOf(work.now()), lastDay: asked.on, unit })
}

/** What of the rent that was demanded is for later days, and which cheques nobody needs then. */
export const earlyEndSays: NonNullable<ContractKind['terminatingSays']> = async (ctx, contract, on) => {
  const charges = await chargesOfContracts(ctx, [contract.id])
  const { takenBack, credited } = await rentsOf(ctx, { ...contract, endedOn: on }, charges)
  const cheques = (await chequesInHandFor(ctx, contract.id)).filter(({ dueOn }) => dueOn > on)
  return [
    { question: 'إيجار لما بعده لم يُدفع ويُلغى', answer: inRials(takenBack) },
    { question: 'إيجار لما بعده دُفع ويصير رصيدًا للمستأجر', answer: inRials(credited) },
    { question: 'شيكات في الحافظة بعده تُعاد إليه', answer: cheques.length > 0 ? howMany(cheques.length, 'cheque') : 'لا شيكات' },
  ]
}
