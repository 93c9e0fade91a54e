import { data } from 'react-router'
import { photosOf } from '#areas/photos/public.ts'
import { PhotoEditor } from '#areas/photos/public-ui.tsx'
import { classesPath, classPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { addPhotos, describePhoto, movePhoto, removePhoto } from '../class-photos.ts'
import { classOf, vehicleClass } from '../queries.ts'
import { ClassFields } from '../ui/class-form.tsx'
import { correctClass } from '../use-cases/correct-class.ts'
import type { Route } from './+types/back-office-class'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.name ?? ''} · فئات السيارات · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.name ?? '' }

export const loader = page(may.managePrices, async (ctx, { params, query }) => {
  const one = await classOf(ctx.db, params.classId)
  if (!one) throw data('لا توجد هذه الفئة.', { status: 404, statusText: 'Not Found' })
  return { one, photos: await photosOf(ctx, { kind: vehicleClass, id: one.id }), act: query.get('act') }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, classPath(id))

export const action = submitOneOf({
  correct: submit(correctClass, () => saying('صُحّحت الفئة', classesPath)),
  add: submit(addPhotos, back('أُضيفت الصور')),
  move: submit(movePhoto, back('رُتّبت الصور')),
  describe: submit(describePhoto, back('حُفظ الوصف')),
  remove: submit(removePhoto, back('حُذفت الصورة')),
})

const advice = 'صوّر السيارة كاملة في ضوء النهار، ولا تظهر في الصورة وجوه ولا أرقام لوحات.'

export default function ClassPage({ loaderData, actionData }: Route.ComponentProps) {
  const { one, photos, act } = loaderData
  const [reply, photoReply] = act === 'correct' ? [actionData, undefined] : [undefined, actionData]
  return (
    <>
      <div className="page-h">
        <h1>
          <bdi>{one.name}</bdi>
        </h1>
      </div>
      <Card>
        <PostForm action={`${classPath(one.id)}?act=correct`} reply={reply} before="الحفظ">
          <Seen of={one.version} reply={reply} />
          <ClassFields reply={reply} kept={one} />
          <div>
            <SubmitButton>صحّح الفئة</SubmitButton>
          </div>
        </PostForm>
      </Card>
      <PhotoEditor
        subject={{ called: one.name, path: classPath(one.id), advice }}
        photos={photos}
        mayChange
        act={act}
        reply={photoReply}
      />
    </>
  )
}
