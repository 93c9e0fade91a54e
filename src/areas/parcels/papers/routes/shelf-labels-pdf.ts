import { data } from 'react-router'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { shelfCodes } from '../../shelves/queries.ts'
import { shelfLabels } from '../shelf-labels.ts'

export const loader = handedOut(
  page(may.sort, async (ctx, { query }) => {
    const shelves = await shelfCodes(ctx, query.get('branch'))
    if (shelves.length === 0) throw data('لا رفوف في هذا الفرع بعد.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed('بطاقات الرفوف'), await shelfLabels(ctx, shelves))
  }),
)

export const middleware = [loader.middleware]

export default function ShelfLabels() {
  return null
}
