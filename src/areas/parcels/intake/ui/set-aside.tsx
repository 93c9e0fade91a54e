import { Link } from 'react-router'
import { parcelPath } from '#areas/parcels/paths.ts'
import { Card } from '#ui/card.tsx'
import { Code } from '#ui/values.tsx'
import type { IntakePage } from '../queries.ts'

/** What came and could not be taken in, with its reason. */
export const SetAside = ({ setAside }: Pick<IntakePage, 'setAside'>) =>
  setAside.length > 0 && (
    <Card title="علّقتها" flush>
      <p className="xs muted card-b">تبقى هنا حتى تُكمل أو تُلغى</p>
      <ul className="list">
        {setAside.map(({ id, number, senderName, heldReason }) => (
          <li key={id}>
            <span className="grow">
              <Link className="t link" to={parcelPath(id)}>
                <Code>{number}</Code>
              </Link>
              <span className="xs muted">
                <bdi>{senderName}</bdi> · {heldReason}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
