import { reachableParty } from '#areas/customers/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { receiptSent } from '../facts.ts'
import { SendReceiptInput } from '../inputs.ts'
import { receipt } from '../receipt-detail.ts'

/** Tells a customer once more where the receipt is: only the way to it leaves the house. */
export const sendReceipt = command({
  name: 'finance.send-receipt',
  permission: financePermissions.sendStatements,
  input: SendReceiptInput,
  async run(work, { receiptId }) {
    const one = await receipt({ db: work.tx, actor: work.actor }, receiptId)
    if (one?.kind !== 'receipt') throw new Refusal('not-found', 'لم نجد هذا السند.', 404)
    if (one.reversedAt) throw new Refusal('finance.receipt-reversed-before', 'عُكس هذا السند، فلا يُرسل. حدّث الصفحة.')
    const [reached] = await reachableParty(work.tx, one.partyId)
    if (!(reached?.phone || reached?.email))
      throw new Refusal('finance.no-way-to-customer', 'لا هاتف ولا بريد في سجله نرسل إليه. أضفه إلى بياناته أولًا.')
    const { number, partyId, amount } = one
    work.record(receiptSent, receiptId, { number, partyId, amount })
    return { id: receiptId, number }
  },
})
