import { data } from 'react-router'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { depositPaper } from '../deposit-paper.ts'
import { ownedRental } from '../own-rentals.ts'

export const loader = handedOut(
  page(anyoneSignedIn, async (ctx, { params }) => {
    const one = await ownedRental(ctx, params.contractId)
    const pdf = one && (await depositPaper(ctx, one))
    if (!pdf) throw data('لا تأمين مستردًا لك بهذا العنوان.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`تأمين مسترد ${one.number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function OwnDepositPaper() {
  return null
}
