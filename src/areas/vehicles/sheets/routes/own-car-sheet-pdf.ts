import { data } from 'react-router'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { ownedRental } from '../../rentals/own-rentals.ts'
import { carSheetPaper } from '../car-sheet-paper.ts'
import { carSheetTitles } from '../car-sheet-words.ts'
import { ownCarSheet } from '../own-sheets.ts'

export const loader = handedOut(
  page(anyoneSignedIn, async (ctx, { params }) => {
    const one = await ownedRental(ctx, params.contractId)
    const sheet = one && (await ownCarSheet(ctx, one, params.sheetId))
    if (!sheet) throw data('لا محضر لك بهذا العنوان.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`${carSheetTitles[sheet.kind]} ${sheet.number}`), await carSheetPaper(ctx, sheet))
  }),
)

export const middleware = [loader.middleware]

export default function OwnCarSheetPaper() {
  return null
}
