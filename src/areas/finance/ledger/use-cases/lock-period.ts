import { financePermissions } from '#areas/finance/permissions.ts'
import { daysOf, quarterInWords } from '#areas/finance/tax/quarter.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { closeUntil, lockTo } from '../closing.ts'
import { periodUnlocked } from '../facts.ts'
import { LockPeriodInput, UnlockPeriodInput } from '../inputs.ts'
import { alone, lockedTo } from '../period.ts'
import { closings, lastDayOf } from '../year.ts'

/** Closes the books until that day: those who are posting are waited for, and whoever comes after them finds it closed. */
export const lockPeriod = command({
  name: 'finance.lock-period',
  permission: financePermissions.lockPeriods,
  input: LockPeriodInput,
  async run(work, { lockedTo: until, reason, despite }) {
    await alone(work)
    const before = await lockedTo(work)
    if (until >= dayOf(work.now())) throw fieldFault('lockedTo', 'أقفل حتى أمس على الأكثر، فاليوم ما زال يُرحَّل فيه.')
    if (before && until <= before) throw fieldFault('lockedTo', `الفترة مقفلة حتى ${dayInWords(before)}. اختر يومًا بعده.`)
    await closeUntil(work, { until, reason, despite })
  },
})

/** Opens again what was closed, from the day after this one. */
export const unlockPeriod = command({
  name: 'finance.unlock-period',
  permission: financePermissions.unlockPeriods,
  input: UnlockPeriodInput,
  async run(work, { lockedTo: until = null, reason }) {
    await alone(work)
    const before = await lockedTo(work)
    if (!before) throw new Refusal('finance.not-locked', 'لا فترة مقفلة. حدّث الصفحة.')
    if (until && until >= before) throw fieldFault('lockedTo', `الفترة مقفلة حتى ${dayInWords(before)}. اختر يومًا قبله.`)
    const filed = await lastFiled(work)
    if (filed && (!until || until < daysOf(filed).last))
      throw new Refusal('finance.return-filed', `قُدّم إقرار ${quarterInWords(filed)}، فتبقى أيامه مقفلة. صحّح بتاريخ اليوم.`)
    const [year] = await closings(work)
    if (year && (!until || until < lastDayOf(year.year)))
      throw new Refusal('finance.year-closed', `سنة ${year.year} مقفلة. افتح السنة أولًا، ثم أيامها.`)
    await lockTo(work, { lockedTo: until, reason })
    work.record(periodUnlocked, 'period', { before, lockedTo: until })
  },
})

/** The last quarter whose return was filed: what the authority was told does not change any more. */
async function lastFiled({ tx }: Work) {
  const row = await tx.selectFrom('vatReturns').select('quarter').orderBy('quarter', 'desc').limit(1).executeTakeFirst()
  return row?.quarter ?? null
}
