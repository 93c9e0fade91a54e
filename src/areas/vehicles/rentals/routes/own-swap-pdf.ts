import { data } from 'react-router'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { ownedRental } from '../own-rentals.ts'
import { swapPaper } from '../swap-paper.ts'

export const loader = handedOut(
  page(anyoneSignedIn, async (ctx, { params }) => {
    const one = await ownedRental(ctx, params.contractId)
    const pdf = one && (await swapPaper(ctx, one, params.segmentId))
    if (!pdf) throw data('لا استبدال لك بهذا العنوان.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`محضر استبدال ${one.number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function OwnSwapPaper() {
  return null
}
