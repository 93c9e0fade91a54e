import { boxLeaf } from '#areas/finance/cash/cash.ts'
import { cashSessionOf } from '#areas/finance/cash/sessions.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { PayoutInput, TransferPayoutInput } from '../inputs.ts'
import { pay } from '../paying.ts'
import { accountsFor } from '../payout.ts'
import { payoutWithin } from '../standing.ts'

/** Cash out of the box one keeps, into the hand of whoever is paid. */
export const payPayout = command({
  name: 'finance.pay-payout',
  permission: financePermissions.payPayouts,
  input: PayoutInput,
  async run(work, { payoutId }) {
    const { method, amount } = await payoutWithin(work, financePermissions.payPayouts, payoutId)
    if (method !== 'cash') throw new Refusal('finance.payout-by-bank', 'يُصرف هذا السند تحويلًا من حساب الشركة.')
    const { sessionId, boxId, box } = await cashSessionOf(work)
    // Said without the figure: until the count the keeper is not told what there should be.
    if ((await balanceOf(work, boxLeaf(boxId))) < amount)
      throw new Refusal('finance.box-short', 'ليس في صندوقك هذا المبلغ. اطلب تزويده، ثم اصرف السند.')
    return pay(work, payoutId, { step: 'pay', leaf: boxLeaf(boxId), name: box, sessionId, reference: null })
  },
})

/** From an account of the company, after it was ordered at the bank. */
export const transferPayout = command({
  name: 'finance.transfer-payout',
  permission: financePermissions.transferPayouts,
  input: TransferPayoutInput,
  async run(work, { payoutId, account, reference }) {
    const { method, kind } = await payoutWithin(work, financePermissions.transferPayouts, payoutId)
    if (method !== 'bank-transfer') throw new Refusal('finance.payout-in-cash', 'يُصرف هذا السند نقدًا من صندوق.')
    const bank = await work.tx
      .selectFrom('companyBankAccounts')
      .select(['id', 'bank', 'heldFor'])
      .where('id', '=', account)
      .where('heldFor', 'in', accountsFor[kind])
      .where('active', '=', true)
      .executeTakeFirst()
    if (!bank) throw fieldFault('account', 'أُوقف هذا الحساب. اختر غيره.')
    return pay(work, payoutId, { step: 'pay', leaf: bankLeaf(bank), name: bank.bank, sessionId: null, reference })
  },
})
