import { data } from 'react-router'
import { photosOf } from '#areas/photos/public.ts'
import { PhotosPage } from '#areas/photos/public-ui.tsx'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { unitKind, unitPath } from '#areas/properties/property.ts'
import { shownUnit } from '#areas/properties/unit-detail.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { addPhotos, describePhoto, movePhoto, removePhoto } from '../photo-commands.ts'
import { photoAdvice, photosOfUnitPath } from '../photo-paths.ts'
import type { Route } from './+types/back-office-unit-photos'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await shownUnit(ctx, params.unitId)
  if (!one) throw data('لا توجد هذه الوحدة.', { status: 404, statusText: 'Not Found' })
  const { id, called, property, may: reached } = one
  const subject = { called: `${called}، ${property}`, path: photosOfUnitPath(id), advice: photoAdvice }
  return {
    subject,
    back: unitPath(id),
    photos: await photosOf(ctx, { kind: unitKind, id }),
    mayChange: reached.photograph,
    act: query.get('act'),
  }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, photosOfUnitPath(id))

export const action = submitOneOf({
  add: submit(addPhotos, back('أُضيفت الصور')),
  move: submit(movePhoto, back('رُتّبت الصور')),
  describe: submit(describePhoto, back('حُفظ الوصف')),
  remove: submit(removePhoto, back('حُذفت الصورة')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `صور ${loaderData?.subject.called ?? ''} · التحالف` }]

export const handle = { crumb: () => 'الصور' }

export default function UnitPhotosPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PhotosPage {...loaderData} reply={actionData} />
}
