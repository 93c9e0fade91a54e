import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

/** What a line of the bank was matched with is not undone while the match stands: the two would say different things. */
export async function mustBeUnseen({ tx }: Pick<Work, 'tx'>, journalId: string) {
  const seen = await tx
    .selectFrom('bankMatches')
    .innerJoin('transfers', 'transfers.id', 'bankMatches.transferId')
    .select('bankMatches.lineId')
    .where('transfers.journal', '=', journalId)
    .executeTakeFirst()
  if (seen) throw new Refusal('finance.seen-at-bank', 'هذه الحركة مطابَقة مع سطر في كشف البنك. ألغِ مطابقته أولًا.')
}

/** What the provider of the cards has paid out comes back as a charge-back, not by a reversal. */
export async function mustBeUnsettled({ tx }: Pick<Work, 'tx'>, receiptId: string) {
  const settled = await tx
    .selectFrom('settledParts')
    .innerJoin('receiptParts', 'receiptParts.id', 'settledParts.partId')
    .select('partId')
    .where('receiptId', '=', receiptId)
    .executeTakeFirst()
  if (settled)
    throw new Refusal(
      'finance.card-settled',
      'وصلت تسوية بطاقة هذا السند إلى البنك، فلا يُعكس. ألغِ مطابقة سطرها أولًا إن كانت خطأ.',
    )
}
