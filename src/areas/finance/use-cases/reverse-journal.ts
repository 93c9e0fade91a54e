import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { journalReversed } from '../facts.ts'
import { ReverseJournalInput } from '../inputs.ts'
import { handMade } from '../journal-sources.ts'
import { financePermissions } from '../permissions.ts'
import { reverse } from '../public.ts'

/** A journal that was written by hand. What a document posted is undone with its document, or the two would say different things. */
export const reverseJournal = command({
  name: 'finance.reverse-journal',
  permission: financePermissions.reverseJournals,
  input: ReverseJournalInput,
  async run(work, { journalId, reason }) {
    const journal = await work.tx
      .selectFrom('journals')
      .select(['sequence', 'source'])
      .where('id', '=', journalId)
      .executeTakeFirst()
    if (!journal) throw new Refusal('finance.no-such-journal', 'هذا القيد غير موجود.', 404)
    if (!handMade.includes(journal.source)) throw new Refusal('finance.of-a-document', 'هذا قيد مستند. اعكسه من مستنده.')
    const number = String(journal.sequence)
    const reversal = await reverse(work, journalId, { memo: `عكس القيد ${number}: ${reason}` })
    const [reversalNumber, reversalId] = [String(reversal.number), reversal.journalId]
    work.record(journalReversed, journalId, { number, reversal: reversalNumber, reversalId })
    return { number, reversal: reversalNumber, reversalId }
  },
})
