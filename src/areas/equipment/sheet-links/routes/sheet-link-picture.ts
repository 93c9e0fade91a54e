import { data } from 'react-router'
import { download } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { isUuid } from '#platform/ids.ts'
import { anyone } from '#platform/permissions.ts'
import { pictureOfHire } from '../../sheets/pictures.ts'
import { linkOf } from '../found.ts'

/** A picture of a day, to whoever holds the link of its hire. */
export const loader = handedOut(
  page(anyone, async (ctx, { params: { sheetToken = '', fileId } }) => {
    const link = await linkOf(ctx, sheetToken)
    const picture = link && isUuid(fileId) ? await pictureOfHire(ctx, link.contractId, fileId) : null
    if (!picture) throw data('لا صورة هنا.', { status: 404, statusText: 'Not Found' })
    return download(picture, picture.bytes)
  }),
)

export const middleware = [loader.middleware]

export default function SheetLinkPicture() {
  return null
}
