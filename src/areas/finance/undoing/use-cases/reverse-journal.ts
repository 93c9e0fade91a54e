import { transfersOf } from '#areas/finance/ledger/posting.ts'
import { totalOf, whyNotReversed } from '#areas/finance/ledger/voucher.ts'
import { ReverseJournalInput } from '#areas/finance/ledger/voucher-inputs.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { askToUndo } from '#areas/finance/undoing/asking.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

/** Of what was written by hand or brought in as an opening, and agreed to: undone when another agrees. What a document has posted is undone by that document, or the books would say something else than it. */
export const reverseJournal = command({
  name: 'finance.reverse-journal',
  permission: financePermissions.reverseJournals,
  input: ReverseJournalInput,
  async run(work, { number, reason }) {
    const journal = await standing(work, BigInt(number))
    const { id, memo: holder } = journal
    const amount = totalOf(await transfersOf(work, id))
    return askToUndo(work, { kind: 'journal', id, branchId: null, number, holder, amount, reason })
  },
})

async function standing({ tx }: Work, number: bigint) {
  const journal = await tx
    .selectFrom('journals as j')
    .leftJoin('journals as back', 'back.reverses', 'j.id')
    .select(['j.id', 'j.source', 'j.memo', 'j.reverses', 'back.id as reversedBy'])
    .where('j.sequence', '=', number)
    .executeTakeFirst()
  if (!journal) throw new Refusal('finance.no-such-journal', 'هذا القيد غير موجود.', 404)
  const byDocument = whyNotReversed({ source: journal.source, mirrors: false, reversed: false })
  if (byDocument) throw new Refusal('finance.reversed-by-document', byDocument)
  const why = whyNotReversed({
    source: journal.source,
    mirrors: journal.reverses !== null,
    reversed: journal.reversedBy !== null,
  })
  if (why) throw new Refusal(journal.reverses ? 'finance.is-reversal' : 'finance.reversed-before', why)
  return journal
}
