import { data } from 'react-router'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { letterPaper } from '../letter-paper.ts'
import { letter } from '../queries.ts'

export const loader = handedOut(
  page(may.viewReservations, async (ctx, { params }) => {
    const one = await letter(ctx, params.letterId)
    if (!one) throw data('لا يوجد هذا الخطاب.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`خطاب عدم ممانعة ${one.number}`), await letterPaper(ctx, one))
  }),
)

export const middleware = [loader.middleware]

export default function BorderLetterPaper() {
  return null
}
