import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '../lists/views-of-money.ts'
import { readWriteOffsAsked, writeOffsAddress, writeOffsPath } from './write-off-asked.ts'

export const writeOffViews = keptViews({
  ...{ name: 'write-offs', path: writeOffsPath, permission: financePermissions.viewWriteOffs },
  tidy: (query) => writeOffsAddress({ ...readWriteOffsAsked(query), page: 1 }),
})
