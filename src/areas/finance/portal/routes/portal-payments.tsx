import { Link, redirect } from 'react-router'
import { onlineOfParty } from '#areas/finance/online/queries.ts'
import { OnlineLately } from '#areas/finance/online/ui/online-lately.tsx'
import { payAddress, paymentsPath, payPath } from '#areas/finance/payments-paths.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Money } from '#ui/values.tsx'
import { inRials } from '#values/money.ts'
import { ownMoney } from '../own-money.ts'
import { proofsOfParty } from '../own-proofs.ts'
import { NoRecord } from '../ui/no-record.tsx'
import { Owed } from '../ui/owed.tsx'
import { OwnCredit } from '../ui/own-credit.tsx'
import { PaymentsFrame } from '../ui/payments-frame.tsx'
import { PickDues } from '../ui/pick-dues.tsx'
import { SentLately } from '../ui/sent-lately.tsx'
import { payFromOwnCredit } from '../use-cases/pay-from-own-credit.ts'
import type { Route } from './+types/portal-payments'

export const meta = () => [{ title: 'مدفوعاتي · التحالف' }]

/** What was ticked on the list is paid on its own page; a list of which nothing was ticked says so. */
export const loader = page(anyoneSignedIn, async (ctx, { query }) => {
  const [picked, ticked] = [query.has('picked'), query.getAll('due')]
  if (picked && ticked.length > 0) throw redirect(payAddress(ticked))
  const money = await ownMoney(ctx)
  return {
    money,
    nothingPicked: picked,
    proofs: money ? await proofsOfParty(ctx, money.partyId) : [],
    online: money ? await onlineOfParty(ctx, money.partyId) : [],
  }
})

export const action = submitOneOf({
  'pay-from-credit': submit(payFromOwnCredit, ({ amount }) => saying(`سُدّد من رصيدك ${inRials(amount)}`, paymentsPath)),
})

export default function PaymentsPage({ loaderData: { money, nothingPicked, proofs, online }, actionData }: Route.ComponentProps) {
  if (!money) return <NoRecord />
  const { toPay, ahead } = money
  return (
    <PaymentsFrame here="owed">
      <Owed money={money}>
        {toPay + ahead > 0n && (
          <div className="owed-acts">
            <Link to={payPath} className={buttonLook({ size: 'large' })}>
              {toPay > 0n ? 'ادفع' : 'ادفع القادم'} <Money amount={toPay > 0n ? toPay : ahead} />
            </Link>
          </div>
        )}
      </Owed>
      <OwnCredit money={money} reply={actionData} />
      <PickDues money={money} nothingPicked={nothingPicked} />
      <OnlineLately payments={online} />
      <SentLately proofs={proofs} />
    </PaymentsFrame>
  )
}
