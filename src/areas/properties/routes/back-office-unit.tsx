import { data, Link } from 'react-router'
import { viewingContracts } from '#areas/contracts/public.ts'
import { SheetsCard } from '#areas/handovers/public-ui.tsx'
import { requestsOfPart } from '#areas/maintenance/public.ts'
import { PartRequests } from '#areas/maintenance/public-ui.tsx'
import { recordParts, recordSections } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { reaches } from '#platform/reach.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { RecordSection } from '#ui/record-section.tsx'
import { inspectionPath, unitSheetWords } from '../inspections/inspection.ts'
import { inspectionsOf } from '../inspections/queries.ts'
import { makeInspection } from '../inspections/use-cases/make-inspection.ts'
import { leasesAddress } from '../leases/lease-asked.ts'
import { leasesOf } from '../leases/queries.ts'
import { LeasesOf } from '../leases/ui/leases-of.tsx'
import { newLeaseAddress } from '../leases/wizard.ts'
import { listingPath } from '../listings/listing.ts'
import { photosOfUnitPath } from '../listings/photo-paths.ts'
import { metersPath } from '../meters/meter.ts'
import { propertiesPermissions } from '../permissions.ts'
import { floorName, propertyPath, unitKind, unitPath } from '../property.ts'
import { UnitAbout } from '../ui/unit-about.tsx'
import { UnitActs } from '../ui/unit-acts.tsx'
import { LetFrom, UnitBadge } from '../ui/unit-badge.tsx'
import { UnitDays } from '../ui/unit-days.tsx'
import { calendarOf, shownUnit } from '../unit-detail.ts'
import { bringBack, closeUnit, holdUnit, releaseUnit, takeOut } from '../use-cases/take-unit.ts'
import type { Route } from './+types/back-office-unit'

export const loader = page(propertiesPermissions.view, async (ctx, { params, query }) => {
  const one = await shownUnit(ctx, params.unitId)
  if (!one) throw data('لا توجد هذه الوحدة.', { status: 404, statusText: 'Not Found' })
  const [calendar, maintenance, inspections, leases, sections, parts] = await Promise.all([
    calendarOf(ctx, one),
    requestsOfPart(ctx, one.id),
    inspectionsOf(ctx, one),
    ctx.actor.may(viewingContracts) ? leasesOf(ctx, { unit: one.id }) : null,
    recordSections(ctx, { kind: unitKind, recordId: one.id }),
    one.seesTenancies ? recordParts(ctx, { kind: unitKind, recordId: one.id, mayEdit: one.may.correct }) : null,
  ])
  const mayBegin = reaches(ctx.actor, propertiesPermissions.inspect, { branchId: one.branchId })
  const papers = { sheets: inspections, formId: ctx.newId(), mayBegin }
  return { unit: one, calendar, maintenance, leases, sections, parts, papers, tab: query.get('tab'), act: query.get('act') }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, unitPath(id))

export const action = submitOneOf({
  hold: submit(holdUnit, back('حُجزت الوحدة مبدئيًا')),
  close: submit(closeUnit, back('أُوقفت الوحدة للصيانة')),
  release: submit(releaseUnit, back('حُرّرت المدة')),
  inspect: submit(makeInspection, ({ id }) => saying('فُتح المحضر', inspectionPath(id))),
  out: submit(takeOut, back('أُخرجت الوحدة من الخدمة')),
  back: submit(bringBack, back('أُعيدت الوحدة إلى الخدمة')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.unit.called ?? ''}، ${loaderData?.unit.property ?? ''} · التحالف` },
]

type Loaded = Route.ComponentProps['loaderData']

export const handle = { crumb: (loaderData: Loaded | undefined) => loaderData?.unit.called ?? 'وحدة' }

export default function UnitPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { unit: one, calendar, maintenance, leases, sections, parts, papers, tab, act } = loaderData
  const isHeard = act !== null && act !== 'release' && act !== 'back'
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            <bdi>{one.called}</bdi>
          </h1>
          <p className="muted sm">
            <Link className="link" to={propertyPath(one.propertyId)}>
              <bdi>{one.property}</bdi>
            </Link>{' '}
            · {floorName(one.floor)} · <UnitBadge state={one.state} />
            {one.letFrom && (
              <>
                {' '}
                <LetFrom from={one.letFrom} />
              </>
            )}
          </p>
        </div>
        <div className="acts">
          {one.seesTenancies && (
            <Link className={buttonLook({ variant: 'outline' })} to={listingPath(one.id)}>
              الإعلان
            </Link>
          )}
          <Link className={buttonLook({ variant: 'outline' })} to={metersPath(one.id)}>
            العدادات
          </Link>
          <Link className={buttonLook({ variant: 'outline' })} to={photosOfUnitPath(one.id)}>
            الصور
          </Link>
          {one.may.lease && (
            <Link className={buttonLook()} to={newLeaseAddress({ unit: one.id })}>
              اكتب عقد إيجار
            </Link>
          )}
          {one.may.correct && (
            <Link className={buttonLook({ variant: 'outline' })} to={`${unitPath(one.id)}/correct`}>
              صحّح البيانات
            </Link>
          )}
        </div>
      </div>
      {!isHeard && <Unheard reply={reply} />}
      <UnitDays unit={one} calendar={calendar} />
      <div className="cols">
        <UnitAbout unit={one} />
        <UnitActs unit={one} today={calendar.today} act={act} reply={reply} />
      </div>
      {leases && <LeasesOf leases={leases} all={leasesAddress({ unit: one.id })} none="لم تُؤجَّر هذه الوحدة بعقد بعد." />}
      {sections.map((section) => (
        <RecordSection key={section.title} {...section} />
      ))}
      <PartRequests partId={one.id} none="لا بلاغات عن هذه الوحدة." {...maintenance} />
      <SheetsCard
        words={unitSheetWords}
        sheets={papers.sheets}
        none="لم يُكتب محضر لهذه الوحدة بعد."
        begin={
          papers.mayBegin
            ? { path: `${unitPath(one.id)}?act=inspect`, formId: papers.formId, reply: act === 'inspect' ? reply : undefined }
            : null
        }
      />
      {parts && <RecordTabs parts={parts} path={unitPath(one.id)} tab={tab} />}
    </>
  )
}
