import { Link } from 'react-router'
import { onlineOfParty } from '#areas/finance/online/queries.ts'
import { OnlineLately } from '#areas/finance/online/ui/online-lately.tsx'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Money } from '#ui/values.tsx'
import { ownMoney } from '../own-money.ts'
import { proofsOfParty } from '../own-proofs.ts'
import { payPath } from '../payments-paths.ts'
import { NoRecord } from '../ui/no-record.tsx'
import { Owed } from '../ui/owed.tsx'
import { PaymentsFrame } from '../ui/payments-frame.tsx'
import { PickDues } from '../ui/pick-dues.tsx'
import { SentLately } from '../ui/sent-lately.tsx'
import type { Route } from './+types/portal-payments'

export const meta = () => [{ title: 'مدفوعاتي · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => {
  const money = await ownMoney(ctx)
  return {
    money,
    proofs: money ? await proofsOfParty(ctx, money.partyId) : [],
    online: money ? await onlineOfParty(ctx, money.partyId) : [],
  }
})

export default function PaymentsPage({ loaderData: { money, proofs, online } }: Route.ComponentProps) {
  if (!money) return <NoRecord />
  const { due, total } = money
  return (
    <PaymentsFrame here="owed">
      <Owed money={money}>
        {total > 0n && (
          <div className="owed-acts">
            <Link to={payPath} className={buttonLook({ size: 'large' })}>
              ادفع <Money amount={due > 0n ? due : total} />
            </Link>
          </div>
        )}
      </Owed>
      <OnlineLately payments={online} />
      <SentLately proofs={proofs} />
      <PickDues money={money} />
    </PaymentsFrame>
  )
}
