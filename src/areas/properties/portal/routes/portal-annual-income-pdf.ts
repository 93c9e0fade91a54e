import { data } from 'react-router'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { annualIncome, annualIncomePaper, yearAsked } from '../annual-income.ts'

/** Of a mandate whoever asks has a part of. */
export const loader = handedOut(
  page(anyoneSignedIn, async (ctx, { query }) => {
    const year = yearAsked(query, ctx.now())
    const said = await annualIncome(ctx, { mandateId: query.get('mandate') ?? '', year })
    if (!said) throw data('لا يوجد هذا الكشف.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`كشف الدخل السنوي ${year}`), await annualIncomePaper(ctx, said))
  }),
)

export const middleware = [loader.middleware]

export default function AnnualIncomePaper() {
  return null
}
