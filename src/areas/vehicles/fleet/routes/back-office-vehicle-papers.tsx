import { data } from 'react-router'
import { documentsOf } from '#areas/documents/public.ts'
import { DocumentsPage } from '#areas/documents/public-ui.tsx'
import { vehiclePapersPath, vehiclePath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { vehiclePapers } from '../papers.ts'
import { addVehiclePaper, correctVehiclePaper, withdrawVehiclePaper } from '../use-cases/change-papers.ts'
import { vehiclePaperKinds } from '../vehicle.ts'
import { vehicle } from '../vehicle-detail.ts'
import type { Route } from './+types/back-office-vehicle-papers'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await vehicle(ctx, params.vehicleId)
  if (!one) throw data('لا توجد هذه المركبة.', { status: 404, statusText: 'Not Found' })
  return { one, documents: await documentsOf(ctx, vehiclePapers, one.id), formId: ctx.newId(), act: query.get('act') }
})

const back =
  (said: string) =>
  ({ vehicleId }: { vehicleId: string }) =>
    saying(said, vehiclePapersPath(vehicleId))

export const action = submitOneOf({
  add: submit(addVehiclePaper, back('أُضيفت الوثيقة')),
  correct: submit(correctVehiclePaper, back('صُحّحت الوثيقة')),
  withdraw: submit(withdrawVehiclePaper, back('سُحبت الوثيقة')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `وثائق ${loaderData?.one.plate ?? ''} · التحالف` }]

export const handle = { crumb: () => 'الوثائق' }

export default function VehiclePapersPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { one, documents, formId, act } = loaderData
  return (
    <DocumentsPage
      title="وثائق المركبة"
      record={{ name: `${one.model} ${one.plate}`, path: vehiclePath(one.id) }}
      kinds={vehiclePaperKinds}
      path={vehiclePapersPath(one.id)}
      mayChange={one.may.manage}
      {...{ documents, formId, act, reply }}
    />
  )
}
