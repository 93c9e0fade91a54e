import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { creditTransferReversed } from './facts.ts'
import { moveBack } from './moving.ts'
import { become, toldOf } from './standing.ts'

export const transferChanged = () => new Refusal('finance.credit-transfer-changed', 'تغيّر هذا التحويل. حدّث الصفحة.')

/** It should not have been: both have what they had before. */
export async function undoCreditTransfer(work: Work, creditTransferId: string, reason: string) {
  const ended = { endedBy: work.actor.id, endedAt: work.now(), endReason: reason }
  const one = await become(work, creditTransferId, { step: 'reverse', status: 'reversed', ...ended })
  if (!one) throw transferChanged()
  await moveBack(work, one, reason)
  work.record(creditTransferReversed, creditTransferId, { ...toldOf(one), reason })
  return { id: creditTransferId, number: one.number, approvalId: null }
}
