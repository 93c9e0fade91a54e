import { importsPath } from '../addresses.ts'
import { keptViews } from '../lists/kept-views.ts'
import { financePermissions } from '../permissions.ts'
import { importsAddress, readImportsAsked } from './import-asked.ts'

export const importViews = keptViews({
  ...{ name: 'opening-imports', path: importsPath, permission: financePermissions.viewOpenings },
  tidy: (query) => importsAddress({ ...readImportsAsked(query), page: 1 }),
})
