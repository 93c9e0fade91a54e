import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { DateText, Money } from '#ui/values.tsx'

type Waited = { amount: bigint; promisedOn: string; path: string }

/** What the tenant of a lease said they would pay, for whoever may take it back. */
export const PromiseWaited = ({ amount, promisedOn, path }: Waited) => (
  <Alert>
    وعد المستأجر بدفع <Money amount={amount} /> حتى <DateText at={promisedOn} /> ·{' '}
    <Link className="link" to={path}>
      تابعه أو اسحبه
    </Link>
  </Alert>
)
