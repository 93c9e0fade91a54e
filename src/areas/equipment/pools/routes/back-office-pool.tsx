import { data } from 'react-router'
import { approvalWaiting } from '#areas/access/public.ts'
import { poolPath, poolsPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Num } from '#ui/values.tsx'
import { poolUnits } from '../pool.ts'
import { poolById } from '../queries.ts'
import { PoolFields } from '../ui/pool-form.tsx'
import { PoolWriteOffs } from '../ui/write-off.tsx'
import { correctPool } from '../use-cases/correct-pool.ts'
import { writeOffPool } from '../use-cases/write-off-pool.ts'
import type { Route } from './+types/back-office-pool'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.name ?? ''} · السقالات · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.name ?? '' }

export const loader = page(may.managePools, async (ctx, { params, query }) => {
  const one = await poolById(ctx, params.poolId)
  if (!one) throw data('لا توجد هذه السقالات.', { status: 404, statusText: 'Not Found' })
  const waits = await approvalWaiting(ctx, { action: 'equipment.write-off-pool', subjectId: one.id })
  return { one, waits, formId: ctx.newId(), act: query.get('act') }
})

export const action = submitOneOf({
  correct: submit(correctPool, () => saying('صُحّحت السقالات', poolsPath)),
  'write-off': submit(writeOffPool, ({ poolId, waits }) =>
    saying(waits ? 'أُرسل طلب الشطب إلى من يعتمده' : 'شُطب المفقود، ونقصت الكمية', poolPath(poolId)),
  ),
})

export default function PoolPage({ loaderData: { one, waits, formId, act }, actionData }: Route.ComponentProps) {
  const heard = (name: string) => (act === name ? actionData : undefined)
  const reply = heard('correct')
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
      {/* A write-off leaves another count, which an open form must not take back. */}
      <Card key={one.version}>
        <PostForm action="?act=correct" reply={reply} part="correct" before="الحفظ">
          <Seen of={one.version} reply={reply} />
          <PoolFields reply={reply} kept={one} />
          <div>
            <SubmitButton>صحّح السقالات</SubmitButton>
          </div>
        </PostForm>
      </Card>
      <PoolWriteOffs key={`lost ${one.version}`} {...{ one, formId, waits }} reply={heard('write-off')} />
    </>
  )
}
