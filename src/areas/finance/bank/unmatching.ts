import { unconfirmCards } from '#areas/finance/cod/confirming.ts'
import { reverse } from '#areas/finance/ledger/books.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { cut } from '#values/text.ts'
import { lineUnmatched } from './facts.ts'
import type { HeldLine } from './lines.ts'
import { unknownLeaf } from './rules.ts'
import { settleTrustFee } from './trust-fee.ts'

const lockedFor = 'أُقفل شهر هذا السطر، فلا تُلغى مطابقته. ما أعاد البنك مبلغه بعده يُعكس مستنده حين يظهر سطر إعادته في كشف لاحق.'

/** A held line is new again, and what the match itself has posted is mirrored. What was in the books before stays there. */
export async function unmatched(work: Work, line: HeldLine, reason: string) {
  const { id: lineId, status, matchedAs, journalId, amount, day, account } = line
  if (status === 'locked') throw new Refusal('finance.line-locked', lockedFor)
  if (status === 'new' || !matchedAs) throw new Refusal('finance.line-new', 'هذا السطر بلا مطابقة. حدّث الصفحة.')
  if (matchedAs === 'unknown-in' && (await balanceOf(work, unknownLeaf(lineId))) < amount)
    throw new Refusal('finance.payer-known-before', 'صدر سند قبض بهذا المبلغ. اعكس السند أولًا.')
  await work.tx.deleteFrom('bankMatches').where('lineId', '=', lineId).execute()
  if (journalId) {
    const settlements = await work.tx.selectFrom('cardSettlements').select('id').where('lineId', '=', lineId).execute()
    for (const { id } of settlements) await unconfirmCards(work, id, cut(`إلغاء مطابقة سطر ${account.bank}: ${reason}`, 200))
    const ofLine = work.tx.selectFrom('cardSettlements').select('id').where('lineId', '=', lineId)
    await work.tx.deleteFrom('settledParts').where('settlementId', 'in', ofLine).execute()
    await work.tx.deleteFrom('settledRefunds').where('settlementId', 'in', ofLine).execute()
    await reverse(work, journalId, { memo: cut(`إلغاء مطابقة سطر ${account.bank}: ${reason}`, 200) })
  }
  if (matchedAs === 'trust-fee') await settleTrustFee(work, lineId)
  const anew = {
    status: 'new' as const,
    matchedAs: null,
    matchedBy: null,
    matchedAt: null,
    journalId: null,
    borneBy: null,
    batchId: null,
  }
  await work.tx.updateTable('bankLines').set(anew).where('id', '=', lineId).execute()
  work.record(lineUnmatched, lineId, { bank: account.bank, day, amount, as: matchedAs, reason })
}
