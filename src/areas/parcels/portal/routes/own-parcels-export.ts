import { exportOfList } from '#areas/company/public-lists.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { ownSenders } from '../../merchants/senders.ts'
import { merchantList } from '../merchant-list.tsx'
import { exportedOwnParcels } from '../merchant-parcels.ts'

export const loader = exportOfList(merchantList, {
  permission: anyoneSignedIn,
  rows: async function* (ctx, asked) {
    yield* exportedOwnParcels(ctx, await ownSenders(ctx), asked)
  },
})

export const middleware = [loader.middleware]

export default function OwnParcelsExport() {
  return null
}
