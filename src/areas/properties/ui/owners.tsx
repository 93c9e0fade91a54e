import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Code, DateRange, DateText, Num } from '#ui/values.tsx'
import { propertyPath } from '../property.ts'
import type { ShownProperty, ShownShares } from '../property-detail.ts'
import type { SharesBefore } from '../shares-before.ts'

type OwnersProps = { property: ShownProperty; shares: ShownShares | null; before: readonly SharesBefore[] }

/** Who owns how much of it, in parts of the whole, and who did before. */
export function Owners({ property: one, shares, before }: OwnersProps) {
  const set = one.may.setShares && (
    <Link className="link sm" to={`${propertyPath(one.id)}/shares`}>
      {shares ? 'عدّل الحصص' : 'ثبّت الحصص'}
    </Link>
  )
  return (
    <Card title="الملّاك" actions={set} flush>
      <ul className="list">
        {shares?.shares.map(({ partyId, name, number, parts, path }) => (
          <li key={partyId}>
            <span className="grow">
              <span className="t">
                <OpenLink to={path}>
                  <bdi>{name}</bdi>
                </OpenLink>
              </span>
              <span className="xs muted">
                <Code>{number}</Code>
              </span>
            </span>
            <span>
              <Num>{parts}</Num> من <Num>{shares.whole}</Num>
            </span>
          </li>
        ))}
        {!shares && <li className="muted">لم تُثبّت حصص الملّاك بعد، ولا يُؤجَّر عقار لا يُعرف مالكه.</li>}
      </ul>
      {shares && (
        <p className="card-b xs muted">
          منذ <DateText at={shares.since} />
        </p>
      )}
      {before.length > 0 && <Before sets={before} />}
    </Card>
  )
}

const Before = ({ sets }: { sets: readonly SharesBefore[] }) => (
  <details className="more-rows">
    <summary className="link sm">
      الحصص السابقة
      <ChevronDown className="i i-sm" aria-hidden />
    </summary>
    <ul className="list" aria-label="الحصص السابقة">
      {sets.map(({ id, whole, since, until, shares }) => (
        <li key={id}>
          <span className="grow">
            <span className="xs muted">
              <DateRange from={since} until={until} />
            </span>
            {shares.map(({ partyId, name, parts }) => (
              <span className="db sm" key={partyId}>
                <bdi>{name}</bdi>: <Num>{parts}</Num> من <Num>{whole}</Num>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  </details>
)
