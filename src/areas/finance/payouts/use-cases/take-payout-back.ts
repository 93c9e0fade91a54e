import { boxLeaf } from '#areas/finance/cash/cash.ts'
import { cashSessionOf } from '#areas/finance/cash/sessions.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { comeBack } from '../coming-back.ts'
import { BackByBankInput, EndPayoutInput } from '../inputs.ts'
import { payoutWithin } from '../standing.ts'

const { payPayouts, transferPayouts } = financePermissions

/** Cash that left a box which was counted since: whoever was paid brings it back into the box one keeps today. */
export const takePayoutBack = command({
  name: 'finance.take-payout-back',
  permission: payPayouts,
  input: EndPayoutInput,
  async run(work, { payoutId, reason }) {
    await payoutWithin(work, payPayouts, payoutId)
    const { sessionId, boxId } = await cashSessionOf(work)
    return comeBack(work, payoutId, { reason, leaf: boxLeaf(boxId), sessionId, reference: null })
  },
})

/** The same money, brought to an account of ours. */
export const takePayoutBackByBank = command({
  name: 'finance.take-payout-back-by-bank',
  permission: transferPayouts,
  input: BackByBankInput,
  async run(work, { payoutId, reason, account, reference }) {
    await payoutWithin(work, transferPayouts, payoutId)
    const ours = await work.tx
      .selectFrom('companyBankAccounts')
      .select('id')
      .where('id', '=', account)
      .where('heldFor', '=', 'operating')
      .where('active', '=', true)
      .executeTakeFirst()
    if (!ours) throw fieldFault('account', 'اختر حسابًا تشغيليًا مستعملًا.')
    const leaf = bankLeaf({ id: ours.id, heldFor: 'operating' })
    return comeBack(work, payoutId, { reason, leaf, sessionId: null, reference })
  },
})
