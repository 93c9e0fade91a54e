import { partyOnPaper } from '#areas/customers/public.ts'
import { mustBeInCoins } from '#areas/finance/cash/coins.ts'
import { onceFor } from '#areas/finance/once.ts'
import { outlayWithin, promisedOf } from '#areas/finance/outlay-dues/held.ts'
import { outlayKinds } from '#areas/finance/outlay-dues/outlay.ts'
import { submitPayout } from '#areas/finance/payouts/asking.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { PayOutlayInput } from '../inputs.ts'

const may = financePermissions.preparePayouts

/** What was charged for an authority goes to it, by a payment voucher: never more than is owed to it. */
export const payOutlay = command({
  name: 'finance.pay-outlay',
  permission: may,
  input: PayOutlayInput,
  async run(work, { id, outlayId, amount, method, iban = null }) {
    await onceFor(work, id)
    const before = await work.tx.selectFrom('payouts').select(['number', 'status']).where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id, number: before.number, isWaiting: before.status === 'submitted', approvalId: null }
    }
    const outlay = await outlayWithin(work, may, outlayId)
    const party = await partyOnPaper(work, outlay.partyId)
    if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
    if (method === 'cash') await mustBeInCoins(work, amount)
    const free = outlay.owed - (await promisedOf(work, outlayId))
    if (amount > free) throw fieldFault('amount', free > 0n ? `بقي للجهة ${inRials(free)} فقط.` : 'لم يبق للجهة شيء يُدفع.')
    const purpose = cut(`${outlayKinds[outlay.kind]}، مرجع ${outlay.reference}، عن ${outlay.holder}`, 200)
    const asked = { id, kind: 'outlay' as const, outlayId, branchId: outlay.branchId, amount, method, purpose }
    const paid = { ...asked, payee: outlay.authority, iban: method === 'cash' ? null : iban, otherWay: null }
    return submitPayout(work, { ...paid, party })
  },
})
