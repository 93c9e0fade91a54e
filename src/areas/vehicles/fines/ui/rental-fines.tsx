import { Link } from 'react-router'
import { finePath } from '#areas/vehicles/paths.ts'
import { Card } from '#ui/card.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { FineOfRental } from '../queries.ts'
import { FineBadge } from './fine-badge.tsx'

/** What the car was fined for while they had it. */
export const RentalFines = ({ fines }: { fines: readonly FineOfRental[] }) => (
  <Card title="المخالفات المرورية" flush>
    <ul className="list">
      {fines.map(({ id, reference, at, place, amount, state }) => (
        <li key={id}>
          <span className="grow">
            <Link to={finePath(id)} className="t">
              <Code>{reference}</Code>
            </Link>
            <span className="sm db">
              <DateText at={at} time />
              {place && ` · ${place}`}
            </span>
            <span className="xs muted db">
              <Money amount={amount} />
            </span>
          </span>
          <FineBadge state={state} />
        </li>
      ))}
    </ul>
  </Card>
)
