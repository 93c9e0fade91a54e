import { inspectionKinds } from '#areas/properties/inspections/inspection.ts'
import { Card } from '#ui/card.tsx'
import { Button } from '#ui/form.tsx'
import { Code, DateText } from '#ui/values.tsx'
import type { OwnInspection } from '../own-inspections.ts'
import { ownIncomePath, ownInspectionPath } from '../own-paths.ts'

type IncomeProps = { pools: readonly { mandateId: string; label: string }[]; today: string }

/** What a year brought, as a paper beside the page: of this year, or one of those before. */
export function AnnualIncomeCard({ pools, today }: IncomeProps) {
  const latest = Number(today.slice(0, 4))
  return (
    <Card title="كشف الدخل السنوي">
      <form className="row wrap" action={ownIncomePath} target="_blank" rel="noopener">
        <div className="input">
          <select name="mandate" aria-label="الاتفاقية">
            {pools.map(({ mandateId, label }) => (
              <option key={mandateId} value={mandateId}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className="input">
          <select name="year" aria-label="السنة">
            {[latest, latest - 1, latest - 2].map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" variant="outline">
          افتح PDF
        </Button>
      </form>
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
