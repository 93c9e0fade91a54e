import { importsPath } from '#areas/finance/addresses.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '../lists/views-of-money.ts'
import { importsAddress, readImportsAsked } from './import-asked.ts'

export const importViews = keptViews({
  ...{ name: 'opening-imports', path: importsPath, permission: financePermissions.viewOpenings },
  tidy: (query) => importsAddress({ ...readImportsAsked(query), page: 1 }),
})
