import { data } from 'react-router'
import { vehiclePath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { classChoices } from '../../classes/queries.ts'
import { VehicleFields } from '../ui/vehicle-form.tsx'
import { correctVehicle } from '../use-cases/correct-vehicle.ts'
import { vehicle } from '../vehicle-detail.ts'
import type { Route } from './+types/back-office-correct-vehicle'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `تصحيح ${loaderData?.one.plate ?? ''} · التحالف` }]

export const handle = { crumb: () => 'تصحيح البيانات' }

export const loader = page(may.manage, async (ctx, { params }) => {
  const one = await vehicle(ctx, params.vehicleId)
  if (!one?.may.manage) throw data('لا توجد هذه المركبة.', { status: 404, statusText: 'Not Found' })
  return { one, classes: await classChoices(ctx.db) }
})

export const action = submit(correctVehicle, ({ id }) => saying('صُحّحت بيانات المركبة', vehiclePath(id)))

export default function CorrectVehiclePage({ loaderData: { one, classes }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>تصحيح البيانات</h1>
          <p className="muted sm">
            <bdi>{one.model}</bdi>
          </p>
        </div>
      </div>
      <Card>
        <PostForm reply={reply} before="الحفظ">
          <Seen of={one.version} reply={reply} />
          <VehicleFields {...{ reply, classes }} kept={one} />
          <div>
            <SubmitButton>صحّح البيانات</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
