import { z } from 'zod'
import {
  askMerchantPayout,
  codsToPay,
  drawCods,
  heldForMerchant,
  isRemitted,
  keepFees,
  remitMerchants,
} from '#areas/finance/public-cod.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials, least } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { iban, severalIds } from '#values/shapes.ts'
import { openClaimsOf } from '../../claims/open-claims.ts'
import { merchantTermsOf } from '../../merchants/terms-of.ts'
import { remittancePrepared } from '../facts.ts'

export const PrepareRemittanceInput = z.object({
  id: z.uuid(),
  merchantId: z.uuid(),
  iban,
  cod: severalIds('اختر طردًا واحدًا على الأقل.', 5_000),
})
export type PrepareRemittanceForm = Partial<Record<'iban' | 'cod', string>>

/**
 * What the bank has shown goes to the merchant, less what they owe us for parcels; by a voucher that somebody else agrees to and that is
 * paid as every other. A parcel that is left out waits alone.
 */
export const prepareRemittance = command({
  name: 'parcels.prepare-remittance',
  permission: remitMerchants,
  input: PrepareRemittanceInput,
  async run(work, { id, merchantId, iban: account, cod: asked }) {
    const wanted = new Set(asked)
    const ids = [...wanted]
    if (await isRemitted(work, id)) {
      work.repeated()
      return { id, approvalId: null }
    }
    const lies = await heldForMerchant(work, merchantId)
    const all = await codsToPay(work, merchantId)
    const chosen = all.filter(({ id: one }) => wanted.has(one))
    if (chosen.length < ids.length) throw new Refusal('finance.cod-drawn', 'دخل بعض هذه المبالغ في تسوية أخرى. حدّث الصفحة.')
    const disputed = await openClaimsOf(
      work.tx,
      chosen.map(({ parcelId }) => parcelId),
    )
    if (disputed.size > 0) throw fieldFault('cod', 'في بعض ما اخترته مطالبة مفتوحة. أخرجه من التسوية حتى تُحسم.')
    const sum = chosen.reduce((total, { amount }) => total + amount, 0n)
    const payable = least(sum, lies)
    const fees = await keepFees(work, { id, merchantId, most: payable })
    const amount = payable - fees
    if (amount <= 0n) throw new Refusal('parcels.nothing-to-remit', 'رسومه المستحقة تستغرق ما قُبض له. تُسدَّد منه حين يزيد عنها.')
    const terms = await merchantTermsOf(work, merchantId)
    if (terms && amount < terms.leastPayout)
      throw new Refusal('parcels.below-least', `صافيه أقل مما يُحوَّل إليه بعقده: ${inRials(terms.leastPayout)}`)
    await drawCods(work, { ids, remittanceId: id })
    const [first] = chosen
    const purpose = `مبالغ ${howMany(chosen.length, 'parcel', 'gen')} قُبضت عند الاستلام`
    const voucher = await askMerchantPayout(work, {
      ...{ id, merchantId, branchId: first?.branchId ?? '', amount, iban: account, purpose },
    })
    work.record(remittancePrepared, id, { number: voucher.number, merchantId, count: chosen.length, amount, fees })
    return { id, approvalId: voucher.approvalId }
  },
})
