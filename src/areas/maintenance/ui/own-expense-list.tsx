import { Link } from 'react-router'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { OwnExpense } from '../own-expenses.ts'
import { ownRequestPath } from '../own-paths.ts'
import { faultKinds } from '../request.ts'
import { ExpenseBadge } from './expense-badge.tsx'

/** What an owner was asked to pay for, what waits first. */
export const OwnExpenseList = ({ rows }: { rows: readonly OwnExpense[] }) => (
  <ul className="list">
    {rows.map((one) => (
      <li key={one.id}>
        <span className="grow">
          <Link className="t" to={ownRequestPath(one.requestId)}>
            {faultKinds[one.category]}: <Money amount={one.amount} />
          </Link>
          <span className="sm db">
            <bdi>{one.where}</bdi>
          </span>
          <span className="xs muted db">
            <Code>{one.number}</Code> · <DateText at={one.askedAt} />
          </span>
        </span>
        <ExpenseBadge expense={one} />
      </li>
    ))}
  </ul>
)
