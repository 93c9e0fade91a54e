import { data } from 'react-router'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { paperOfLink } from '../sign-page.ts'

/** The paper to whoever has the link. */
export const loader = handedOut(
  page(anyone, async (ctx, { params }) => {
    const paper = await paperOfLink(ctx, params.signingToken)
    if (!paper) throw data('لا عقد بهذا الرابط. افتح أحدث رابط وصلك.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`عقد ${paper.number}`), paper.bytes)
  }),
)

export const middleware = [loader.middleware]

export default function SigningPaper() {
  return null
}
