import { LockPeriodInput, UnlockPeriodInput } from '#areas/finance/ledger/inputs.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayInWords } from '#values/dates.ts'
import { askForPeriod } from '../period-asking.ts'

/** Closes the books until that day when another agrees, who reads what is left. */
export const askToLock = command({
  name: 'finance.ask-to-lock-period',
  permission: financePermissions.lockPeriods,
  input: LockPeriodInput,
  run(work, { lockedTo, reviewed = lockedTo, reason, despite = null }) {
    // What was written about one list is no word on another.
    if (reviewed !== lockedTo)
      throw fieldFault(
        'lockedTo',
        `القائمة التي راجعتها حتى ${dayInWords(reviewed)}. أقفل حتى ذلك اليوم، أو راجع القائمة حتى اليوم الآخر أولًا.`,
      )
    return askForPeriod(work, { act: 'lock', lockedTo, reason, despite })
  },
})

/** Opens again what was closed, from the day after this one, when another agrees. */
export const askToUnlock = command({
  name: 'finance.ask-to-unlock-period',
  permission: financePermissions.unlockPeriods,
  input: UnlockPeriodInput,
  run: (work, { lockedTo = null, reason }) => askForPeriod(work, { act: 'unlock', lockedTo, reason }),
})
