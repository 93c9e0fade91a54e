import { classesPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { ClassFields } from '../ui/class-form.tsx'
import { addClass } from '../use-cases/add-class.ts'
import type { Route } from './+types/back-office-new-class'

export const meta = () => [{ title: 'فئة جديدة · التحالف' }]

export const handle = { crumb: () => 'فئة جديدة' }

export const loader = page(may.managePrices, async (ctx) => ({ formId: ctx.newId() }))

export const action = submit(addClass, () => saying('أُضيفت الفئة', classesPath))

export default function NewClassPage({ loaderData: { formId }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>فئة جديدة</h1>
      </div>
      <Card>
        <PostForm reply={reply} before="الإضافة">
          <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
          <ClassFields reply={reply} />
          <div>
            <SubmitButton>أضف الفئة</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
