import type { Area } from '#platform/area.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { acts } from './acts.ts'
import { dailyMoney } from './daily.ts'
import { paymentsPath } from './payments-paths.ts'
import { financePermissions } from './permissions.ts'
import { places } from './places.ts'
import { moneyExceptions } from './reports/exceptions.ts'
import { moneyFigures } from './reports/figures.ts'
import { boxesLeftOpen } from './reports/left-open.ts'
import { rooms } from './rooms.ts'
import { seedFinance } from './seed.ts'

export const finance: Area = {
  name: 'finance',
  label: 'المالية',
  ...rooms,
  permissions: financePermissions,
  desks: [{ path: '/admin/finance', label: 'المالية', permission: financePermissions.viewBooks, tabs: places }],
  portal: [{ path: paymentsPath, label: 'مدفوعاتي', permission: anyoneSignedIn }],
  acts,
  figures: moneyFigures,
  exceptions: moneyExceptions,
  people: [boxesLeftOpen],
  seed: seedFinance,
  daily: dailyMoney,
}
