import { branchChoices } from '#areas/vehicles/fleet/queries.ts'
import { placesPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { PlaceFields } from '../ui/place-form.tsx'
import { addPlace } from '../use-cases/add-place.ts'
import type { Route } from './+types/back-office-new-place'

export const meta = () => [{ title: 'مكان جديد · التحالف' }]

export const handle = { crumb: () => 'مكان جديد' }

export const loader = page(may.managePrices, async (ctx) => ({
  branches: await branchChoices(ctx, may.managePrices),
  formId: ctx.newId(),
}))

export const action = submit(addPlace, () => saying('أُضيف المكان', placesPath))

export default function NewPlacePage({ loaderData: { branches, formId }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>مكان جديد</h1>
      </div>
      <Card>
        <PostForm reply={reply} before="الإضافة">
          <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
          <PlaceFields reply={reply} branches={branches} />
          <div>
            <SubmitButton>أضف المكان</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
