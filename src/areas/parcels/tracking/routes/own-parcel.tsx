import { data } from 'react-router'
import '#ui/styles/parcels.css'
import { recipientPath, trackingPath } from '#areas/parcels/paths.ts'
import { forEachVisit, page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { useReplies } from '#ui/form/replies.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { ClaimForm } from '../../claims/ui/claim-form.tsx'
import { ClaimsCard } from '../../claims/ui/claims-card.tsx'
import { openOwnClaim } from '../../claims/use-cases/open-claim.ts'
import { keepOwnWishes, redirectOwn, rescheduleOwn } from '../../redelivery/use-cases/by-recipient.ts'
import { ownParcel } from '../tracked.ts'
import { OwnActs, OwnFacts } from '../ui/own-facts.tsx'
import { WhatHappened, WhereItIs } from '../ui/way-told.tsx'
import { askOwnCode } from '../use-cases/ask-own-code.ts'
import { tellMissing } from '../use-cases/tell-missing.ts'
import { tellNobodyCame } from '../use-cases/tell-nobody-came.ts'
import type { Route } from './+types/own-parcel'

export const headers = forEachVisit

export const loader = page(anyone, async (ctx, { params: { parcelToken = '' } }) => {
  const found = await ownParcel(ctx, parcelToken)
  if (!found) throw data('لا طرد بهذا الرابط. اكتب رقم التتبّع لترى أين هو.', { status: 404, statusText: 'Not Found' })
  return { parcel: found, formId: ctx.newId() }
})

export const action = submitOneOf({
  code: submit(askOwnCode, ({ parcelToken }) => saying('أُرسل رمز جديد إلى هاتف صاحب الطرد', recipientPath(parcelToken))),
  when: submit(rescheduleOwn, ({ parcelToken }) => saying('حُفظ الموعد', recipientPath(parcelToken))),
  where: submit(redirectOwn, ({ parcelToken, isAsked }) =>
    saying(isAsked ? 'نسأل المرسل، ونخبرك برده' : 'حُفظ المكان', recipientPath(parcelToken)),
  ),
  wishes: submit(keepOwnWishes, ({ parcelToken }) => saying('حُفظ', recipientPath(parcelToken))),
  'nobody-came': submit(tellNobodyCame, ({ parcelToken }) => saying('وصلنا بلاغك، ونسأل المندوب.', recipientPath(parcelToken))),
  claim: submit(openOwnClaim, ({ parcelToken }) => saying('وصلتنا مطالبتك، ونرد عليك هنا.', recipientPath(parcelToken))),
  missing: submit(tellMissing, ({ parcelToken }) => saying('وصلنا بلاغك، ونتصل بك اليوم.', recipientPath(parcelToken))),
})

export const meta: Route.MetaFunction = () => [
  { title: 'طردك · التحالف' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

export default function OwnParcelPage({ loaderData: { parcel, formId }, actionData: reply }: Route.ComponentProps) {
  const replyTo = useReplies(reply)
  return (
    <div className="container track">
      <Breadcrumbs
        above={[
          { to: '/', label: 'الرئيسية' },
          { to: trackingPath(parcel.bare), label: 'تتبّع طردك' },
        ]}
        here="طردك"
      />
      <h1>طردك</h1>
      <Unheard reply={reply} />
      <WhereItIs {...parcel} />
      <div className="track2">
        <WhatHappened events={parcel.events} />
        <div className="stack">
          <OwnFacts parcel={parcel} />
          <OwnActs parcel={parcel} replyTo={replyTo} />
          <ClaimsCard of={parcel.claims}>
            <ClaimForm action={`${recipientPath(parcel.token)}?act=claim`} formId={formId} reply={replyTo('claim')} />
          </ClaimsCard>
        </div>
      </div>
    </div>
  )
}
