import { financePermissions } from '#areas/finance/permissions.ts'
import { payoutsPath } from '../addresses.ts'
import { keptViews } from '../lists/kept-views.ts'
import { payoutsAddress, readPayoutsAsked } from './payout-asked.ts'

export const payoutViews = keptViews({
  ...{ name: 'payouts', path: payoutsPath, permission: financePermissions.viewPayouts },
  tidy: (query) => payoutsAddress({ ...readPayoutsAsked(query), page: 1 }),
})
