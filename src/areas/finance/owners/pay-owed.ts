import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { each } from '#platform/each.ts'
import { Refusal } from '#platform/refusal.ts'
import { severalIds } from '#values/shapes.ts'
import { ownersOwed } from './owed-owners.ts'
import { payOwner } from './use-cases/pay-owner.ts'

const Chosen = z.object({
  partyId: severalIds('اختر مالكًا واحدًا على الأقل.'),
})
export type PayOwedForm = z.input<typeof Chosen>

/** Each owner has a voucher of their own, that somebody else agrees to. Whoever is owed nothing by now is left out. */
async function pay(ctx: Ctx, typed: unknown) {
  const { partyId: ids } = Chosen.parse(typed)
  const owed = new Map((await ownersOwed(ctx))?.map((owner) => [owner.partyId, owner]))
  return each(ids, 'finance.none-paid', async (partyId) => {
    const owner = owed.get(partyId)
    if (!owner) throw new Refusal('finance.owner-paid', 'لم يبق لهذا المالك شيء يُصرف.')
    if (owner.accounts > 1)
      throw new Refusal('finance.several-accounts', `لـ${owner.name} أكثر من آيبان. اصرف له من صفحة الاتفاقية.`)
    return payOwner(ctx, { id: ctx.newId(), mandateId: owner.mandateId, partyId })
  })
}
export const payOwed = Object.assign(pay, { permission: payOwner.permission })
