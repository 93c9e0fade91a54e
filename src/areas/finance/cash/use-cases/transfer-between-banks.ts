import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { accountName } from '#areas/finance/ledger/bank-leaf.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { inRials } from '#values/money.ts'
import { accountsUsed, leavesTrust, sendBetween, whyNotSent } from '../between-banks.ts'
import { bankTransferAsked } from '../facts.ts'
import { TransferBetweenBanksInput } from '../inputs.ts'
import { AskedTransfer, transferFromTrust } from '../trust-approval.ts'

/** From one account of ours to another; out of those held for others it waits for whoever may agree. One request of an account waits at a time. */
export const transferBetweenBanks = command({
  name: 'finance.transfer-between-banks',
  permission: financePermissions.transferBetweenBanks,
  input: TransferBetweenBanksInput,
  async run(work, { moveId: id, account, toAccount, amount, slip = null }) {
    await onceFor(work, id)
    const before = await work.tx.selectFrom('cashMoves').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id, waits: false }
    }
    const accounts = mustBeUsed(await accountsUsed(work, { account, toAccount }))
    const why = await whyNotSent(work, accounts, amount)
    if (why) throw fieldFault('amount', why)
    const waits = leavesTrust(accounts)
    if (!waits) {
      await sendBetween(work, { ...accounts, id, amount, slip, movedBy: work.actor.id })
      return { id, waits }
    }
    const [from, to] = [accountName(accounts.from), accountName(accounts.to)]
    const payload = z.encode(AskedTransfer, { id, account, toAccount, amount, slip, askerId: work.actor.id })
    const title = `تحويل ${inRials(amount)} من أمانات ${from} إلى ${to}`
    const reason = 'ما زاد في الأمانات على ما لأصحابها'
    await requestApproval(work, { action: transferFromTrust.action, title, subjectId: account, amount, payload, reason })
    work.record(bankTransferAsked, account, { from, to, amount })
    return { id, waits }
  },
})

function mustBeUsed({ from, to }: Awaited<ReturnType<typeof accountsUsed>>) {
  if (!from) throw fieldFault('account', 'أُوقف هذا الحساب. اختر غيره.')
  if (!to) throw fieldFault('toAccount', 'أُوقف هذا الحساب. اختر غيره.')
  if (from.id === to.id) throw fieldFault('toAccount', 'هذا هو الحساب الذي يخرج منه المبلغ. اختر غيره.')
  return { from, to }
}
