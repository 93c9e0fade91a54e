import { data } from 'react-router'
import '#ui/styles/parcels.css'
import { setting } from '#areas/company/public.ts'
import { recipientPath, trackingPath } from '#areas/parcels/paths.ts'
import { forEachVisit, page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { useReplies } from '#ui/form/replies.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import type { Reply } from '#ui/form.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { ClaimForm } from '../../claims/ui/claim-form.tsx'
import { ClaimsCard } from '../../claims/ui/claims-card.tsx'
import { openOwnClaim } from '../../claims/use-cases/open-claim.ts'
import { keepOwnWishes, pinOwnPlace, redirectOwn, rescheduleOwn } from '../../redelivery/use-cases/by-recipient.ts'
import { type OwnParcel, ownParcel } from '../tracked.ts'
import { AskAboutIt } from '../ui/ask-about-it.tsx'
import { NoSuchParcel } from '../ui/no-such-parcel.tsx'
import { OwnActs } from '../ui/own-facts.tsx'
import { TrackBox } from '../ui/track-box.tsx'
import { WhatHappened, WhereItIs } from '../ui/way-told.tsx'
import { askOwnCode } from '../use-cases/ask-own-code.ts'
import { tellMissing } from '../use-cases/tell-missing.ts'
import { tellNobodyCame } from '../use-cases/tell-nobody-came.ts'
import type { Route } from './+types/own-parcel'

export const headers = forEachVisit

export const loader = page(anyone, async (ctx, { params: { parcelToken = '' } }) => {
  const parcel = await ownParcel(ctx, parcelToken)
  const [phone = null] = (await setting(ctx, 'phones')) ?? []
  return data({ parcel, phone, formId: ctx.newId() }, { status: parcel ? 200 : 404 })
})

export const action = submitOneOf({
  code: submit(askOwnCode, ({ parcelToken }) => saying('أُرسل رمز جديد إلى هاتف صاحب الطرد', recipientPath(parcelToken))),
  when: submit(rescheduleOwn, ({ parcelToken }) => saying('حُفظ الموعد', recipientPath(parcelToken))),
  where: submit(redirectOwn, ({ parcelToken, isAsked }) =>
    saying(isAsked ? 'نسأل المرسل، ونخبرك برده' : 'حُفظ المكان', recipientPath(parcelToken)),
  ),
  pin: submit(pinOwnPlace, ({ parcelToken }) => saying('حُفظ موقعك', recipientPath(parcelToken))),
  wishes: submit(keepOwnWishes, ({ parcelToken }) => saying('حُفظ', recipientPath(parcelToken))),
  'nobody-came': submit(tellNobodyCame, ({ parcelToken }) => saying('وصلنا بلاغك، ونسأل المندوب.', recipientPath(parcelToken))),
  claim: submit(openOwnClaim, ({ parcelToken }) => saying('وصلتنا مطالبتك، ونرد عليك هنا.', recipientPath(parcelToken))),
  missing: submit(tellMissing, ({ parcelToken }) => saying('وصلنا بلاغك، ونتصل بك اليوم.', recipientPath(parcelToken))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.parcel ? 'طردك · التحالف' : 'لا طرد بهذا الرابط · التحالف' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

export default function OwnParcelPage({ loaderData: { parcel, phone, formId }, actionData: reply }: Route.ComponentProps) {
  return parcel ? <Own {...{ parcel, phone, formId, reply }} /> : <NoSuchParcel {...unknown} phone={phone} />
}

const unknown = {
  title: 'لا طرد بهذا الرابط',
  says: 'انتهت مدة الرابط، أو نقص منه حرف. افتحه من رسالتنا، أو اكتب رقم التتبّع هنا لترى أين طردك.',
}

type Props = { parcel: OwnParcel; phone: string | null; formId: string; reply: Reply | undefined }

function Own({ parcel, phone, formId, reply }: Props) {
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
      <h1 className="visually-hidden">طردك</h1>
      <TrackBox key={parcel.bare} typed={parcel.number} isBare />
      <Unheard reply={reply} />
      <WhereItIs {...parcel} asked={parcel.due?.card} />
      <div className="track2">
        <WhatHappened events={parcel.events} today={parcel.today} />
        <div className="stack">
          <OwnActs parcel={parcel} replyTo={replyTo} />
          <ClaimsCard of={parcel.claims}>
            <ClaimForm action={`${recipientPath(parcel.token)}?act=claim`} formId={formId} reply={replyTo('claim')} />
          </ClaimsCard>
          <AskAboutIt phone={phone} />
        </div>
      </div>
    </div>
  )
}
