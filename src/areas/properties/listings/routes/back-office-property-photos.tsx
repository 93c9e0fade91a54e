import { data } from 'react-router'
import { photosOf } from '#areas/photos/public.ts'
import { PhotosPage } from '#areas/photos/public-ui.tsx'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { propertyKind, propertyPath } from '#areas/properties/property.ts'
import { property } from '#areas/properties/property-detail.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { addPhotos, describePhoto, movePhoto, removePhoto } from '../photo-commands.ts'
import { photoAdvice, photosOfPropertyPath } from '../photo-paths.ts'
import type { Route } from './+types/back-office-property-photos'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await property(ctx, params.propertyId)
  if (!one) throw data('لا يوجد هذا العقار.', { status: 404, statusText: 'Not Found' })
  const { id, name, may: reached } = one
  const subject = { called: name, path: photosOfPropertyPath(id), advice: photoAdvice }
  return {
    subject,
    back: propertyPath(id),
    photos: await photosOf(ctx, { kind: propertyKind, id }),
    mayChange: reached.photograph,
    act: query.get('act'),
  }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, photosOfPropertyPath(id))

export const action = submitOneOf({
  add: submit(addPhotos, back('أُضيفت الصور')),
  move: submit(movePhoto, back('رُتّبت الصور')),
  describe: submit(describePhoto, back('حُفظ الوصف')),
  remove: submit(removePhoto, back('حُذفت الصورة')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `صور ${loaderData?.subject.called ?? ''} · التحالف` }]

export const handle = { crumb: () => 'الصور' }

export default function PropertyPhotosPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PhotosPage {...loaderData} reply={actionData} />
}
