import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '#areas/finance/reports/kept-views.ts'
import { readSessionsAsked, sessionsAddress } from './session-asked.ts'

export const sessionViews = keptViews({
  ...{ name: 'cash-sessions', path: '/admin/finance/boxes/sessions', permission: financePermissions.viewBoxes },
  tidy: (query) => sessionsAddress({ ...readSessionsAsked(query), page: 1 }),
})
