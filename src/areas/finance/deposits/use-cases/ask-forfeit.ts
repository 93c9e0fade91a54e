import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Deposit } from '#areas/finance/receipts/held-deposits.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { whyNotForfeited } from '../deposit.ts'
import { forfeitAsked } from '../facts.ts'
import { AskedForfeit, approveForfeit } from '../forfeit-approval.ts'
import { heldWithin } from '../held.ts'
import { ForfeitDepositInput } from '../inputs.ts'
import { promisedOf } from '../promised.ts'

const may = financePermissions.deductDeposits

/** By the contract part of what somebody left with us is ours: somebody else agrees to it, whatever the amount. */
export const askForfeit = command({
  name: 'finance.ask-deposit-forfeit',
  permission: may,
  input: ForfeitDepositInput,
  async run(work, { id, depositId, amount, clause, notice, evidence }) {
    await onceFor(work, id)
    const before = await work.tx.selectFrom('depositForfeits').select('depositId').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id: before.depositId, approvalId: null }
    }
    const deposit = await heldWithin(work, may, depositId)
    await mustFit(work, deposit, amount)
    const [file] = evidence
    if (!file) throw fieldFault('evidence', 'أرفق ما يثبت: البند والإخطار.')
    const fileId = await work.keepFile(file)
    const asked = { askedBy: work.actor.id, askedAt: work.now(), decidedBy: null, decidedAt: null, decidedWhy: null }
    await work.tx
      .insertInto('depositForfeits')
      .values({ id, depositId, amount, clause, notice, fileId, status: 'submitted', ...asked, invoiceId: null })
      .execute()
    const { contract, partyId, holder, branchId } = deposit
    work.record(forfeitAsked, depositId, { contract, partyId, amount, reason: clause })
    const title = cut(`مصادرة ${inRials(amount)} من تأمين ${contract}: ${holder}`, 200)
    const approval = await requestApproval(work, {
      ...{ action: approveForfeit.action, title, subjectId: depositId, amount, branchId, reason: clause },
      payload: z.encode(AskedForfeit, { forfeitId: id }),
    })
    return { id: depositId, approvalId: approval.id }
  },
})

async function mustFit(work: Work, deposit: Deposit, amount: bigint) {
  const why = whyNotForfeited(deposit.line)
  if (why) throw new Refusal('finance.owners-deposit', why)
  const free = deposit.held - (await promisedOf(work, deposit.id))
  if (amount <= free) return
  throw fieldFault('amount', free > 0n ? `المحفوظ الذي يُصادر ${inRials(free)} فقط.` : 'لا شيء محفوظًا يُصادر.')
}
