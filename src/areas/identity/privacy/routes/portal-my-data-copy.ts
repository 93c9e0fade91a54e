import { download, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { takeMyData } from '../use-cases/take-my-data.ts'

/** A copy of one's own data; whose it is comes from the session and from nowhere else. */
export const loader = handedOut(
  page(anyoneSignedIn, async (ctx, { params }) => {
    const { form } = params
    if (form !== 'json' && form !== 'pdf') throw new Refusal('not-found', 'تُنزَّل النسخة بصيغة PDF أو JSON.', 404)
    const bytes = await takeMyData(ctx, form)
    return download(form === 'json' ? { name: 'بياناتي.json', mediaType: 'application/json' } : pdfNamed('بياناتي'), bytes)
  }),
)

export const middleware = [loader.middleware]

export default function MyDataCopy() {
  return null
}
