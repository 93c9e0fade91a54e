import { Link } from 'react-router'
import { depositCod, viewCustody } from '#areas/finance/public-cod.ts'
import { custodyPath, handOverPath } from '#areas/parcels/paths.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, Money } from '#ui/values.tsx'
import { momentInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import { type CustodyPage, custodyPage } from '../queries.ts'
import { DepositForm } from '../ui/deposit-form.tsx'
import { HandOverBadge } from '../ui/hand-over-badge.tsx'
import { OversUnknown } from '../ui/over-parts.tsx'
import type { Route } from './+types/back-office-custody'

export const meta = () => [{ title: 'العهد · التحالف' }]

export const handle = { crumb: () => 'العهد' }

export const loader = page(viewCustody, async (ctx) => ({ shown: await custodyPage(ctx), sees: tabsOpenTo(ctx) }))

export const action = submit(depositCod, () => saying('خرج النقد إلى البنك. يؤكده من يرى كشفه.', custodyPath))

export default function CustodyView({ loaderData: { shown, sees }, actionData: reply }: Route.ComponentProps) {
  return (
    <ParcelsFrame title="العهد" about="نقد الطرود من يد المندوب إلى البنك" sees={sees}>
      <div className="desk2">
        <div className="stack">
          <OversUnknown {...shown} />
          <HandOvers {...shown} />
          {shown.deposit && shown.deposit.rows.length > 0 && (
            <DepositForm deposit={shown.deposit} formId={shown.formId} reply={reply} />
          )}
        </div>
        <Couriers {...shown} />
      </div>
    </ParcelsFrame>
  )
}

const HandOvers = ({ handOvers }: CustodyPage) => (
  <Card title="ما سُلّم إلى الصندوق" flush>
    {handOvers.length === 0 && <Empty title="لم تُسلَّم عهدة بعد">يصرّح المندوب بما معه في هاتفه، فتظهر هنا لتُعدّ.</Empty>}
    <ul className="list">
      {handOvers.map(({ id, number, courier, status, at, counted, difference }) => (
        <li key={id}>
          <span className="grow">
            <Link className="t link" to={handOverPath(id)}>
              عهدة <bdi>{courier}</bdi>
            </Link>
            <span className="xs muted">
              <Code>{number}</Code> · {momentInWords(at)}
            </span>
          </span>
          {status === 'settled' && counted !== null && <Money amount={counted} />}
          {difference !== null && difference !== 0n && status === 'settled' && (
            <Badge tone="warning">{difference < 0n ? 'كان فيها عجز' : 'كان فيها زيادة'}</Badge>
          )}
          <HandOverBadge status={status} />
        </li>
      ))}
    </ul>
  </Card>
)

const Couriers = ({ couriers }: CustodyPage) => (
  <Card title="مع المندوبين" flush>
    {couriers.length === 0 && <Empty title="لا نقد مع أحد">ما يقبضه المندوبون عند الأبواب يظهر هنا حتى يسلّموه.</Empty>}
    <ul className="list">
      {couriers.map(({ courierId, courier, sum, count, since, standing }) => (
        <li key={courierId}>
          <span className="grow">
            <span className="t">
              <bdi>{courier}</bdi>
            </span>
            <span className="xs muted">
              {howMany(count, 'operation')} منذ {momentInWords(since)}
            </span>
          </span>
          {standing && (
            <Badge tone={standing === 'over' ? 'danger' : 'warning'}>{standing === 'over' ? 'بلغ الحد' : 'قارب الحد'}</Badge>
          )}
          {sum !== null && <Money amount={sum} />}
        </li>
      ))}
    </ul>
  </Card>
)
