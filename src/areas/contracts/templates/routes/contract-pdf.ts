import { data } from 'react-router'
import { contract, type OneContract } from '#areas/contracts/contract-detail.ts'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { paperSignedByHand } from '#areas/contracts/signing/paper-signed.ts'
import type { Ctx } from '#platform/context.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { draftPaper } from '../contract-paper.ts'
import { sentPaper } from '../sent-paper.ts'

/** The paper with its signatures, else as it was sent; before that, as it would be sent now. */
export const loader = handedOut(
  page(contractsPermissions.view, async (ctx, { params }) => {
    const one = await contract(ctx, params.contractId)
    const pdf = one && ((await signedOrSent(ctx, one)) ?? (await draftPaper(ctx, one)))
    if (!pdf) throw data('لا نص لهذا العقد بعد.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`${one.kindLabel} ${one.number}`), pdf)
  }),
)

async function signedOrSent(ctx: Ctx, one: OneContract) {
  const paper = await sentPaper(ctx, one)
  return paper && one.signedWay === 'paper' ? paperSignedByHand(ctx, one, paper) : (paper?.bytes ?? null)
}

export const middleware = [loader.middleware]

export default function ContractPaper() {
  return null
}
