import { data } from 'react-router'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { unitPath } from '#areas/properties/property.ts'
import { shownUnit } from '#areas/properties/unit-detail.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { photosOfUnitPath } from '../photo.ts'
import { photosOf } from '../photos.ts'
import { PhotosOfPlace } from '../ui/photos-of-place.tsx'
import { addPhotos } from '../use-cases/add-photos.ts'
import { describePhoto, movePhoto, removePhoto } from '../use-cases/order-photos.ts'
import type { Route } from './+types/back-office-unit-photos'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await shownUnit(ctx, params.unitId)
  if (!one) throw data('لا توجد هذه الوحدة.', { status: 404, statusText: 'Not Found' })
  const { id, called, property, may: reached } = one
  const place = { called: `${called}، ${property}`, path: unitPath(id), photos: photosOfUnitPath(id) }
  return { place, photos: await photosOf(ctx, { unitId: id }), mayChange: reached.photograph, act: query.get('act') }
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

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `صور ${loaderData?.place.called ?? ''} · التحالف` }]

export const handle = { crumb: () => 'الصور' }

export default function UnitPhotosPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PhotosOfPlace {...loaderData} reply={actionData} />
}
