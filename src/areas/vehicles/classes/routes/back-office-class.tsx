import { data } from 'react-router'
import { classesPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { classOf } from '../queries.ts'
import { ClassFields } from '../ui/class-form.tsx'
import { correctClass } from '../use-cases/correct-class.ts'
import type { Route } from './+types/back-office-class'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.name ?? ''} · فئات السيارات · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.name ?? '' }

export const loader = page(may.managePrices, async (ctx, { params }) => {
  const one = await classOf(ctx.db, params.classId)
  if (!one) throw data('لا توجد هذه الفئة.', { status: 404, statusText: 'Not Found' })
  return { one }
})

export const action = submit(correctClass, () => saying('صُحّحت الفئة', classesPath))

export default function ClassPage({ loaderData: { one }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>
          <bdi>{one.name}</bdi>
        </h1>
      </div>
      <Card>
        <PostForm reply={reply} before="الحفظ">
          <Seen of={one.version} reply={reply} />
          <ClassFields reply={reply} kept={one} />
          <div>
            <SubmitButton>صحّح الفئة</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
