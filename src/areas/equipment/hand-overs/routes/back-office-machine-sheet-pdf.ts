import { data } from 'react-router'
import { sheetPaper } from '#areas/handovers/public.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { equipmentPermissions as may } from '../../permissions.ts'
import { machineSheet } from '../machine-sheet.ts'
import { machineSheetTitles } from '../machine-sheet-words.ts'
import { machineSheetById } from '../queries.ts'

export const loader = handedOut(
  page(may.view, async (ctx, { params }) => {
    const one = await machineSheetById(ctx, params.sheetId)
    if (!one) throw data('لا يوجد هذا المحضر.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`${machineSheetTitles[one.kind]} ${one.number}`), await sheetPaper(ctx, machineSheet, one))
  }),
)

export const middleware = [loader.middleware]

export default function MachineSheetPaper() {
  return null
}
