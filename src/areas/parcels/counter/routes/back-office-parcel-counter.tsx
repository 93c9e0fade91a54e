import { Link } from 'react-router'
import { counterPath, parcelPath, parcelsPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { ScanBox } from '#areas/parcels/ui/scan-box.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Code } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { ParcelBadge } from '../../journey/ui/parcel-badge.tsx'
import { type CounterPage, counterPage } from '../queries.ts'
import { PickedUp } from '../ui/picked-up.tsx'
import { chargePickup, unchargePickup } from '../use-cases/charge-pickup.ts'
import { giveBack } from '../use-cases/give-back.ts'
import { handOverAtCounter } from '../use-cases/hand-over-parcel.ts'
import { sendNewCode } from '../use-cases/send-code.ts'
import { takeAtAgent } from '../use-cases/take-at-agent.ts'
import { giveCodBack, takeCodAtCounter } from '../use-cases/take-cod.ts'
import { takeFromSender } from '../use-cases/take-from-sender.ts'
import type { Route } from './+types/back-office-parcel-counter'

export const meta = () => [{ title: 'شباك التسليم · التحالف' }]

export const handle = { crumb: () => 'شباك التسليم' }

export const loader = page(may.handOver, async (ctx, { query }) => ({
  ...{ shown: await counterPage(ctx, { query }), sees: tabsOpenTo(ctx), act: query.get('act') },
}))

const sameParcel = (query: URLSearchParams) => addressWith(counterPath, { q: query.get('q') ?? '' })

export const action = submitOneOf({
  charge: submit(chargePickup, ({ partyId }, { query }) =>
    saying('صدر المستحق. اقبضه ثم سلّم الطرد', addressWith('/admin/finance/cashier', { party: partyId, from: sameParcel(query) })),
  ),
  uncharge: submit(unchargePickup, (_, { query }) => saying('سُحب المستحق', sameParcel(query))),
  cod: submit(takeCodAtCounter, (_, { query }) => saying('قُبض المبلغ. سلّم الطرد', sameParcel(query))),
  agent: submit(takeAtAgent, (_, { query }) => saying('قُبض المبلغ. سلّم الطرد', sameParcel(query))),
  sender: submit(takeFromSender, ({ parcelId }) =>
    saying('قُبض رسم التوصيل من المرسل', addressWith(parcelsPath, { taken: parcelId })),
  ),
  'cod-back': submit(giveCodBack, (_, { query }) => saying('أُعيد المبلغ لصاحبه', sameParcel(query))),
  code: submit(sendNewCode, (_, { query }) => saying('أُرسل رمز جديد إلى صاحب الطرد', sameParcel(query))),
  'hand-over': submit(handOverAtCounter, ({ number }) => saying(`سُلّم الطرد ${number}`, counterPath)),
  'give-back': submit(giveBack, ({ number }) => saying(`أُعيد الطرد ${number} إلى مرسله`, counterPath)),
})

export default function CounterPageView({ loaderData: { shown, sees, act }, actionData: reply }: Route.ComponentProps) {
  return (
    <ParcelsFrame title="شباك التسليم" about="امسح البوليصة، أو اكتب رقم الطرد أو هاتف صاحبه." sees={sees}>
      <ScanBox to={counterPath} typed={shown.typed} hint="رقم الطرد أو هاتف صاحبه" />
      <div className="stack">
        {shown.fault && <Alert kind="warning">{shown.fault}</Alert>}
        {shown.waiting.length > 1 && <Waiting waiting={shown.waiting} />}
        {shown.one && <PickedUp key={shown.one.id} one={shown.one} act={act} reply={reply} />}
      </div>
    </ParcelsFrame>
  )
}

const Waiting = ({ waiting }: Pick<CounterPage, 'waiting'>) => (
  <Card title="ينتظره هنا" flush>
    <ul className="list">
      {waiting.map((one) => (
        <li key={one.id}>
          <span className="grow">
            <Link className="link medium" to={addressWith(counterPath, { q: one.bare })}>
              <Code>{one.number}</Code>
            </Link>
            <span className="xs muted">
              <bdi>{one.recipientName}</bdi>، من <bdi>{one.senderName}</bdi>
            </span>
          </span>
          <ParcelBadge state={one.state} />
          <Link className="link sm" to={parcelPath(one.id)}>
            افتح الطرد
          </Link>
        </li>
      ))}
    </ul>
  </Card>
)
