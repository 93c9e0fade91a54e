import { addOnsPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { rulesNow } from '../queries.ts'
import { countriesIn } from '../rules.ts'
import { AddOnFields } from '../ui/add-on-form.tsx'
import { addAddOn } from '../use-cases/add-add-on.ts'
import type { Route } from './+types/back-office-new-add-on'

export const meta = () => [{ title: 'إضافة جديدة · التحالف' }]

export const handle = { crumb: () => 'إضافة جديدة' }

export const loader = page(may.managePrices, async (ctx) => ({
  countries: countriesIn(await rulesNow(ctx.db)),
  formId: ctx.newId(),
}))

export const action = submit(addAddOn, () => saying('أُضيفت الإضافة', addOnsPath))

export default function NewAddOnPage({ loaderData: { countries, formId }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>إضافة جديدة</h1>
      </div>
      <Card>
        <PostForm reply={reply} before="الحفظ">
          <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
          <AddOnFields reply={reply} countries={countries} />
          <div>
            <SubmitButton>أضفها</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
