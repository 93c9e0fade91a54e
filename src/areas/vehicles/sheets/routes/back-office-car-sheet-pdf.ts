import { data } from 'react-router'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { carSheetPaper } from '../car-sheet-paper.ts'
import { carSheetTitles } from '../car-sheet-words.ts'
import { carSheetById } from '../queries.ts'

export const loader = handedOut(
  page(may.view, async (ctx, { params }) => {
    const one = await carSheetById(ctx, params.sheetId)
    if (!one) throw data('لا يوجد هذا المحضر.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`${carSheetTitles[one.kind]} ${one.number}`), await carSheetPaper(ctx, one))
  }),
)

export const middleware = [loader.middleware]

export default function CarSheetPaper() {
  return null
}
