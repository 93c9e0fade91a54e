import { CloseYearInput, LockPeriodInput, ReopenYearInput, UnlockPeriodInput } from '#areas/finance/ledger/inputs.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { changePeriod } from '../areas/finance/closing/period-changes.ts'

/** Closed and opened as when one has asked and another agreed. */
export const lockPeriod = command({
  name: 'test.lock-period',
  permission: financePermissions.lockPeriods,
  input: LockPeriodInput,
  run: (work, { despite = null, ...asked }) => changePeriod(work, { act: 'lock', ...asked, despite }),
})

export const unlockPeriod = command({
  name: 'test.unlock-period',
  permission: financePermissions.unlockPeriods,
  input: UnlockPeriodInput,
  run: (work, { lockedTo = null, reason }) => changePeriod(work, { act: 'unlock', lockedTo, reason }),
})

export const closeYear = command({
  name: 'test.close-year',
  permission: financePermissions.closeYears,
  input: CloseYearInput,
  run: async (work, { year, despite = null }) => {
    const closed = await changePeriod(work, { act: 'close-year', year, reason: '', despite })
    return { number: closed?.number ?? 0 }
  },
})

export const reopenYear = command({
  name: 'test.reopen-year',
  permission: financePermissions.closeYears,
  input: ReopenYearInput,
  run: (work, { year, reason }) => changePeriod(work, { act: 'reopen-year', year, reason }),
})
