import { data } from 'react-router'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { ownedRental } from '../../rentals/own-rentals.ts'
import { fineNotice } from '../fine-paper.ts'
import { finesOfOwn } from '../own-fines.ts'

export const loader = handedOut(
  page(anyoneSignedIn, async (ctx, { params }) => {
    const one = await ownedRental(ctx, params.contractId)
    const found = one && (await finesOfOwn(ctx, one.contractId)).find(({ id }) => id === params.fineId)
    const pdf = found && (await fineNotice(ctx, found.id))
    if (!pdf) throw data('لا مخالفة لك بهذا العنوان.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`إشعار مخالفة ${found.reference}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function OwnFineNotice() {
  return null
}
