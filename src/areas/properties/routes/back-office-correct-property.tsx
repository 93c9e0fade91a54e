import { data } from 'react-router'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { propertiesPermissions } from '../permissions.ts'
import { propertyPath } from '../property.ts'
import { property } from '../property-detail.ts'
import { PropertyFields } from '../ui/property-form.tsx'
import { correctProperty } from '../use-cases/correct-property.ts'
import type { Route } from './+types/back-office-correct-property'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `تصحيح ${loaderData?.property.name ?? ''} · التحالف` }]

export const handle = { crumb: () => 'تصحيح البيانات' }

export const loader = page(propertiesPermissions.correct, async (ctx, { params }) => {
  const one = await property(ctx, params.propertyId)
  if (!one?.may.correct) throw data('لا يوجد هذا العقار.', { status: 404, statusText: 'Not Found' })
  return { property: one }
})

export const action = submit(correctProperty, ({ id }) => saying('صُحّحت بيانات العقار', propertyPath(id)))

export default function CorrectPropertyPage({ loaderData: { property: one }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>تصحيح البيانات</h1>
          <p className="muted sm">
            <bdi>{one.name}</bdi>
          </p>
        </div>
      </div>
      <Card>
        <PostForm reply={reply} before="الحفظ">
          <Seen of={one.version} reply={reply} />
          <PropertyFields reply={reply} kept={one} />
          <div>
            <SubmitButton>صحّح البيانات</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
