import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

/**
 * What a line of the bank was matched with is not undone while the match stands: the two would say different things. Where its month is
 * locked the match stays for good, and it is undone when the bank has shown that the money went back: that line shows the mirror.
 */
export async function mustBeUnseen({ tx }: Pick<Work, 'tx'>, journalId: string) {
  const { rows } = await sql<{ locked: boolean; shownBack: boolean }>`
    select b.status = 'locked' locked, exists (select from bank_lines back
        where back.account_id = b.account_id and back.status = 'new' and back.day >= b.day
          and back.amount = case when d.account in ('1120', '1130') and d.key = b.account_id::text then -t.amount else t.amount end) shown_back
    from transfers t join bank_matches m on m.transfer_id = t.id join bank_lines b on b.id = m.line_id join leaves d on d.id = t.debit
    where t.journal = ${journalId}`.execute(tx)
  if (rows.some(({ locked }) => !locked)) throw new Refusal('finance.seen-at-bank', unmatchFirst)
  if (rows.some(({ shownBack }) => !shownBack)) throw new Refusal('finance.seen-in-locked-month', notShownBack)
}

const unmatchFirst = 'هذه الحركة مطابَقة مع سطر في كشف البنك. ألغِ مطابقة السطر أولًا من صفحته في «كشوف البنوك».'
const notShownBack =
  'هذه الحركة مطابَقة مع سطر أُقفل شهره. إن أعاد البنك مبلغها فارفع الكشف الذي فيه سطر الإعادة، ثم اعكسها، ثم طابق ذلك السطر مع القيد العكسي.'

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
      'وصلت تسوية بطاقة هذا السند إلى البنك، فلا يُعكس. ألغِ مطابقة سطرها أولًا إن كانت خطأ، أو ردّ المبلغ بسند صرف.',
    )
}
