import { data } from 'react-router'
import { download } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { isUuid } from '#platform/ids.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { pictureOfHire } from '../../sheets/pictures.ts'
import { ownsHire } from '../own-hires.ts'

/** A picture of a day, to whoever hired the machine. */
export const loader = handedOut(
  page(anyoneSignedIn, async (ctx, { params: { contractId, fileId } }) => {
    const isTheirs = isUuid(contractId) && isUuid(fileId) && (await ownsHire(ctx, contractId))
    const picture = isTheirs ? await pictureOfHire(ctx, contractId, fileId) : null
    if (!picture) throw data('لا صورة هنا.', { status: 404, statusText: 'Not Found' })
    return download(picture, picture.bytes)
  }),
)

export const middleware = [loader.middleware]

export default function PortalHirePicture() {
  return null
}
