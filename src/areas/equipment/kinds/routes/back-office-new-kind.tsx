import { kindsPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { KindFields } from '../ui/kind-form.tsx'
import { addKind } from '../use-cases/add-kind.ts'
import type { Route } from './+types/back-office-new-kind'

export const meta = () => [{ title: 'نوع جديد · التحالف' }]

export const handle = { crumb: () => 'نوع جديد' }

export const loader = page(may.managePrices, async (ctx) => ({ formId: ctx.newId() }))

export const action = submit(addKind, () => saying('أُضيف النوع', kindsPath))

export default function NewKindPage({ loaderData: { formId }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>نوع جديد</h1>
      </div>
      <Card>
        <PostForm reply={reply} before="الإضافة">
          <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
          <KindFields reply={reply} />
          <div>
            <SubmitButton>أضف النوع</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
