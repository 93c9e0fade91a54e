import { Link } from 'react-router'
import { ownNotices } from '#areas/collecting/public.ts'
import { OwnNotices } from '#areas/collecting/public-ui.tsx'
import { AfterLastDay } from '#areas/properties/leaving/ui/after-last-day.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Empty } from '#ui/states.tsx'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { services } from '#values/services.ts'
import { ownLeasePath } from '../own-lease.ts'
import { ownLeases } from '../own-leases.ts'
import { EndOfTerm } from '../ui/end-of-term.tsx'
import { LeaseFacts } from '../ui/lease-facts.tsx'
import { LeaseInstalments } from '../ui/lease-instalments.tsx'
import { RentNow } from '../ui/rent-now.tsx'
import { leave } from '../use-cases/leave.ts'
import { promiseOwn } from '../use-cases/promise-own.ts'
import { stay } from '../use-cases/stay.ts'
import { wishRenewal } from '../use-cases/wish-renewal.ts'
import type { Route } from './+types/portal-lease'

export const meta = () => [{ title: 'إيجاري · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx, { query }) => ({
  ...{
    mine: await ownLeases(ctx),
    notices: await ownNotices(ctx),
    formId: ctx.newId(),
    act: query.get('act'),
    about: query.get('lease'),
  },
}))

export const action = submitOneOf({
  promise: submit(promiseOwn, ({ promisedOn, amount }) =>
    saying(`سجّلنا موعدك لدفع ${inRials(amount)} في ${dayInWords(promisedOn)}. نذكّرك قبله.`, ownLeasePath),
  ),
  renew: submit(wishRenewal, () => saying('وصل طلبك تجديد العقد. نردّ عليك قريبًا.', ownLeasePath)),
  leave: submit(leave, ({ lastDay }) =>
    saying(`سجّلنا إبلاغك بالإخلاء في ${dayInWords(lastDay)}. نحدّد معك موعد محضر الإعادة.`, ownLeasePath),
  ),
  stay: submit(stay, () => saying('سُحب إبلاغك بالإخلاء، ويبقى عقدك ساريًا كما كان.', ownLeasePath)),
})

export default function OwnLeasePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { mine, formId, act, about } = loaderData
  const leases = mine?.leases ?? []
  const heard = (name: string, id: string | null = null) => (act === name && about === id ? reply : undefined)
  const isHeard = leases.some(({ id, may }) => about === id && (act === 'renew' || act === 'leave' || act === 'stay') && may[act])
  const promises = act === 'promise' && mine !== null && mine.late.amount > 0n && mine.promised === null
  return (
    <>
      <div className="page-h">
        <h1>إيجاري</h1>
      </div>
      {!isHeard && !promises && <Unheard reply={reply} />}
      {mine === null || leases.length === 0 ? (
        <NoneRented />
      ) : (
        <>
          <RentNow mine={mine} formId={formId} reply={heard('promise')} />
          {leases.map((one) => (
            <section className="stack" key={one.id} aria-label={one.unit}>
              {one.afterLastDay && <AfterLastDay {...one.afterLastDay} />}
              <LeaseInstalments lease={one} today={mine.today} />
              <div className="cols">
                <LeaseFacts lease={one} />
                <EndOfTerm
                  lease={one}
                  renewing={heard('renew', one.id)}
                  leaving={heard('leave', one.id)}
                  staying={heard('stay', one.id)}
                />
              </div>
            </section>
          ))}
        </>
      )}
      <OwnNotices notices={loaderData.notices} />
    </>
  )
}

const NoneRented = () => (
  <Card flush>
    <Empty
      title="لا عقد إيجار سارٍ باسمك"
      action={
        <Link className={buttonLook()} to={services.rent.path}>
          الوحدات الشاغرة
        </Link>
      }
    >
      حين تستأجر وحدة منا تجد هنا أقساطها، وعقدك، وموعد تجديده أو إخلائه.
    </Empty>
  </Card>
)
