import { data, Link } from 'react-router'
import { documentsOf } from '#areas/documents/public.ts'
import { DocumentsCard } from '#areas/documents/public-ui.tsx'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { vehiclePapersPath, vehiclePath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Plate } from '#ui/plate.tsx'
import { vehiclePapers } from '../papers.ts'
import { VehicleAbout } from '../ui/vehicle-about.tsx'
import { VehicleBadge } from '../ui/vehicle-badge.tsx'
import { setReadiness } from '../use-cases/set-readiness.ts'
import { readinessChoices, vehicleKind, vehiclePaperKinds } from '../vehicle.ts'
import { type ShownVehicle, vehicle } from '../vehicle-detail.ts'
import type { Route } from './+types/back-office-vehicle'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await vehicle(ctx, params.vehicleId)
  if (!one) throw data('لا توجد هذه المركبة.', { status: 404, statusText: 'Not Found' })
  const [documents, parts] = await Promise.all([
    documentsOf(ctx, vehiclePapers, one.id),
    recordParts(ctx, { kind: vehicleKind, recordId: one.id, mayEdit: one.may.manage }),
  ])
  return { one, documents, parts, tab: query.get('tab') }
})

export const action = submitOneOf({
  readiness: submit(setReadiness, ({ id }) => saying('تغيّرت حالة المركبة', vehiclePath(id))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.plate ?? ''} · المركبات · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.plate ?? '' }

export default function VehiclePage({ loaderData: { one, documents, parts, tab }, actionData: reply }: Route.ComponentProps) {
  const here = vehiclePath(one.id)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            <bdi>{one.model}</bdi> <Plate digits={one.plateDigits} letters={one.plateLetters} />
          </h1>
          <p className="muted sm">
            {one.className} · {one.branch} · <VehicleBadge state={one.readiness} />
          </p>
        </div>
        {one.may.manage && (
          <div className="acts">
            <Link className={buttonLook({ variant: 'outline' })} to={`${here}/correct`}>
              صحّح البيانات
            </Link>
          </div>
        )}
      </div>
      <div className="cols">
        <div className="stack">
          <VehicleAbout vehicle={one} />
          <DocumentsCard
            kinds={vehiclePaperKinds}
            documents={documents}
            path={vehiclePapersPath(one.id)}
            all="وثائق المركبة"
            none="لا وثائق بعد. أضف رخصتها ووثيقة تأمينها لتُؤجَّر."
          />
        </div>
        {one.may.manage && one.readiness !== 'sold' && <Readiness one={one} reply={reply} />}
      </div>
      <RecordTabs parts={parts} path={here} tab={tab} />
    </>
  )
}

function Readiness({ one, reply }: { one: ShownVehicle; reply: Reply | undefined }) {
  const field = fieldsOf<{ readiness: string }>(reply)
  return (
    <Card title="حالتها الآن">
      <PostForm reply={reply} action={`${vehiclePath(one.id)}?act=readiness`} before="الحفظ">
        <SelectField {...field('readiness', one.readiness)} label="الحالة" options={Object.entries(readinessChoices)} required />
        <div>
          <SubmitButton variant="soft">غيّر الحالة</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
