import { partyOnPaper } from '#areas/customers/public.ts'
import { mustBeInCoins } from '#areas/finance/cash/coins.ts'
import { onceFor } from '#areas/finance/once.ts'
import { submitPayout } from '#areas/finance/payouts/asking.ts'
import { cameOtherwise } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { onlyByTransfer } from '../deposit.ts'
import { releaseChanged } from '../facts.ts'
import { cameAs, isEarly, mustHaveComeInCash } from '../going-back.ts'
import { depositWithin, heldWithin } from '../held.ts'
import { ChangeReleaseInput, RefundDepositInput } from '../inputs.ts'
import { promisedOf } from '../promised.ts'
import { forgetDue } from '../release.ts'
import { mustWaitForNothing } from '../waits.ts'

const may = financePermissions.preparePayouts

/** What is left of a deposit goes back to whoever left it, by a payment voucher. */
export const refundDeposit = command({
  name: 'finance.refund-deposit',
  permission: may,
  input: RefundDepositInput,
  async run(work, { id, depositId, amount, method, iban = null, purpose, otherWay = null }) {
    await onceFor(work, id)
    const before = await work.tx.selectFrom('payouts').select(['number', 'status']).where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id, number: before.number, isWaiting: before.status === 'submitted', approvalId: null }
    }
    const deposit = await heldWithin(work, may, depositId)
    await mustWaitForNothing(work, depositId)
    const party = await partyOnPaper(work, deposit.partyId)
    if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
    if (method === 'cash') await mustBeInCoins(work, amount)
    const free = deposit.held - (await promisedOf(work, depositId))
    if (amount > free) throw fieldFault('amount', free > 0n ? `المحفوظ الذي يُردّ ${inRials(free)} فقط.` : 'لا شيء محفوظًا يُردّ.')
    const cameSo = await cameAs(work, deposit, method)
    const isTrust = deposit.account === '2130'
    const inCash = { amount, came: cameSo, why: otherWay }
    if (isTrust && method === 'cash') mustHaveComeInCash(inCash, { method: 'method', why: 'otherWay' })
    const isOther = amount > cameSo || (isTrust && method === 'cash')
    // By transfer it comes from where it lies: nobody explains why it is not otherwise.
    const why = otherWay ?? (isTrust ? onlyByTransfer : null)
    if (isOther && !why) throw fieldFault('otherWay', cameOtherwise(cameSo))
    const asked = { id, kind: 'deposit' as const, party, branchId: deposit.branchId, depositId, amount, method, purpose }
    const always = isOther || (await isEarly(work, deposit))
    return submitPayout(work, { ...asked, always, iban: method === 'cash' ? null : iban, otherWay: isOther ? why : null })
  },
})

/** When it is to go back, or that nobody knows; said by a manager, for on its day it goes back without being agreed to. */
export const changeRelease = command({
  name: 'finance.change-deposit-release',
  permission: financePermissions.changeReleases,
  input: ChangeReleaseInput,
  async run(work, { depositId, releaseOn = null, reason }) {
    const { contract, releaseOn: before } = await depositWithin(work, financePermissions.changeReleases, depositId)
    if (before === releaseOn) {
      work.repeated()
      return { id: depositId }
    }
    await work.tx.updateTable('deposits').set({ releaseOn }).where('id', '=', depositId).execute()
    await forgetDue(work, depositId)
    work.record(releaseChanged, depositId, { contract, before, after: releaseOn, reason })
    return { id: depositId }
  },
})
