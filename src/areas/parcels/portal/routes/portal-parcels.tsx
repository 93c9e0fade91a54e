import { Link } from 'react-router'
import { ownMoneyPath, recipientPath, trackingPath, trackPath } from '#areas/parcels/paths.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { ParcelBadge } from '../../journey/ui/parcel-badge.tsx'
import { ownParcels, sendsForMoney } from '../own-parcels.ts'
import type { Route } from './+types/portal-parcels'

export const meta = () => [{ title: 'طرودي · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => ({
  rows: await ownParcels(ctx),
  hasMoney: await sendsForMoney(ctx),
}))

export default function PortalParcelsPage({ loaderData: { rows, hasMoney } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>طرودي</h1>
        <div className="acts">
          {hasMoney && (
            <Link to={ownMoneyPath} className={buttonLook({ variant: 'outline' })}>
              مبالغ طرودي
            </Link>
          )}
          <Link to={trackPath} className={buttonLook({ variant: 'outline' })}>
            تتبّع برقم آخر
          </Link>
          <Link to="/services/parcels#request" className={buttonLook()}>
            أرسل طردًا
          </Link>
        </div>
      </div>
      <Card flush>
        {rows.length === 0 && <Empty title="لا طرود بعد">ما ترسله، وما يصل إلى هاتفك، يظهر هنا بحاله.</Empty>}
        <ul className="list" aria-label="طرودي">
          {rows.map((one) => (
            <li key={one.id}>
              <span className="grow">
                <Link to={one.token ? recipientPath(one.token) : trackingPath(one.bare)} className="t">
                  {one.isSent ? 'إلى' : 'من'} <bdi>{one.other}</bdi>
                </Link>
                <span className="sm db">
                  {one.content} · {one.place}
                  {one.branch && ` · استلمه من ${one.branch}`}
                </span>
                <span className="xs muted db">
                  <Code>{one.number}</Code> · <DateText at={one.on} />
                </span>
              </span>
              <ParcelBadge state={one.state} isReturning={one.isReturning} />
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
