import { data, Link } from 'react-router'
import { documentsOf } from '#areas/documents/public.ts'
import { DocumentsCard } from '#areas/documents/public-ui.tsx'
import { SheetsCard } from '#areas/handovers/public-ui.tsx'
import { recordParts, recordSections } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { newCarSheetPath, vehicleLabelPath, vehiclePapersPath, vehiclePath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { PaperLink } from '#ui/paper-link.tsx'
import { Plate } from '#ui/plate.tsx'
import { RecordSection } from '#ui/record-section.tsx'
import { dayOf } from '#values/days.ts'
import { carSheetWords } from '../../sheets/car-sheet-words.ts'
import { carSheetsOf } from '../../sheets/queries.ts'
import { vehiclePapers } from '../papers.ts'
import { ReadinessCard } from '../ui/readiness-card.tsx'
import { SellVehicle } from '../ui/sell-vehicle.tsx'
import { VehicleAbout } from '../ui/vehicle-about.tsx'
import { VehicleBadge } from '../ui/vehicle-badge.tsx'
import { sellVehicle } from '../use-cases/sell-vehicle.ts'
import { setReadiness } from '../use-cases/set-readiness.ts'
import { vehicleKind, vehiclePaperKinds } from '../vehicle.ts'
import { vehicle } from '../vehicle-detail.ts'
import type { Route } from './+types/back-office-vehicle'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await vehicle(ctx, params.vehicleId)
  if (!one) throw data('لا توجد هذه المركبة.', { status: 404, statusText: 'Not Found' })
  const [documents, sheets, parts, sections] = await Promise.all([
    documentsOf(ctx, vehiclePapers, one.id),
    carSheetsOf(ctx, one.id),
    recordParts(ctx, { kind: vehicleKind, recordId: one.id, mayEdit: one.may.manage }),
    recordSections(ctx, { kind: vehicleKind, recordId: one.id }),
  ])
  return { one, documents, sheets, parts, sections, tab: query.get('tab'), act: query.get('act'), today: dayOf(ctx.now()) }
})

export const action = submitOneOf({
  sell: submit(sellVehicle, ({ id }) => saying('طُلب البيع، وهو بانتظار الاعتماد', vehiclePath(id))),
  readiness: submit(setReadiness, ({ id }) => saying('تغيّرت حالة المركبة', vehiclePath(id))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.plate ?? ''} · المركبات · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.plate ?? '' }

export default function VehiclePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { one, documents, sheets, parts, sections, tab, act, today } = loaderData
  const here = vehiclePath(one.id)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            <bdi>{one.model}</bdi> <Plate digits={one.plateDigits} letters={one.plateLetters} />
          </h1>
          <p className="muted sm">
            {one.className} · {one.branch} · <VehicleBadge state={one.readiness} until={one.outUntil} />
          </p>
        </div>
        <div className="acts">
          <PaperLink to={vehicleLabelPath(one.id)}>اطبع الملصق</PaperLink>
          {one.may.manage && (
            <Link className={buttonLook({ variant: 'outline' })} to={`${here}/correct`}>
              صحّح البيانات
            </Link>
          )}
        </div>
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
        <div className="stack">
          {one.may.manage && one.readiness !== 'sold' && (
            <>
              <ReadinessCard vehicle={one} reply={act === 'readiness' ? reply : undefined} />
              <SellVehicle vehicle={one} today={today} reply={act === 'sell' ? reply : undefined} />
            </>
          )}
          <SheetsCard
            words={carSheetWords}
            sheets={sheets}
            none="لم يُكتب محضر لهذه السيارة بعد."
            actions={
              one.may.inspect &&
              one.readiness !== 'sold' && (
                <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={newCarSheetPath(one.id)}>
                  عاين السيارة
                </Link>
              )
            }
          />
        </div>
      </div>
      {sections.map((section) => (
        <RecordSection key={section.title} {...section} />
      ))}
      <RecordTabs parts={parts} path={here} tab={tab} />
    </>
  )
}
