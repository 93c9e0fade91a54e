import { data } from 'react-router'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { propertyPath } from '#areas/properties/property.ts'
import { property } from '#areas/properties/property-detail.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { photosOfPropertyPath } from '../photo.ts'
import { photosOf } from '../photos.ts'
import { PhotosOfPlace } from '../ui/photos-of-place.tsx'
import { addPhotos } from '../use-cases/add-photos.ts'
import { describePhoto, movePhoto, removePhoto } from '../use-cases/order-photos.ts'
import type { Route } from './+types/back-office-property-photos'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await property(ctx, params.propertyId)
  if (!one) throw data('لا يوجد هذا العقار.', { status: 404, statusText: 'Not Found' })
  const { id, name, may: reached } = one
  const place = { called: name, path: propertyPath(id), photos: photosOfPropertyPath(id) }
  return { place, photos: await photosOf(ctx, { propertyId: id }), mayChange: reached.photograph, act: query.get('act') }
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

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `صور ${loaderData?.place.called ?? ''} · التحالف` }]

export const handle = { crumb: () => 'الصور' }

export default function PropertyPhotosPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PhotosOfPlace {...loaderData} reply={actionData} />
}
