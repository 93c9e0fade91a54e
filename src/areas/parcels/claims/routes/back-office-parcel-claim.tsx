import { data, Link } from 'react-router'
import { Shots } from '#areas/handovers/public-ui.tsx'
import { parcelClaimPath, parcelPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { parcelStates } from '../../journey/parcel.ts'
import { claimants, claimKinds } from '../claim.ts'
import { claimShown, type ShownClaim } from '../queries.ts'
import { ClaimBadge } from '../ui/claim-badge.tsx'
import { AssessIt, PayIt, RejectIt } from '../ui/decide-claim.tsx'
import { assessParcelClaim, payClaim, rejectParcelClaim } from '../use-cases/decide-claim.ts'
import type { Route } from './+types/back-office-parcel-claim'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await claimShown(ctx, params.claimId)
  if (!one) throw data('لا توجد هذه المطالبة.', { status: 404, statusText: 'Not Found' })
  return { one, sees: tabsOpenTo(ctx), act: query.get('act') }
})

export const action = submitOneOf({
  assess: submit(assessParcelClaim, ({ claimId }) => saying('قُدّرت المطالبة، وطُلب اعتمادها', parcelClaimPath(claimId))),
  reject: submit(rejectParcelClaim, ({ claimId }) => saying('رُفضت المطالبة، ويُخبر صاحبها', parcelClaimPath(claimId))),
  pay: submit(payClaim, ({ claimId }) => saying('سُجّل الدفع', parcelClaimPath(claimId))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.claim ?? ''} · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.claim ?? '' }

export default function ParcelClaimPage({ loaderData: { one, sees, act }, actionData: reply }: Route.ComponentProps) {
  const heard = (name: string) => (act === name ? reply : undefined)
  return (
    <ParcelsFrame
      title={<Code>{one.claim}</Code>}
      about={
        <>
          <ClaimBadge state={one.state} /> قُدّمت <DateText at={one.openedOn} />
        </>
      }
      sees={sees}
    >
      <div className="cols">
        <div className="stack">
          {one.note && one.state === 'opened' && <Alert kind="warning">أُعيدت من الاعتماد: {one.note}</Alert>}
          <About one={one} />
          {one.photos.length > 0 && (
            <Card title="ما أُرفق">
              <Shots shots={one.photos.map((fileId) => ({ fileId, name: null, markId: null }))} called="مرفق المطالبة" />
            </Card>
          )}
        </div>
        <div className="stack">
          {one.state === 'assessed' && <Alert>بانتظار الاعتماد.</Alert>}
          {one.mayDecide && <AssessIt one={one} reply={heard('assess')} />}
          {one.mayDecide && <RejectIt one={one} reply={heard('reject')} />}
          {one.mayPay && <PayIt one={one} reply={heard('pay')} />}
        </div>
      </div>
    </ParcelsFrame>
  )
}

const About = ({ one }: { one: ShownClaim }) => (
  <Card title="المطالبة">
    <dl className="told in-columns">
      <Told question="الطرد">
        <Link className="link" to={parcelPath(one.parcelId)}>
          <Code>{one.parcel}</Code>
        </Link>
        ، {parcelStates[one.parcelState]}
      </Told>
      <Told question="فيه">{one.content}</Told>
      <Told question="يطالب">
        <bdi>{one.who}</bdi>، {claimants[one.claimant]}
      </Told>
      <Told question="ما حدث">
        {claimKinds[one.kind]}: {one.what}
      </Told>
      <Told question="المطلوب">
        <Money amount={one.asked} />
      </Told>
      <Told question="القيمة المصرَّح بها">{one.declaredValue ? <Money amount={one.declaredValue} /> : 'لم يُصرَّح'}</Told>
      {one.assessed !== null && (
        <Told question="التقدير">
          <Money amount={one.assessed} />، {one.assessedAbout}
        </Told>
      )}
      {one.state === 'rejected' && one.note && <Told question="سبب الرفض">{one.note}</Told>}
      {one.payment && (
        <Told question="دُفع">
          <DateText at={one.payment.paidAt} />، <Code>{one.payment.reference}</Code>
        </Told>
      )}
    </dl>
  </Card>
)
