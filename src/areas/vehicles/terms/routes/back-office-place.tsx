import { data } from 'react-router'
import { branchChoices } from '#areas/vehicles/fleet/queries.ts'
import { placesPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { placeOf } from '../queries.ts'
import { PlaceFields } from '../ui/place-form.tsx'
import { correctPlace } from '../use-cases/correct-place.ts'
import type { Route } from './+types/back-office-place'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.name ?? ''} · أماكن التسليم · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.name ?? '' }

export const loader = page(may.managePrices, async (ctx, { params }) => {
  const one = await placeOf(ctx.db, params.placeId)
  if (!one) throw data('لا يوجد هذا المكان.', { status: 404, statusText: 'Not Found' })
  return { one, branches: await branchChoices(ctx, may.managePrices) }
})

export const action = submit(correctPlace, () => saying('صُحّح المكان', placesPath))

export default function PlacePage({ loaderData: { one, branches }, actionData: reply }: Route.ComponentProps) {
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
          <PlaceFields reply={reply} kept={one} branches={branches} />
          <div>
            <SubmitButton>صحّح المكان</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
