import { z } from 'zod'
import { partyOfAccount } from '#areas/customers/public.ts'
import { paymentAllocated } from '#areas/finance/receipts/facts.ts'
import { payFromCredit } from '#areas/finance/receipts/from-credit.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'

/** A customer pays what they owe from what we hold for them: the oldest dues first. */
export const payFromOwnCredit = command({
  name: 'finance.pay-from-own-credit',
  permission: anyoneSignedIn,
  input: z.object({}),
  async run(work) {
    const party = await partyOfAccount({ db: work.tx, actor: work.actor })
    if (!party) throw new Refusal('not-found', 'لا ملف عميل لهذا الحساب بعد. حدّث الصفحة بعد لحظات.', 404)
    const amount = await payFromCredit(work, { partyId: party.id })
    work.record(paymentAllocated, party.id, { partyId: party.id, amount })
    return { amount }
  },
})
