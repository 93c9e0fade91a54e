import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { propertiesPermissions } from '../permissions.ts'
import { propertyPath } from '../property.ts'
import { branchChoices } from '../queries.ts'
import { PropertyFields } from '../ui/property-form.tsx'
import { addProperty } from '../use-cases/add-property.ts'
import type { Route } from './+types/back-office-new-property'

export const meta = () => [{ title: 'عقار جديد · التحالف' }]

export const handle = { crumb: () => 'عقار جديد' }

export const loader = page(propertiesPermissions.add, async (ctx) => ({
  branches: await branchChoices(ctx, propertiesPermissions.add),
  formId: ctx.newId(),
}))

export const action = submit(addProperty, ({ id }) => saying('أُضيف العقار. ثبّت حصص ملّاكه وأضف وحداته', propertyPath(id)))

export default function NewPropertyPage({ loaderData: { branches, formId }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>عقار جديد</h1>
      </div>
      <Card>
        <PostForm reply={reply} before="الإضافة">
          <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
          <PropertyFields reply={reply} branches={branches} />
          <div>
            <SubmitButton>أضف العقار</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
