import { Plus } from 'lucide-react'
import { data, Link } from 'react-router'
import { collectingPermissions } from '#areas/collecting/public.ts'
import { draftingContracts, viewingContracts } from '#areas/contracts/public.ts'
import { documentsOf } from '#areas/documents/public.ts'
import { DocumentsCard } from '#areas/documents/public-ui.tsx'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page } from '#platform/http.ts'
import { reaches } from '#platform/reach.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Tabs } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { Code } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { documentsOfPropertyPath, propertyDocumentKinds } from '../documents/document-kinds.ts'
import { propertyPapers } from '../documents/holder.ts'
import { leasesAddress } from '../leases/lease-asked.ts'
import { leasesOf } from '../leases/queries.ts'
import { LeasesOf } from '../leases/ui/leases-of.tsx'
import { photosOfPropertyPath } from '../listings/photo-paths.ts'
import { mandatesOf } from '../mandates/queries.ts'
import { PropertyMandates } from '../mandates/ui/property-mandates.tsx'
import { roundPath } from '../meters/meter.ts'
import { propertiesPermissions as may } from '../permissions.ts'
import { propertyKind, propertyKinds, propertyPath } from '../property.ts'
import { gridAddress, readGridAsked } from '../property-asked.ts'
import { property, sharesOf, unitsOf } from '../property-detail.ts'
import { rentOfMonth } from '../reports/figures.ts'
import { sharesBefore } from '../shares-before.ts'
import { Building, Legend } from '../ui/building.tsx'
import { Owners } from '../ui/owners.tsx'
import { PropertyAbout } from '../ui/property-about.tsx'
import { PropertyFigures } from '../ui/property-figures.tsx'
import { UnitPanel } from '../ui/unit-panel.tsx'
import { UnitsTable } from '../ui/units-table.tsx'
import type { Route } from './+types/back-office-property'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await property(ctx, params.propertyId)
  if (!one) throw data('لا يوجد هذا العقار.', { status: 404, statusText: 'Not Found' })
  const [shares, before, units, documents, parts, mandates, leases, month] = await Promise.all([
    one.may.tenancies ? sharesOf(ctx, one.id) : null,
    one.may.tenancies ? sharesBefore(ctx, one.id) : [],
    unitsOf(ctx, one),
    one.may.tenancies ? documentsOf(ctx, propertyPapers, one.id) : [],
    one.may.tenancies ? recordParts(ctx, { kind: propertyKind, recordId: one.id, mayEdit: one.may.correct }) : null,
    ctx.actor.may(viewingContracts) ? mandatesOf(ctx, one.id) : null,
    ctx.actor.may(viewingContracts) ? leasesOf(ctx, { property: one.id }) : null,
    rentOfMonth(ctx, one),
  ])
  const mayDraft = reaches(ctx.actor, draftingContracts, one)
  return {
    ...{
      documents,
      mandates,
      leases,
      mayDraft,
      month,
      collects: ctx.actor.may(collectingPermissions.viewCollecting),
      today: dayOf(ctx.now()),
    },
    ...{
      property: one.may.tenancies ? one : { ...one, deedNumber: null, krookiNumber: null },
      shares,
      before,
      units,
      parts,
      asked: readGridAsked(query),
      tab: query.get('tab'),
    },
  }
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.property.name ?? ''} · العقارات · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.property.name ?? '' }

export default function PropertyPage({ loaderData }: Route.ComponentProps) {
  const {
    property: one,
    shares,
    before,
    units,
    documents,
    parts,
    asked,
    tab,
    mandates,
    leases,
    mayDraft,
    today,
    month,
    collects,
  } = loaderData
  const here = propertyPath(one.id)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            <bdi>{one.name}</bdi>
          </h1>
          <p className="muted sm">
            {propertyKinds[one.kind]} · {one.wilayat} · <Code>{one.number}</Code>
          </p>
        </div>
        <div className="acts">
          {units.length > 0 && <Looks id={one.id} asked={asked} />}
          <Link className={buttonLook({ variant: 'outline' })} to={roundPath(one.id)}>
            قراءة العدادات
          </Link>
          <Link className={buttonLook({ variant: 'outline' })} to={photosOfPropertyPath(one.id)}>
            الصور
          </Link>
          {one.may.correct && (
            <Link className={buttonLook({ variant: 'outline' })} to={`${here}/correct`}>
              صحّح البيانات
            </Link>
          )}
          {one.may.add && units.length > 0 && <AddUnits to={`${here}/add-units`} />}
        </div>
      </div>
      {units.length > 1 && <PropertyFigures units={units} month={month} collects={collects} />}
      <Units one={one} units={units} asked={asked} mayDraft={mayDraft} today={today} />
      <div className="cols">
        <div className="stack">
          <PropertyAbout property={one} />
          {one.may.tenancies && (
            <DocumentsCard
              kinds={propertyDocumentKinds}
              documents={documents}
              path={documentsOfPropertyPath(one.id)}
              all="وثائق العقار"
              none="لا وثائق بعد: سند الملكية، الكروكي، التأمين."
            />
          )}
          {leases && leases.length > 0 && <LeasesOf leases={leases} all={leasesAddress({ property: one.id })} none="" withUnit />}
        </div>
        <div className="stack">
          {one.may.tenancies && <Owners property={one} shares={shares} before={before} />}
          {mandates && <PropertyMandates propertyId={one.id} mandates={mandates} mayDraft={mayDraft} today={today} />}
        </div>
      </div>
      {parts && <RecordTabs parts={parts} path={here} tab={tab} />}
    </>
  )
}

const AddUnits = ({ to }: { to: string }) => (
  <Link className={buttonLook()} to={to}>
    <Plus className="i i-sm" aria-hidden />
    أضف وحدات
  </Link>
)

type Asked = Route.ComponentProps['loaderData']['asked']

/** The same units as a building or as a list. */
function Looks({ id, asked }: { id: string; asked: Asked }) {
  const look = (name: 'grid' | 'list', label: string) => ({
    to: gridAddress(id, { look: name, state: asked.state }),
    ...{ label, current: asked.look === name },
  })
  return <Tabs look="seg" label="العرض" tabs={[look('grid', 'مبنى'), look('list', 'قائمة')]} />
}

type Shown = Pick<Route.ComponentProps['loaderData'], 'units' | 'asked' | 'mayDraft' | 'today'> & {
  one: Route.ComponentProps['loaderData']['property']
}

/** The building beside the unit that is open; or all of them as a list. */
function Units({ one, units, asked, mayDraft, today }: Shown) {
  if (units.length === 0)
    return (
      <Card>
        <Empty title="لا وحدات بعد" action={one.may.add && <AddUnits to={`${propertyPath(one.id)}/add-units`} />}>
          أضف ما يُؤجَّر وحده: الشقق والمحلات، كلًا برقمه ودوره. الأرض أو الفيلا الواحدة وحدة واحدة.
        </Empty>
      </Card>
    )
  const shown = units.filter(({ state }) => asked.state === '' || state === asked.state)
  return asked.look === 'list' ? (
    <Card flush>
      <Legend propertyId={one.id} units={units} asked={asked} />
      <UnitsTable units={shown} />
    </Card>
  ) : (
    <div className="cols building-cols">
      <Card flush>
        <Legend propertyId={one.id} units={units} asked={asked} />
        <Building propertyId={one.id} units={units} asked={asked} today={today} />
      </Card>
      <UnitPanel unit={units.find(({ id }) => id === asked.unit)} mayLease={mayDraft} />
    </div>
  )
}
