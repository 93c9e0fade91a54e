import { perWhat } from '#areas/properties/leases/terms.ts'
import { LetFrom, UnitBadge } from '#areas/properties/ui/unit-badge.tsx'
import { Card } from '#ui/card.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import type { OwnProperty } from '../own-properties.ts'

/** One property of an owner: their share of it, and how each of its units stands today. */
export function OwnPropertyCard({
  property: { number, name, wilayat, quarter, parts, whole, units },
}: {
  property: OwnProperty
}) {
  return (
    <Card title={<bdi>{name}</bdi>} actions={<Code>{number}</Code>} flush>
      <p className="card-b sm muted">
        {[wilayat, quarter].filter(Boolean).join('، ')}
        {parts < whole && (
          <>
            {' · حصتك '}
            <Num>{parts}</Num> من <Num>{whole}</Num>
          </>
        )}
      </p>
      <ul className="list">
        {units.map((unit) => (
          <li key={unit.id}>
            <OwnUnit unit={unit} />
          </li>
        ))}
        {units.length === 0 && <li className="muted">لم تُضف وحداته بعد.</li>}
      </ul>
    </Card>
  )
}

type Unit = OwnProperty['units'][number]

function OwnUnit({ unit: { called, late, ...unit } }: { unit: Unit }) {
  return (
    <>
      <span className="grow">
        <span className="t">
          <bdi>{called}</bdi>
        </span>
        <span className="xs muted db">
          <Rent {...unit} />
        </span>
        {late && (
          <span className="xs db">
            متأخرات المستأجر <Money amount={late.late} /> منذ <DateText at={late.since} />
          </span>
        )}
      </span>
      <UnitBadge state={unit.state} />
    </>
  )
}

/** What its tenant pays and until when, or from when somebody has it; of what is not let, for how much it is offered. */
function Rent({ rent, state, until, letFrom, lease }: Pick<Unit, 'rent' | 'state' | 'until' | 'letFrom' | 'lease'>) {
  if (letFrom) return <LetFrom from={letFrom} />
  if (state !== 'leased' || !until)
    return (
      <>
        الإيجار المعروض <Money amount={rent} />
      </>
    )
  return (
    <>
      {lease && (
        <>
          الإيجار <Money amount={lease.rent} /> {perWhat(lease)} ·{' '}
        </>
      )}
      حتى <DateText at={until} />
    </>
  )
}
