import { Link } from 'react-router'
import { paymentsPath } from '#areas/finance/payments-paths.ts'
import { moneyInShort } from '#areas/finance/portal/own-money.ts'
import { Owed } from '#areas/finance/portal/ui/owed.tsx'
import { ownHome } from '#areas/properties/portal/own-home.ts'
import { OwnHomeCards } from '#areas/properties/portal/ui/own-home.tsx'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { ServiceIcon } from '#ui/art/service-icon.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { greeting, weekdayAndDay } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { serviceNames, services } from '#values/services.ts'
import { waitingFor } from '../today.ts'
import { WaitingList } from '../waiting-list.tsx'
import type { Route } from './+types/portal-home'

/** Whoever has just shown whose the account is gets their record a moment later: looked for again so often, every two seconds. */
const looksAgain = 5

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: 'حسابي · التحالف' },
  ...(loaderData?.again ? [{ httpEquiv: 'refresh', content: `2;url=${loaderData.again}` }] : []),
]

export const loader = page(anyoneSignedIn, async (ctx, { query }) => {
  const now = ctx.now()
  const money = await moneyInShort(ctx)
  const joining = money === null && ctx.actor.kind === 'customer'
  const looked = Number(query.get('looked') ?? 0) || 0
  const name = ctx.actor.name.split(' ')[0] ?? ''
  return {
    hello: `${greeting(now)} يا ${name}`,
    today: dayOf(now),
    day: weekdayAndDay(now),
    waiting: await waitingFor(ctx, '/dashboard'),
    ...{ money, joining, again: joining && looked < looksAgain ? `/dashboard?looked=${looked + 1}` : null },
    rented: await ownHome(ctx),
  }
})

export default function PortalHomePage({ loaderData }: Route.ComponentProps) {
  const { hello, today, day, waiting, money, joining, rented } = loaderData
  return (
    <>
      <div className="hello">
        <div className="grow">
          <p className="muted sm">{day}</p>
          <h1>{hello}</h1>
        </div>
      </div>
      {money && (money.total > 0n || money.credit > 0n) && (
        <Owed money={money}>
          <div className="owed-acts">
            <Link to={paymentsPath} className={buttonLook()}>
              مستحقاتي
            </Link>
          </div>
        </Owed>
      )}
      <Card flush title="ما ينتظرك">
        {waiting.length > 0 && <WaitingList {...{ waiting, today }} />}
        {waiting.length === 0 && joining && (
          <Empty title="نجهّز حسابك">يظهر ما لك وما عليك لدينا هنا بعد لحظات. إن تأخر فحدّث الصفحة.</Empty>
        )}
        {waiting.length === 0 && !joining && <Empty title="لا شيء ينتظرك" />}
      </Card>
      <OwnHomeCards {...rented} />
      <section>
        <h2 className="acct-h2">اطلب خدمة أخرى</h2>
        <div className="quicks">
          {serviceNames.map((service) => (
            <Link key={service} to={services[service].path} className="card">
              <span className="tile-ic">
                <ServiceIcon service={service} />
              </span>
              {services[service].label}
            </Link>
          ))}
        </div>
      </section>
    </>
  )
}
