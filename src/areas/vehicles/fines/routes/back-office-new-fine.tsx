import { finePath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { FineFields } from '../ui/fine-form.tsx'
import { recordFine } from '../use-cases/record-fine.ts'
import type { Route } from './+types/back-office-new-fine'

export const meta = () => [{ title: 'مخالفة مرورية · التحالف' }]

export const handle = { crumb: () => 'مخالفة جديدة' }

export const loader = page(may.fines, async (ctx) => ({ formId: ctx.newId() }))

export const action = submit(recordFine, ({ id, isMatched }) =>
  saying(isMatched ? 'سُجّلت المخالفة وطوبقت بعقد' : 'سُجّلت المخالفة على الشركة', finePath(id)),
)

export default function NewFinePage({ loaderData: { formId }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>مخالفة مرورية</h1>
      </div>
      <Card>
        <PostForm reply={reply} before="التسجيل">
          <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
          <FineFields reply={reply} />
          <p className="help">إن لم تكن السيارة لدى عميل في تلك الدقيقة فالمخالفة على الشركة في الحال.</p>
          <div>
            <SubmitButton>سجّل المخالفة</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
