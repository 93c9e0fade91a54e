import { data } from 'react-router'
import { paperOfContract } from '#areas/contracts/public.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { ownRental } from '../own-rentals.ts'

/** What they were sent, and once everybody has signed, with the page that proves it. */
export const loader = handedOut(
  page(anyoneSignedIn, async (ctx, { params }) => {
    const one = await ownRental(ctx, params.contractId, new URLSearchParams())
    const pdf = one && (await paperOfContract(ctx, one.id, { sent: true }))
    if (!pdf) throw data('لا عقد تأجير لك بهذا العنوان.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`عقد تأجير سيارة ${one.number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function OwnAgreementPaper() {
  return null
}
