import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Empty } from '#ui/states.tsx'
import { cashierPath, parkedPath } from '../parked-paths.ts'
import { parkedPayments } from '../parked-queries.ts'
import { ParkedList } from '../ui/parked-list.tsx'
import { dropParked, parkPayment } from '../use-cases/park-payment.ts'
import type { Route } from './+types/back-office-parked'

export const meta = () => [{ title: 'دفعات معلّقة · التحالف' }]

export const handle = { above: { to: cashierPath, label: 'الكاشير' }, crumb: () => 'دفعات معلّقة' }

export const loader = page(financePermissions.receivePayments, async (ctx) => ({ parked: await parkedPayments(ctx) }))

export const action = submitOneOf({
  park: submit(parkPayment, ({ name }) => saying(`عُلّقت دفعة ${name}.`, cashierPath)),
  drop: submit(dropParked, () => saying('أُزيلت الدفعة المعلّقة.', parkedPath)),
})

/** What this cashier put aside while somebody else was served. */
export default function ParkedPage({ loaderData: { parked }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>دفعات معلّقة</h1>
        <div className="acts">
          <Link className={buttonLook({ variant: 'outline' })} to={cashierPath}>
            الكاشير
          </Link>
        </div>
      </div>
      <Unheard reply={reply} />
      {parked.length > 0 ? (
        <ParkedList parked={parked} />
      ) : (
        <Card>
          <Empty title="لا دفعات معلّقة">ما تعلّقه عند الكاشير يبقى هنا حتى تكمله أو تزيله، ولا يراه غيرك.</Empty>
        </Card>
      )}
    </>
  )
}
