import { data } from 'react-router'
import { kindPath, kindsPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { photosOf } from '#areas/photos/public.ts'
import { PhotoEditor } from '#areas/photos/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { addPhotos, describePhoto, movePhoto, removePhoto } from '../kind-photos.ts'
import { kindInWords, kindOf, machineKind } from '../queries.ts'
import { KindFields } from '../ui/kind-form.tsx'
import { correctKind } from '../use-cases/correct-kind.ts'
import type { Route } from './+types/back-office-kind'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.name ?? ''} · أنواع المعدات · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.name ?? '' }

export const loader = page(may.managePrices, async (ctx, { params, query }) => {
  const one = await kindOf(ctx.db, params.kindId)
  if (!one) throw data('لا يوجد هذا النوع.', { status: 404, statusText: 'Not Found' })
  const photos = await photosOf(ctx, { kind: machineKind, id: one.id })
  return { one, called: kindInWords(one), photos, act: query.get('act') }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, kindPath(id))

export const action = submitOneOf({
  correct: submit(correctKind, () => saying('صُحّح النوع', kindsPath)),
  add: submit(addPhotos, back('أُضيفت الصور')),
  move: submit(movePhoto, back('رُتّبت الصور')),
  describe: submit(describePhoto, back('حُفظ الوصف')),
  remove: submit(removePhoto, back('حُذفت الصورة')),
})

const advice = 'صوّر المعدّة كاملة في ضوء النهار، ولا تظهر في الصورة وجوه.'

export default function KindPage({ loaderData, actionData }: Route.ComponentProps) {
  const { one, called, photos, act } = loaderData
  const [reply, photoReply] = act === 'correct' ? [actionData, undefined] : [undefined, actionData]
  return (
    <>
      <div className="page-h">
        <h1>
          <bdi>{one.name}</bdi>
        </h1>
      </div>
      <Card>
        <PostForm action={`${kindPath(one.id)}?act=correct`} reply={reply} before="الحفظ">
          <Seen of={one.version} reply={reply} />
          <KindFields reply={reply} kept={one} />
          <div>
            <SubmitButton>صحّح النوع</SubmitButton>
          </div>
        </PostForm>
      </Card>
      <PhotoEditor subject={{ called, path: kindPath(one.id), advice }} photos={photos} mayChange act={act} reply={photoReply} />
    </>
  )
}
