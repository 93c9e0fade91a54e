import { Link } from 'react-router'
import { onlineOfParty } from '#areas/finance/online/queries.ts'
import { OnlineLately } from '#areas/finance/online/ui/online-lately.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Money } from '#ui/values.tsx'
import { inRials } from '#values/money.ts'
import { ownMoney } from '../own-money.ts'
import { proofsOfParty } from '../own-proofs.ts'
import { paymentsPath, payPath } from '../payments-paths.ts'
import { NoRecord } from '../ui/no-record.tsx'
import { Owed } from '../ui/owed.tsx'
import { OwnCredit } from '../ui/own-credit.tsx'
import { PaymentsFrame } from '../ui/payments-frame.tsx'
import { PickDues } from '../ui/pick-dues.tsx'
import { SentLately } from '../ui/sent-lately.tsx'
import { payFromOwnCredit } from '../use-cases/pay-from-own-credit.ts'
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

export const action = submitOneOf({
  'pay-from-credit': submit(payFromOwnCredit, ({ amount }) => saying(`سُدّد من رصيدك ${inRials(amount)}`, paymentsPath)),
})

export default function PaymentsPage({ loaderData: { money, proofs, online }, actionData }: Route.ComponentProps) {
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
      <OwnCredit money={money} reply={actionData} />
      <PickDues money={money} />
      <OnlineLately payments={online} />
      <SentLately proofs={proofs} />
    </PaymentsFrame>
  )
}
