import { post, reverse } from '#areas/finance/books.ts'
import { earnWhatIsDue } from '#areas/finance/deferrals/use-cases/earn-income.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { closeUntil } from '../closing.ts'
import { yearClosed as closedFact, yearReopened } from '../facts.ts'
import { CloseYearInput, ReopenYearInput } from '../inputs.ts'
import { alone, lockedTo } from '../period.ts'
import { closings, lastDayOf, openYear, resultsOf, timesClosed, yearClosed, yearOf } from '../year.ts'

/** What the year earned, with what a missed night left unearned, goes to the retained earnings, and its days are closed with it: one after the other, from the first. */
export const closeYear = command({
  name: 'finance.close-year',
  permission: financePermissions.closeYears,
  input: CloseYearInput,
  async run(work, { year, despite }) {
    await alone(work)
    await earnWhatIsDue(work)
    const next = await openYear(work)
    if (next?.year !== year) throw new Refusal('finance.not-this-year', whyNot(year, next))
    if (year >= yearOf(dayOf(work.now())))
      throw new Refusal('finance.year-runs', `سنة ${year} لم تنته. أقفلها بعد ${dayInWords(lastDayOf(year))}.`)
    const until = await lockedTo(work)
    const day = until && until >= lastDayOf(year) ? daysAfter(until, 1) : lastDayOf(year)
    const source = { kind: 'year', id: `${year}/${(await timesClosed(work, year)) + 1}`, purpose: 'close' }
    const transfers = yearClosed(await resultsOf(work, year))
    const { number } = await post(work, { source, memo: `إقفال سنة ${year}`, day, transfers })
    const result = next.income - next.costs
    if (!until || until < lastDayOf(year))
      await closeUntil(work, { until: lastDayOf(year), reason: `إقفال سنة ${year}`, despite })
    work.record(closedFact, 'year', { year, number, result })
    return { number }
  },
})

const whyNot = (year: number, next: { year: number } | null) =>
  next && next.year < year ? `أقفل سنة ${next.year} أولًا.` : `أُقفلت سنة ${year} أو لا نتائج فيها. حدّث الصفحة.`

/** The last year that was closed stands open again, by a mirror of today; its days stay closed until they are opened as well. */
export const reopenYear = command({
  name: 'finance.reopen-year',
  permission: financePermissions.closeYears,
  input: ReopenYearInput,
  async run(work, { year, reason }) {
    await alone(work)
    const [last] = await closings(work)
    if (last?.year !== year) throw new Refusal('finance.not-last-year', 'ليست آخر سنة أُقفلت. حدّث الصفحة.')
    const { number } = await reverse(work, last.id, { memo: `فتح سنة ${year}: ${reason}` })
    work.record(yearReopened, 'year', { year, number, reason })
    return { number }
  },
})
