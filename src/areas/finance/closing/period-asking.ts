import { requestApproval } from '#areas/access/public.ts'
import { periodChangeAsked } from '#areas/finance/ledger/facts.ts'
import type { Work } from '#platform/context.ts'
import { changeInWords, periodAction } from './period-approval.ts'
import { mustBePossible, type PeriodChange } from './period-changes.ts'

/** There are one set of books: of two who ask at once the second reads that something waits already. */
export async function askForPeriod(work: Work, change: PeriodChange) {
  await mustBePossible(work, change)
  const title = changeInWords(change)
  const about = { action: periodAction, title, subjectId: 'books', reason: change.reason }
  const approval = await requestApproval(work, { ...about, payload: change })
  work.record(periodChangeAsked, 'period', { change: title, reason: change.reason })
  return { title, approvalId: approval.id }
}
