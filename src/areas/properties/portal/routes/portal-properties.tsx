import '#ui/styles/properties.css'
import { Link } from 'react-router'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Money } from '#ui/values.tsx'
import { services } from '#values/services.ts'
import { ownDocuments } from '../own-documents.ts'
import { ownInspections } from '../own-inspections.ts'
import { ownMoneyFromProperties, ownProperties } from '../own-properties.ts'
import { NewestSettlement } from '../ui/newest-settlement.tsx'
import { OwnDocumentsCard, OwnerPapersCards, OwnInspectionsCard } from '../ui/own-papers.tsx'
import { OwnPropertyCard } from '../ui/own-property.tsx'
import { OwnSettledCards } from '../ui/own-settled.tsx'
import type { Route } from './+types/portal-properties'

export const meta = () => [{ title: 'عقاراتي · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => {
  const [properties, settled, documents, inspections] = await Promise.all([
    ownProperties(ctx),
    ownMoneyFromProperties(ctx),
    ownDocuments(ctx),
    ownInspections(ctx),
  ])
  return { properties: properties ?? [], settled, documents, inspections }
})

export default function OwnPropertiesPage({ loaderData: { properties, settled, documents, inspections } }: Route.ComponentProps) {
  const units = properties.flatMap((one) => one.units)
  const late = units.reduce((sum, unit) => sum + (unit.late?.late ?? 0n), 0n)
  const leased = units.filter(({ state }) => state === 'leased').length
  return (
    <>
      <div className="page-h">
        <div>
          <h1>عقاراتي</h1>
          {units.length > 0 && <p className="muted sm">{`المؤجر الآن: ${leased} من ${units.length}`}</p>}
          {late > 0n && (
            <p className="sm">
              متأخرات المستأجرين <Money amount={late} />
            </p>
          )}
        </div>
      </div>
      {properties.length === 0 && <NoneOwned />}
      {settled?.newest && <NewestSettlement newest={settled.newest} />}
      {settled && <OwnSettledCards settled={settled} />}
      {properties.map((one) => (
        <OwnPropertyCard key={one.id} property={one} />
      ))}
      {settled && <OwnerPapersCards pools={settled.pools} today={settled.today} />}
      <OwnDocumentsCard documents={documents} />
      <OwnInspectionsCard inspections={inspections} />
    </>
  )
}

const NoneOwned = () => (
  <Card flush>
    <Empty
      title="لا عقارات باسمك"
      action={
        <Link className={buttonLook()} to={services.rent.path}>
          اعرف كيف نديرها
        </Link>
      }
    >
      حين تعهد إلينا بعقار تجد هنا وحداته، وما أُجّر منها وما شغر.
    </Empty>
  </Card>
)
