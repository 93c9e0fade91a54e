import { ChevronDown } from 'lucide-react'
import { DocumentLine } from '#areas/documents/public-ui.tsx'
import { OwnPoolChoice, OwnStatementForm } from '#areas/finance/public-ui.tsx'
import { propertyDocumentKinds } from '#areas/properties/documents/document-kinds.ts'
import { inspectionKinds } from '#areas/properties/inspections/inspection.ts'
import { Card } from '#ui/card.tsx'
import { Button } from '#ui/form.tsx'
import { Code, DateText } from '#ui/values.tsx'
import type { OwnDocument } from '../own-documents.ts'
import type { OwnInspection } from '../own-inspections.ts'
import { ownIncomePath, ownInspectionPath } from '../own-paths.ts'

type PapersProps = { pools: readonly { mandateId: string; label: string }[]; today: string }

/** What can be taken along: the statement of some days, and what a year brought. */
export function OwnerPapersCards({ pools, today }: PapersProps) {
  if (pools.length === 0) return null
  return (
    <>
      <Card title="كشف حساب المالك">
        <OwnStatementForm pools={pools} today={today} />
      </Card>
      <AnnualIncomeCard pools={pools} today={today} />
    </>
  )
}

/** As a paper beside the page: of this year, or one of those before. */
function AnnualIncomeCard({ pools, today }: PapersProps) {
  const latest = Number(today.slice(0, 4))
  return (
    <Card title="كشف الدخل السنوي">
      <form className="row wrap" action={ownIncomePath} target="_blank" rel="noopener">
        <OwnPoolChoice pools={pools} />
        <div className="input">
          <select name="year" aria-label="السنة">
            {[latest, latest - 1, latest - 2].map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </select>
          <ChevronDown className="i i-sm" aria-hidden />
        </div>
        <Button type="submit" variant="outline">
          افتح PDF
        </Button>
      </form>
    </Card>
  )
}

/** The documents of what they own, to read. */
export function OwnDocumentsCard({ documents }: { documents: readonly OwnDocument[] }) {
  if (documents.length === 0) return null
  return (
    <Card title="وثائق عقاراتك" flush>
      <ul className="list">
        {documents.map(({ property, ...one }) => (
          <li key={one.id}>
            <DocumentLine
              kinds={propertyDocumentKinds}
              document={one}
              of={
                <>
                  <bdi>{property}</bdi>
                  {' · '}
                </>
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What was signed of their units. */
export function OwnInspectionsCard({ inspections }: { inspections: readonly OwnInspection[] }) {
  if (inspections.length === 0) return null
  return (
    <Card title="محاضر وحداتك" flush>
      <ul className="list">
        {inspections.map(({ id, kind, number, called, property, seenOn }) => (
          <li key={id}>
            <span className="grow">
              <span className="t">{inspectionKinds[kind]}</span>
              <span className="xs muted db">
                <bdi>
                  {called}، {property}
                </bdi>
                {' · '}
                <DateText at={seenOn} />
              </span>
            </span>
            <a className="link sm" href={ownInspectionPath(id)} target="_blank" rel="noopener">
              <Code>{number}</Code>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
