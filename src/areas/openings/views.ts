import { keptMoneyViews } from '#areas/finance/public-lists.ts'
import { viewOpenings } from '#areas/finance/public-openings.ts'
import { importsPath } from './addresses.ts'
import { importsAddress, readImportsAsked } from './import-asked.ts'

export const importViews = keptMoneyViews({
  ...{ name: 'opening-imports', path: importsPath, permission: viewOpenings },
  tidy: (query) => importsAddress({ ...readImportsAsked(query), page: 1 }),
})
