import { Link } from 'react-router'
import { custodyPath } from '#areas/parcels/paths.ts'
import { Card } from '#ui/card.tsx'
import { Money } from '#ui/values.tsx'
import { momentInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import type { LateCourier } from '../../custody/late.ts'

/** Whose cash reached no box by nine in the evening. */
export function LateCash({ late }: { late: readonly LateCourier[] }) {
  if (late.length === 0) return null
  return (
    <Card title="نقد لم يصل الصندوق" flush>
      <ul className="list">
        {late.map(({ courierId, courier, sum, count, since }) => (
          <li key={courierId}>
            <span className="grow">
              <Link className="t link" to={custodyPath}>
                <bdi>{courier}</bdi>
              </Link>
              <span className="xs muted">
                {howMany(count, 'operation')} منذ {momentInWords(since)}
              </span>
            </span>
            {sum !== null && <Money amount={sum} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
