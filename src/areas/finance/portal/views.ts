import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '../lists/views-of-money.ts'
import { proofsAddress, readProofsAsked } from './proof-asked.ts'
import { proofsPath } from './transfer-proof.ts'

export const proofViews = keptViews({
  ...{ name: 'transfer-proofs', path: proofsPath, permission: financePermissions.viewReceipts },
  tidy: (query) => proofsAddress({ ...readProofsAsked(query), page: 1 }),
})
