import { Link } from 'react-router'
import { parcelPath } from '#areas/parcels/paths.ts'
import { Card } from '#ui/card.tsx'
import { Code, Num } from '#ui/values.tsx'
import { clock } from '#values/dates.ts'
import type { IntakePage } from '../queries.ts'

/** What came in last, to go back to. */
export const LastTakenIn = ({ last }: Pick<IntakePage, 'last'>) => (
  <Card title="آخر ما استُلم" flush>
    <ul className="list">
      {last.map(({ id, number, place, quarter, chargeable, acceptedAt }) => (
        <li key={id}>
          <span className="grow">
            <Link className="t link" to={parcelPath(id)}>
              <Code>{number}</Code>
            </Link>
            <span className="xs muted">
              {[place, quarter].filter(Boolean).join('، ')} · <Num>{(chargeable / 1_000).toFixed(1)}</Num> كجم
              {acceptedAt && ` · ${clock(acceptedAt)}`}
            </span>
          </span>
        </li>
      ))}
      {last.length === 0 && <li className="muted">لم يُستلم طرد بعد.</li>}
    </ul>
  </Card>
)
