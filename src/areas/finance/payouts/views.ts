import { payoutsPath } from '#areas/finance/addresses.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '../lists/views-of-money.ts'
import { payoutsAddress, readPayoutsAsked } from './payout-asked.ts'

export const payoutViews = keptViews({
  ...{ name: 'payouts', path: payoutsPath, permission: financePermissions.viewPayouts },
  tidy: (query) => payoutsAddress({ ...readPayoutsAsked(query), page: 1 }),
})
