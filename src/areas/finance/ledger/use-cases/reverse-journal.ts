import { boxesMustRest } from '#areas/finance/cash/sessions.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { reverse } from '#areas/finance/public.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { journalReversed } from '../facts.ts'
import { transfersOf } from '../posting.ts'
import { whyNotReversed } from '../voucher.ts'
import { ReverseJournalInput } from '../voucher-inputs.ts'

/** Of what was written by hand or brought in as an opening. What a document has posted is undone by that document, or the books would say something else than it. */
export const reverseJournal = command({
  name: 'finance.reverse-journal',
  permission: financePermissions.reverseJournals,
  input: ReverseJournalInput,
  async run(work, { number, reason }) {
    const journal = await work.tx
      .selectFrom('journals')
      .select(['id', 'source'])
      .where('sequence', '=', BigInt(number))
      .executeTakeFirst()
    if (!journal) throw new Refusal('finance.no-such-journal', 'هذا القيد غير موجود.', 404)
    const byDocument = whyNotReversed({ source: journal.source, mirrors: false, reversed: false })
    if (byDocument) throw new Refusal('finance.reversed-by-document', byDocument)
    await boxesMustRest(work, await transfersOf(work, journal.id))
    const { number: by } = await reverse(work, journal.id, { memo: `عكس القيد ${number}: ${reason}` })
    work.record(journalReversed, journal.id, { number: Number(number), by, reason })
    return { number: by }
  },
})
