import { CloseYearInput, ReopenYearInput } from '#areas/finance/ledger/inputs.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { askForPeriod } from '../period-asking.ts'

export const askToCloseYear = command({
  name: 'finance.ask-to-close-year',
  permission: financePermissions.closeYears,
  input: CloseYearInput,
  run: (work, { year, despite = null }) => askForPeriod(work, { act: 'close-year', year, reason: `انتهت سنة ${year}`, despite }),
})

export const askToReopenYear = command({
  name: 'finance.ask-to-reopen-year',
  permission: financePermissions.closeYears,
  input: ReopenYearInput,
  run: (work, { year, reason }) => askForPeriod(work, { act: 'reopen-year', year, reason }),
})
