import { data } from 'react-router'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { fine } from '../fine-detail.ts'
import { fineNotice } from '../fine-paper.ts'

export const loader = handedOut(
  page(may.fines, async (ctx, { params }) => {
    const one = await fine(ctx, params.fineId)
    const pdf = one && (await fineNotice(ctx, one.id))
    if (!pdf) throw data('لا إشعار لهذه المخالفة.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`إشعار مخالفة ${one.reference}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function FineNotice() {
  return null
}
