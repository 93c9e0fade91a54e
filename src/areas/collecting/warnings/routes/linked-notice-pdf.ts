import { data } from 'react-router'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { linkedNotice } from '../linked-notice.ts'
import { warningSteps } from '../warning.ts'

/** The very file that was sent, to whoever has its link. */
export const loader = handedOut(
  page(anyone, async (ctx, { params }) => {
    const notice = await linkedNotice(ctx, params.noticeToken)
    if (!notice)
      throw data('لا إخطار بهذا الرابط، أو انتهت مدته. افتح الرابط كما وصلك، أو سجّل الدخول، أو اتصل بالمكتب.', {
        status: 404,
        statusText: 'Not Found',
      })
    if (!(await ctx.files.has(notice.sha256))) throw data('فُقد ملف هذا الإخطار من الحفظ. اتصل بالمكتب.', { status: 404 })
    const bytes = new Uint8Array(await ctx.files.get(notice.sha256))
    return opened(pdfNamed(`${warningSteps[notice.step]} ${notice.number}`), bytes)
  }),
)

export const middleware = [loader.middleware]

export default function LinkedPaper() {
  return null
}
