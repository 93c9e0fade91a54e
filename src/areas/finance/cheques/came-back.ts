import type { Work } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Cheque } from './step.ts'

/** The step by which the bank sent a bounced cheque back, and the one before it, which says where it lay until then. */
export async function bounceOf({ tx }: Pick<Work, 'tx'>, { id }: Cheque) {
  const steps = await tx
    .selectFrom('chequeSteps')
    .select(['id', 'status', 'receiptId', 'feeInvoiceId', 'journalId'])
    .where('chequeId', '=', id)
    .orderBy('sequence', 'desc')
    .execute()
  // A step that names a receipt brought it back where it lay, since that receipt was reversed.
  const place = steps.findIndex(({ status, receiptId }) => status === 'bounced' && receiptId === null)
  const [bounce, before] = steps.slice(Math.max(place, 0))
  if (!bounce?.journalId || !before) throw new Refusal('finance.cheque-came-bounced', cameBounced)
  return { bounce: { ...bounce, journalId: bounce.journalId }, before }
}

const cameBounced = 'لم يُودع هذا الشيك هنا قبل ارتجاعه، فلا يعود إلى البنك. أعد إيداعه، أو سجّل ما جرى له.'

/** Whether it is still to be settled since the bank sent it back. */
export async function isBounced(tx: Tx, chequeId: string) {
  const one = await tx.selectFrom('cheques').select('status').where('id', '=', chequeId).executeTakeFirst()
  return one?.status === 'bounced' || one?.status === 'legal'
}
