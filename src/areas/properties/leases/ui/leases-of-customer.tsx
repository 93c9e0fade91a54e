import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import type { CustomersLeases } from '../of-customer.ts'
import { LeasesOf } from './leases-of.tsx'

/** What a customer has leased or is about to; where they have none, only the way to write one. */
export function LeasesOfCustomer({ leases, all, begin }: CustomersLeases) {
  if (leases.length > 0) return <LeasesOf leases={leases} all={all} none="" withUnit begin={begin} />
  return begin ? (
    <p>
      <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={begin}>
        اكتب له عقد إيجار
      </Link>
    </p>
  ) : null
}
