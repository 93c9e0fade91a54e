import { Link } from 'react-router'
import { liesWords } from '#areas/finance/public-ui.tsx'
import { ownParcelsPath, trackingPath } from '#areas/parcels/paths.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Figures } from '#ui/figures.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { ownParcelMoney } from '../own-money.ts'
import type { Route } from './+types/portal-parcel-money'

export const meta = () => [{ title: 'مبالغ طرودي · التحالف' }]

export const loader = page(anyoneSignedIn, ownParcelMoney)

export default function PortalParcelMoneyPage({ loaderData: { cods, paid, ready, waiting, fees } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>مبالغ طرودي</h1>
          <p className="muted sm">ما دفعه المستلمون لك، وأين هو الآن</p>
        </div>
        <div className="acts">
          <Link className="link" to={ownParcelsPath}>
            طرودي
          </Link>
        </div>
      </div>
      <div className="stack">
        <Figures
          figures={[
            ['جاهز للتحويل إليك', ready],
            ['قُبض ولم يؤكده البنك', waiting],
            ['رسوم مستحقة عليك', fees],
          ]}
        />
        <Card title="ما قُبض لك" flush>
          {cods.length === 0 && <Empty title="لا شيء قُبض لك بعد">ما يدفعه المستلمون لك يظهر هنا من لحظة قبضه.</Empty>}
          <ul className="list">
            {cods.map(({ parcelId, number, amount, takenOn, lies }) => (
              <li key={parcelId}>
                <span className="grow">
                  <Link className="t link" to={trackingPath(number.replaceAll('-', ''))}>
                    <Code>{number}</Code>
                  </Link>
                  <span className="xs muted">
                    قُبض <DateText at={takenOn} />
                  </span>
                </span>
                <Money amount={amount} />
                <Badge tone={lies === 'paid' ? 'success' : lies === 'ready' || lies === 'remitting' ? 'info' : 'muted'}>
                  {liesWords[lies]}
                </Badge>
              </li>
            ))}
          </ul>
        </Card>
        {paid.length > 0 && (
          <Card title="ما حُوّل إليك" flush>
            <ul className="list">
              {paid.map(({ id, number, amount, fees: kept, askedAt }) => (
                <li key={id}>
                  <span className="grow">
                    <span className="t">
                      <Code>{number}</Code>
                    </span>
                    <span className="xs muted">
                      <DateText at={askedAt} />
                      {kept > 0n && (
                        <>
                          {' '}
                          · حُسم منه <Money amount={kept} /> رسومًا
                        </>
                      )}
                    </span>
                  </span>
                  <Money amount={amount} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  )
}
