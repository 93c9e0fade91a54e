import { data } from 'react-router'
import { poolsPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Num } from '#ui/values.tsx'
import { poolUnits } from '../pool.ts'
import { poolById } from '../queries.ts'
import { PoolFields } from '../ui/pool-form.tsx'
import { correctPool } from '../use-cases/correct-pool.ts'
import type { Route } from './+types/back-office-pool'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.name ?? ''} · السقالات · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.name ?? '' }

export const loader = page(may.managePools, async (ctx, { params }) => {
  const one = await poolById(ctx, params.poolId)
  if (!one) throw data('لا توجد هذه السقالات.', { status: 404, statusText: 'Not Found' })
  return { one }
})

export const action = submit(correctPool, () => saying('صُحّحت السقالات', poolsPath))

export default function PoolPage({ loaderData: { one }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            <bdi>{one.name}</bdi>
          </h1>
          <p className="muted sm">
            عند العملاء <Num>{one.out}</Num> من <Num>{one.total}</Num> {poolUnits[one.unit]}
          </p>
        </div>
      </div>
      <Card>
        <PostForm reply={reply} before="الحفظ">
          <Seen of={one.version} reply={reply} />
          <PoolFields reply={reply} kept={one} />
          <div>
            <SubmitButton>صحّح السقالات</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
