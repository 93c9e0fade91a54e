import { data } from 'react-router'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { dayOf } from '#values/days.ts'
import { filled } from '#values/filling.ts'
import { printContract } from '../contract-paper.ts'
import { textPage } from '../text-queries.ts'

/** A version as it prints, with examples in the places of its variables. */
export const loader = handedOut(
  page(contractsPermissions.manageTemplates, async (ctx, { params, query }) => {
    const asked = query.get('version')
    const found = await textPage(ctx, params.kind, asked !== null && /^\d{1,4}$/.test(asked) ? Number(asked) : null)
    if (!found) throw data('لا يوجد هذا النموذج.', { status: 404, statusText: 'Not Found' })
    const { title, text } = found.shown
    const number = found.examples.number ?? ''
    const pdf = await printContract(ctx, {
      ...{ title: filled(title, found.examples), text: filled(text, found.examples), number, day: dayOf(ctx.now()) },
      ...{
        across: 'نموذج',
        signed: [
          ['الطرف الأول', ''],
          ['الطرف الثاني', ''],
        ],
        ...{ proof: null, qr: null },
      },
    })
    return opened(pdfNamed(`نموذج ${found.label}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function TextPaper() {
  return null
}
