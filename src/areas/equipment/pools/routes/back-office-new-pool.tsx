import { poolsPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { PoolFields } from '../ui/pool-form.tsx'
import { addPool } from '../use-cases/add-pool.ts'
import type { Route } from './+types/back-office-new-pool'

export const meta = () => [{ title: 'سقالات جديدة · التحالف' }]

export const handle = { crumb: () => 'سقالات جديدة' }

export const loader = page(may.managePools, async (ctx) => ({ formId: ctx.newId() }))

export const action = submit(addPool, () => saying('أُضيفت السقالات', poolsPath))

export default function NewPoolPage({ loaderData: { formId }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>سقالات جديدة</h1>
      </div>
      <Card>
        <PostForm reply={reply} before="الإضافة">
          <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
          <PoolFields reply={reply} />
          <div>
            <SubmitButton>أضف السقالات</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
