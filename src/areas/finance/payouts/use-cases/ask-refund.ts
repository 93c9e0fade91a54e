import { partyOnPaper } from '#areas/customers/public.ts'
import { branchOf } from '#areas/finance/branch-of.ts'
import { mustBeInCoins } from '#areas/finance/cash/coins.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { freeIn, heldCredit, promisesOf } from '#areas/finance/receipts/credit.ts'
import { type Promises, promisesInWords } from '#areas/finance/receipts/promises.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { submitPayout } from '../asking.ts'
import { cameSo } from '../came-so.ts'
import { AskRefundInput } from '../inputs.ts'

const may = financePermissions.preparePayouts

/** Money a customer paid and did not use is to go back: in the way it came, or it is said why not, and somebody else agrees to it. */
export const askRefund = command({
  name: 'finance.ask-refund',
  permission: may,
  input: AskRefundInput,
  async run(work, { id, partyId, branchId: chosen, amount, method, iban = null, purpose, otherWay = null }) {
    await onceFor(work, id)
    const before = await work.tx.selectFrom('payouts').select(['number', 'status']).where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id, number: before.number, isWaiting: before.status === 'submitted', approvalId: null }
    }
    const party = await partyOnPaper(work, partyId)
    if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
    const branchId = await branchOf(work, may, chosen)
    if (method === 'cash') await mustBeInCoins(work, amount)
    const credit = await heldCredit(work, partyId)
    const promises = await promisesOf(work, partyId)
    const free = freeIn(credit, promises)
    if (amount > free) throw fieldFault('amount', tooMuch(free, promises))
    const { came, alone } = await cameSo(work, { partyId, method, receiptIds: credit.map((one) => one.id) })
    const isOther = amount > came
    if (isOther && !otherWay) throw fieldFault('otherWay', cameOtherwise(came))
    const asked = { id, branchId, amount, method, iban: method === 'cash' ? null : iban, purpose, always: amount > alone }
    return submitPayout(work, { ...asked, kind: 'refund', party, otherWay: isOther ? otherWay : null })
  },
})

function tooMuch(free: bigint, promises: Promises) {
  const where = promisesInWords(promises)
  if (free <= 0n && where) return `رصيده كله في ${where}.`
  if (free <= 0n) return 'لا رصيد دائن له.'
  return where ? `بقي من رصيده ${inRials(free)} بعد ${where}.` : `رصيده الدائن ${inRials(free)} فقط.`
}

export const cameOtherwise = (came: bigint) =>
  came > 0n
    ? `وصل بهذه الطريقة ${inRials(came)} فقط. اكتب لماذا يُردّ بها أكثر، أو ردّ الباقي بسند آخر كما وصل.`
    : 'لم يصل المال بهذه الطريقة. اكتب لماذا يُردّ بها.'
