import { claimTold, recoverWhenPaid } from '#areas/claims/public.ts'
import { takeFromInsurer, takingFromInsurers } from '#areas/finance/public.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { carClaim, loadCarClaimForUpdate } from '../car-claim.ts'
import { insurerPaid } from '../facts.ts'
import { InsurerPaidInput } from '../inputs.ts'

/** What the insurer paid of its part, into which account; the rest it does not pay. */
export const takeInsurerPayment = command({
  name: 'vehicles.take-insurer-payment',
  permission: takingFromInsurers,
  input: InsurerPaidInput,
  async run(work, { claimId: id, paid, accountId, bankReference }) {
    const claim = await loadCarClaimForUpdate(work, id, takingFromInsurers)
    const { insurer, insurerPart } = claim
    if (!insurer || !insurerPart) throw new Refusal('vehicles.no-insurer-part', 'لا شيء على شركة تأمين في هذا الملف.')
    if (paid > insurerPart) throw fieldFault('paid', `المطلوب من شركة التأمين ${inRials(insurerPart)} فقط.`)
    const way =
      paid > 0n ? { accountId: accountId ?? null, reference: bankReference ?? null } : { accountId: null, reference: null }
    await takeFromInsurer(work, { claimId: id, amount: paid, ...way })
    work.record(insurerPaid, id, { ...claimTold(claim), insurer, paid, rest: insurerPart - paid })
    await recoverWhenPaid(work, carClaim, claim)
    return { id }
  },
})
