import { z } from 'zod'
import { earnWhatIsDue } from '#areas/finance/deferrals/use-cases/earn-income.ts'
import { post, reverse } from '#areas/finance/ledger/books.ts'
import { yearClosed as closedFact, periodUnlocked, yearReopened } from '#areas/finance/ledger/facts.ts'
import { alone, lockedTo } from '#areas/finance/ledger/period.ts'
import { daysOf, quarterInWords } from '#areas/finance/quarter.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { closeUntil, lockTo, mustBeReady } from './closing.ts'
import { closings, lastDayOf, openYear, resultsOf, timesClosed, yearClosed, yearOf } from './year.ts'

const despite = z.string().nullable()

/** What one asks for and another agrees to, of the days and years of the books. */
export const PeriodChange = z.discriminatedUnion('act', [
  z.object({ act: z.literal('lock'), lockedTo: z.string(), reason: z.string(), despite }),
  z.object({ act: z.literal('unlock'), lockedTo: z.string().nullable(), reason: z.string() }),
  z.object({ act: z.literal('close-year'), year: z.number(), reason: z.string(), despite }),
  z.object({ act: z.literal('reopen-year'), year: z.number(), reason: z.string() }),
])
export type PeriodChange = z.output<typeof PeriodChange>

/** The days it closes, at most; null where it opens some. */
export const closesUntil = (change: PeriodChange) =>
  change.act === 'lock' ? change.lockedTo : change.act === 'close-year' ? lastDayOf(change.year) : null

/** What can be said of it before anybody agrees. */
export async function mustBePossible(work: Work, change: PeriodChange) {
  if (change.act === 'unlock') return mustBeOpenable(work, change.lockedTo)
  if (change.act === 'reopen-year') return lastClosed(work, change.year)
  if (change.act === 'lock') await mustBeLockable(work, change.lockedTo)
  else await nextYear(work, change.year)
  await mustBeReady(work, { until: closesUntil(change) ?? '', despite: change.despite })
}

/** Does it, alone with the books: those who are posting are waited for, and whoever comes after them finds it changed. */
export async function changePeriod(work: Work, change: PeriodChange) {
  await alone(work)
  if (change.act === 'lock') return lockDays(work, change)
  if (change.act === 'unlock') return unlockDays(work, change)
  return change.act === 'close-year' ? closeYear(work, change) : reopenYear(work, change)
}

type Change<Act extends PeriodChange['act']> = Extract<PeriodChange, { act: Act }>

async function lockDays(work: Work, { lockedTo: until, reason, despite: why }: Change<'lock'>) {
  await mustBeLockable(work, until)
  await closeUntil(work, { until, reason, despite: why })
}

async function mustBeLockable(work: Work, until: string) {
  const before = await lockedTo(work)
  if (until >= dayOf(work.now())) throw fieldFault('lockedTo', 'أقفل حتى أمس على الأكثر، فاليوم ما زال يُرحَّل فيه.')
  if (before && until <= before) throw fieldFault('lockedTo', `الفترة مقفلة حتى ${dayInWords(before)}. اختر يومًا بعده.`)
}

/** Opens again what was closed, from the day after this one. */
async function unlockDays(work: Work, { lockedTo: until, reason }: Change<'unlock'>) {
  const before = await mustBeOpenable(work, until)
  await lockTo(work, { lockedTo: until, reason })
  work.record(periodUnlocked, 'period', { before, lockedTo: until })
}

async function mustBeOpenable(work: Work, until: string | null) {
  const before = await lockedTo(work)
  if (!before) throw new Refusal('finance.not-locked', 'لا فترة مقفلة. حدّث الصفحة.')
  if (until && until >= before) throw fieldFault('lockedTo', `الفترة مقفلة حتى ${dayInWords(before)}. اختر يومًا قبله.`)
  const filed = await lastFiled(work)
  if (filed && (!until || until < daysOf(filed).last))
    throw new Refusal('finance.return-filed', `قُدّم إقرار ${quarterInWords(filed)}، فتبقى أيامه مقفلة. صحّح بتاريخ اليوم.`)
  const [year] = await closings(work)
  if (year && (!until || until < lastDayOf(year.year)))
    throw new Refusal('finance.year-closed', `سنة ${year.year} مقفلة. افتح السنة أولًا، ثم أيامها.`)
  return before
}

/** The last quarter whose return was filed: what the authority was told does not change any more. */
async function lastFiled({ tx }: Work) {
  const row = await tx.selectFrom('vatReturns').select('quarter').orderBy('quarter', 'desc').limit(1).executeTakeFirst()
  return row?.quarter ?? null
}

/** What the year earned, with what a missed night left unearned, goes to the retained earnings, and its days are closed with it: one after the other, from the first. */
async function closeYear(work: Work, { year, despite: why }: Change<'close-year'>) {
  await earnWhatIsDue(work)
  const next = await nextYear(work, year)
  const until = await lockedTo(work)
  const day = until && until >= lastDayOf(year) ? daysAfter(until, 1) : lastDayOf(year)
  const source = { kind: 'year', id: `${year}/${(await timesClosed(work, year)) + 1}`, purpose: 'close' }
  const transfers = yearClosed(await resultsOf(work, year))
  const { number } = await post(work, { source, memo: `إقفال سنة ${year}`, day, transfers })
  const result = next.income - next.costs
  if (!until || until < lastDayOf(year))
    await closeUntil(work, { until: lastDayOf(year), reason: `إقفال سنة ${year}`, despite: why })
  work.record(closedFact, 'year', { year, number, result })
  return { number }
}

async function nextYear(work: Work, year: number) {
  const next = await openYear(work)
  if (next?.year !== year) throw new Refusal('finance.not-this-year', whyNot(year, next))
  if (year >= yearOf(dayOf(work.now())))
    throw new Refusal('finance.year-runs', `سنة ${year} لم تنته. أقفلها بعد ${dayInWords(lastDayOf(year))}.`)
  return next
}

const whyNot = (year: number, next: { year: number } | null) =>
  next && next.year < year ? `أقفل سنة ${next.year} أولًا.` : `أُقفلت سنة ${year} أو لا نتائج فيها. حدّث الصفحة.`

/** The last year that was closed stands open again, by a mirror of today; its days stay closed until they are opened as well. */
async function reopenYear(work: Work, { year, reason }: Change<'reopen-year'>) {
  const last = await lastClosed(work, year)
  const { number } = await reverse(work, last.id, { memo: `فتح سنة ${year}: ${reason}` })
  work.record(yearReopened, 'year', { year, number, reason })
  return { number }
}

async function lastClosed(work: Work, year: number) {
  const [last] = await closings(work)
  if (last?.year !== year) throw new Refusal('finance.not-last-year', 'ليست آخر سنة أُقفلت. حدّث الصفحة.')
  return last
}
