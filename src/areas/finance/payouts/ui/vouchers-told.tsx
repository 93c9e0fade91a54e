import { OpenLink } from '#ui/links.tsx'
import { Told } from '#ui/told.tsx'
import { Code, Money } from '#ui/values.tsx'
import type { PayoutState } from '../payout.ts'
import { payoutPath } from '../payout-asked.ts'
import { PayoutBadge } from './payout-badge.tsx'

type Voucher = { id: string; number: string; amount: bigint; status: PayoutState }

/** By which vouchers it goes out, among what is known of it. */
export const VouchersTold = ({ vouchers, opens }: { vouchers: readonly Voucher[]; opens: boolean }) =>
  vouchers.map(({ id, number, amount, status }) => (
    <Told key={id} question="سند صرف">
      <OpenLink to={opens && payoutPath(id)}>
        <Code>{number}</Code>
      </OpenLink>{' '}
      <Money amount={amount} /> <PayoutBadge status={status} />
    </Told>
  ))
