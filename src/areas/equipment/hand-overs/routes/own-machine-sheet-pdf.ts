import { data } from 'react-router'
import { sheetPaper } from '#areas/handovers/public.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { ownHire } from '../../portal/own-hires.ts'
import { machineSheet } from '../machine-sheet.ts'
import { machineSheetTitles } from '../machine-sheet-words.ts'
import { ownMachineSheet } from '../own-sheets.ts'

export const loader = handedOut(
  page(anyoneSignedIn, async (ctx, { params }) => {
    const hire = await ownHire(ctx, params.contractId)
    const sheet = hire && (await ownMachineSheet(ctx, { contractId: hire.id, partyId: hire.partyId }, params.sheetId))
    if (!sheet) throw data('لا محضر لك بهذا العنوان.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`${machineSheetTitles[sheet.kind]} ${sheet.number}`), await sheetPaper(ctx, machineSheet, sheet))
  }),
)

export const middleware = [loader.middleware]

export default function OwnMachineSheetPaper() {
  return null
}
