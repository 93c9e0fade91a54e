import { data } from 'react-router'
import { journal } from '#areas/finance/ledger/journal-queries.ts'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { paperOfJournal } from '../voucher-papers.ts'

export const loader = handedOut(
  page(financePermissions.viewBooks, async (ctx, { params: { number = '' } }) => {
    const one = await journal(ctx, number)
    if (!one) throw data('لا يوجد هذا القيد.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`سند قيد ${one.number}`), await keptPaper(ctx, ...paperOfJournal(ctx, one)))
  }),
)

export const middleware = [loader.middleware]

export default function JournalVoucher() {
  return null
}
