import { data } from 'react-router'
import { kindsPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { kindOf } from '../queries.ts'
import { KindFields } from '../ui/kind-form.tsx'
import { correctKind } from '../use-cases/correct-kind.ts'
import type { Route } from './+types/back-office-kind'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.name ?? ''} · أنواع المعدات · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.name ?? '' }

export const loader = page(may.managePrices, async (ctx, { params }) => {
  const one = await kindOf(ctx.db, params.kindId)
  if (!one) throw data('لا يوجد هذا النوع.', { status: 404, statusText: 'Not Found' })
  return { one }
})

export const action = submit(correctKind, () => saying('صُحّح النوع', kindsPath))

export default function KindPage({ loaderData: { one }, actionData: reply }: Route.ComponentProps) {
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
          <KindFields reply={reply} kept={one} />
          <div>
            <SubmitButton>صحّح النوع</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
