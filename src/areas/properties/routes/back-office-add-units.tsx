import { data } from 'react-router'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { howMany } from '#values/plural.ts'
import type { UnitsForm } from '../inputs.ts'
import { propertiesPermissions } from '../permissions.ts'
import { propertyPath } from '../property.ts'
import { property } from '../property-detail.ts'
import { UnitFields } from '../ui/unit-form.tsx'
import { addUnits } from '../use-cases/add-units.ts'
import type { Route } from './+types/back-office-add-units'

export const meta = () => [{ title: 'وحدات جديدة · التحالف' }]

export const handle = { crumb: () => 'وحدات جديدة' }

export const loader = page(propertiesPermissions.add, async (ctx, { params }) => {
  const one = await property(ctx, params.propertyId)
  if (!one?.may.add) throw data('لا يوجد هذا العقار.', { status: 404, statusText: 'Not Found' })
  return { name: one.name }
})

export const action = submit(addUnits, ({ id, count }) => saying(`أُضيفت ${howMany(count, 'unit')}`, propertyPath(id)))

export default function AddUnitsPage({ loaderData: { name }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>وحدات جديدة</h1>
          <p className="muted sm">
            <bdi>{name}</bdi>
          </p>
        </div>
      </div>
      <Card>
        <PostForm reply={reply} before="الإضافة">
          <div className="form-grid">
            <Field
              {...fieldsOf<UnitsForm>(reply)('numbers')}
              label="أرقام الوحدات"
              help="رقم واحد، أو عدة أرقام متشابهة: 101-106، م1، م2"
              dir="auto"
              maxLength={300}
              required
            />
            <UnitFields reply={reply} />
          </div>
          <div>
            <SubmitButton>أضف الوحدات</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
