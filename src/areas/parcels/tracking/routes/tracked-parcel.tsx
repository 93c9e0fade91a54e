import { data, redirect } from 'react-router'
import '#ui/styles/parcels.css'
import { recipientPath, trackingPath } from '#areas/parcels/paths.ts'
import { forEachVisit, page, submit } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import type { OpenByPhoneForm } from '../inputs.ts'
import { openByPhone } from '../opening.ts'
import { type Tracked, trackedParcel } from '../tracked.ts'
import { TrackBox } from '../ui/track-box.tsx'
import { WhatHappened, WhereItIs } from '../ui/way-told.tsx'
import type { Route } from './+types/tracked-parcel'

export const headers = forEachVisit

/** As text, in one piece: the house puts it into a page that is drawn once for all parcels. */
export const loader = page(anyone, async (ctx, { params: { number = '' } }) => {
  const found = ctx.prepared ? ((await ctx.prepared()) as Tracked | null) : await trackedParcel(ctx, number)
  if (!found) throw data('لا طرد بهذا الرقم. راجعه في رسالتك أو على البوليصة.', { status: 404, statusText: 'Not Found' })
  return { told: JSON.stringify(found) }
})

export const action = submit(openByPhone, ({ parcelToken }) => redirect(recipientPath(parcelToken)))

export const meta: Route.MetaFunction = () => [{ title: 'تتبّع طردك · التحالف' }, { name: 'robots', content: 'noindex' }]

export default function TrackedParcelPage({ loaderData: { told }, actionData: reply }: Route.ComponentProps) {
  const parcel = JSON.parse(told) as Tracked
  const field = fieldsOf<OpenByPhoneForm>(reply)
  return (
    <div className="container track">
      <Breadcrumbs
        above={[
          { to: '/', label: 'الرئيسية' },
          { to: '/services/parcels', label: 'الطرود' },
        ]}
        here="تتبّع طردك"
      />
      <h1>تتبّع طردك</h1>
      <TrackBox key={parcel.bare} typed={parcel.number} />
      <WhereItIs {...parcel} />
      <div className="track2">
        <WhatHappened events={parcel.events} />
        <Card title="هل الطرد لك؟">
          <PostForm action={trackingPath(parcel.bare)} reply={reply} className="stack" before="العرض">
            <p className="sm">لعرض المرسل والمطلوب وتغيير الموعد، اكتب آخر 4 أرقام من هاتف المرسل أو المرسل إليه.</p>
            <Field {...field('digits')} label="آخر 4 أرقام من هاتفك" dir="ltr" inputMode="numeric" maxLength={4} required />
            <SubmitButton variant="outline" block>
              اعرض التفاصيل
            </SubmitButton>
            <p className="help">لا نعرض هنا اسمًا ولا هاتفًا ولا عنوانًا.</p>
          </PostForm>
        </Card>
      </div>
    </div>
  )
}
