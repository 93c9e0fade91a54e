import { download, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { dayOf } from '#values/days.ts'
import { companyPermissions } from '../permissions.ts'
import { printPaper } from '../public.ts'

/** The paper of the company with nothing on it: how its head and foot look as they are set now. */
export const loader = handedOut(
  page(companyPermissions.manage, async (ctx) => {
    const sheet = { day: dayOf(ctx.now()) }
    return download(pdfNamed('نموذج ورق الشركة'), await printPaper(ctx, 'areas/company/papers/sample.typ', sheet))
  }),
)

export const middleware = [loader.middleware]

export default function SamplePaper() {
  return null
}
