import { data } from 'react-router'
import { contract } from '#areas/contracts/contract-detail.ts'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { paperNow } from '#areas/contracts/signing/paper-now.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'

/** The paper with its signatures, else as it was sent; before that, as it would be sent now. */
export const loader = handedOut(
  page(contractsPermissions.view, async (ctx, { params }) => {
    const one = await contract(ctx, params.contractId)
    const pdf = one && (await paperNow(ctx, one))
    if (!pdf) throw data('لا نص لهذا العقد بعد.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`${one.kindLabel} ${one.number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function ContractPaper() {
  return null
}
