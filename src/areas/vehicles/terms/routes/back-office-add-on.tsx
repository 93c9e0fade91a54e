import { data } from 'react-router'
import { addOnsPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { addOnOf, rulesNow } from '../queries.ts'
import { countriesIn } from '../rules.ts'
import { AddOnFields } from '../ui/add-on-form.tsx'
import { correctAddOn } from '../use-cases/correct-add-on.ts'
import type { Route } from './+types/back-office-add-on'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.name ?? ''} · الإضافات · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.name ?? '' }

export const loader = page(may.managePrices, async (ctx, { params }) => {
  const one = await addOnOf(ctx.db, params.addOnId)
  if (!one) throw data('لا توجد هذه الإضافة.', { status: 404, statusText: 'Not Found' })
  return { one, countries: countriesIn(await rulesNow(ctx.db)) }
})

export const action = submit(correctAddOn, () => saying('صُحّحت الإضافة', addOnsPath))

export default function AddOnPage({ loaderData: { one, countries }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>
          <bdi>{one.name}</bdi>
        </h1>
      </div>
      <Card>
        <PostForm reply={reply} before="الحفظ">
          <Seen of={one.version} reply={reply} />
          <AddOnFields reply={reply} kept={one} countries={countries} />
          <div>
            <SubmitButton>صحّح الإضافة</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
