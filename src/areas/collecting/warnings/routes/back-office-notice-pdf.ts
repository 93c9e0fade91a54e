import { data } from 'react-router'
import { collectingPermissions } from '#areas/collecting/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { formalNotice } from '../queries.ts'
import { warningSteps } from '../warning.ts'

/** The very file that was sent: it is never printed anew. */
export const loader = handedOut(
  page(collectingPermissions.serveNotices, async (ctx, { params }) => {
    const notice = await formalNotice(ctx, params.noticeId)
    if (!notice) throw data('لا يوجد هذا الإخطار.', { status: 404, statusText: 'Not Found' })
    if (!(await ctx.files.has(notice.sha256)))
      throw data('فُقد ملف هذا الإخطار من الحفظ. أبلغ مدير النظام ليعيده من نسخة احتياطية.', { status: 404 })
    const bytes = new Uint8Array(await ctx.files.get(notice.sha256))
    return opened(pdfNamed(`${warningSteps[notice.step]} ${notice.number}`), bytes)
  }),
)

export const middleware = [loader.middleware]

export default function NoticePaper() {
  return null
}
