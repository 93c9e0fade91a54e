import { boxesMustRest } from '#areas/finance/cash/sessions.ts'
import { reverse } from '#areas/finance/ledger/books.ts'
import { journalReversed } from '#areas/finance/ledger/facts.ts'
import { transfersOf } from '#areas/finance/ledger/posting.ts'
import type { Work } from '#platform/context.ts'

/** The same lines the other way round, dated today; the journal stays as it is. */
export async function undoJournal(work: Work, journalId: string, reason: string) {
  const journals = work.tx.selectFrom('journals').select('sequence')
  const { sequence: number } = await journals.where('id', '=', journalId).executeTakeFirstOrThrow()
  await boxesMustRest(work, await transfersOf(work, journalId))
  const { number: by } = await reverse(work, journalId, { memo: `عكس القيد ${number}: ${reason}` })
  work.record(journalReversed, journalId, { number: Number(number), by, reason })
}
