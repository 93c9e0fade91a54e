import { sql } from 'kysely'
import { z } from 'zod'
import { needsApproval, requestApproval } from '#areas/access/public.ts'
import { partyOnPaper, recordsAsOne } from '#areas/customers/public.ts'
import { branchOf } from '#areas/finance/branch-of.ts'
import { nextNumber } from '#areas/finance/ledger/series.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { freeIn, heldCredit, promisesOf } from '#areas/finance/receipts/credit.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { folded } from '#values/text.ts'
import { AskedCreditTransfer, approveCreditTransfer } from '../credit-transfer-approval.ts'
import { creditTransferAsked } from '../facts.ts'
import { AskCreditTransferInput } from '../inputs.ts'
import { move } from '../moving.ts'
import { type CreditTransfer, onOwnWord, toldOf } from '../standing.ts'

const may = financePermissions.transferCredit

/** What one customer left with us is to be another's, with the consent of the first; above the amount of a rule somebody else agrees to it. */
export const askCreditTransfer = command({
  name: 'finance.ask-credit-transfer',
  permission: may,
  input: AskCreditTransferInput,
  async run(work, { id, partyId, takerId, branchId: chosen, amount, reason, consent, evidence }) {
    await onceFor(work, id)
    const rows = work.tx.selectFrom('creditTransfers').select(['number', 'status'])
    const before = await rows.where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id, number: before.number, isWaiting: before.status === 'submitted', approvalId: null }
    }
    const { holder, taker, words: named } = await bothOf(work, partyId, takerId)
    const branchId = await branchOf(work, may, chosen)
    await oneAfterAnother(work, [work.actor.id, ...[partyId, takerId].toSorted()])
    await mustBeFree(work, partyId, amount)
    const [file] = evidence
    const fileId = file ? await work.keepFile(file) : null
    const day = dayOf(work.now())
    const isWaiting = await needsApproval(
      work,
      approveCreditTransfer,
      amount + (await onOwnWord(work, { partyId, takerId, day })),
    )
    const place = await nextNumber(work, 'credit-transfer', { branchId, day })
    const one: CreditTransfer = {
      ...{ id, branchId, ...place, partyId, holder, takerId, taker, amount, reason, consent, fileId },
      words: folded(`${place.number} ${named}`),
      ...{ askedBy: work.actor.id, askedOn: day, askedAt: work.now(), journalId: null, receiptId: null, ...nothing },
      ...(isWaiting ? { status: 'submitted', ...nobody } : { status: 'done', agreedBy: work.actor.id, agreedAt: work.now() }),
    }
    await work.tx.insertInto('creditTransfers').values(one).execute()
    work.record(creditTransferAsked, id, { ...toldOf(one), reason })
    if (!isWaiting) await move(work, one)
    const approvalId = isWaiting ? await asked(work, one) : null
    return { id, number: one.number, isWaiting, approvalId }
  },
})

/** Two who are not one and the same person. */
async function bothOf(work: Work, partyId: string, takerId: string) {
  const [giver, taker] = [await partyOnPaper(work, partyId), await partyOnPaper(work, takerId)]
  if (!giver || !taker) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
  if ((await recordsAsOne(work, partyId)).includes(takerId)) throw fieldFault('takerId', 'هذا صاحب الرصيد نفسه. اختر غيره.')
  const words = [giver, taker].flatMap(({ number, name, phone }) => [number, name, phone]).join(' ')
  return { holder: giver.name, taker: taker.name, words }
}

const nobody = { agreedBy: null, agreedAt: null }
const nothing = { endedBy: null, endedAt: null, endReason: null }

/** So that two small ones asked for at once are weighed as one too: those of one colleague, from one customer or to one. */
async function oneAfterAnother({ tx }: Work, ids: readonly string[]) {
  for (const one of ids) await sql`select pg_advisory_xact_lock(hashtext('finance.credit-transfers.' || ${one}))`.execute(tx)
}

/** No more than lies there and goes nowhere else; held from here. */
async function mustBeFree(work: Work, partyId: string, amount: bigint) {
  const credit = await heldCredit(work, partyId)
  const free = freeIn(credit, await promisesOf(work, partyId))
  if (amount > free) throw fieldFault('amount', free > 0n ? `بقي من رصيده الحر ${inRials(free)} فقط.` : 'لا رصيد حرًا له.')
}

async function asked(work: Work, { id, branchId, holder, taker, amount, reason }: CreditTransfer) {
  const title = `تحويل رصيد ${inRials(amount)} من ${holder} إلى ${taker}`
  const approval = await requestApproval(work, {
    ...{ action: approveCreditTransfer.action, title, subjectId: id, amount, branchId, reason },
    payload: z.encode(AskedCreditTransfer, { creditTransferId: id }),
  })
  return approval.id
}
