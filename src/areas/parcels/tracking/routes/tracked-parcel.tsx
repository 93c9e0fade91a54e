import { data, redirect } from 'react-router'
import '#ui/styles/parcels.css'
import { setting } from '#areas/company/public.ts'
import { recipientPath, trackingPath } from '#areas/parcels/paths.ts'
import { forEachVisit, page, submit } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import type { OpenByPhoneForm } from '../inputs.ts'
import { openByPhone } from '../opening.ts'
import { type Tracked, trackedParcel } from '../tracked.ts'
import { AskAboutIt } from '../ui/ask-about-it.tsx'
import { aboveTracking, NoSuchParcel } from '../ui/no-such-parcel.tsx'
import { TrackBox } from '../ui/track-box.tsx'
import { WhatHappened, WhereItIs } from '../ui/way-told.tsx'
import type { Route } from './+types/tracked-parcel'

export const headers = forEachVisit

/** As text, in one piece: the house puts it into a page that is drawn once for all parcels. */
export const loader = page(anyone, async (ctx, { params: { number = '' } }) => {
  const found = ctx.prepared ? ((await ctx.prepared()) as Tracked | null) : await trackedParcel(ctx, number)
  const [phone = null] = (await setting(ctx, 'phones')) ?? []
  const shown = { told: found && JSON.stringify(found), typed: found ? '' : number.slice(0, 40), phone }
  return data(shown, { status: found ? 200 : 404 })
})

export const action = submit(openByPhone, ({ parcelToken }) => redirect(recipientPath(parcelToken)))

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.told === null ? 'لا طرد بهذا الرقم · التحالف' : 'تتبّع طردك · التحالف' },
  { name: 'robots', content: 'noindex' },
]

export default function TrackedParcelPage({ loaderData: { told, typed, phone }, actionData: reply }: Route.ComponentProps) {
  return told === null ? (
    <NoSuchParcel {...unknown} typed={typed} phone={phone} />
  ) : (
    <Way told={told} phone={phone} reply={reply} />
  )
}

const unknown = { title: 'لا طرد بهذا الرقم', says: 'راجعه حرفًا حرفًا في رسالتك أو على البوليصة، ثم اكتبه هنا.' }

type Props = { told: string; phone: string | null; reply: Reply | undefined }

function Way({ told, phone, reply }: Props) {
  const parcel = JSON.parse(told) as Tracked
  const field = fieldsOf<OpenByPhoneForm>(reply)
  return (
    <div className="container track">
      <Breadcrumbs above={aboveTracking} here="تتبّع طردك" />
      <h1 className="visually-hidden">تتبّع طردك</h1>
      <TrackBox key={parcel.bare} typed={parcel.number} isBare />
      <WhereItIs {...parcel} />
      <div className="track2">
        <WhatHappened events={parcel.events} today={parcel.today} />
        <div className="stack">
          <Card title="هل الطرد لك؟">
            <PostForm action={trackingPath(parcel.bare)} reply={reply} className="stack" before="العرض">
              <p className="sm">لعرض المرسل والمطلوب وتغيير الموعد أو الموقع، اكتب آخر 4 أرقام من هاتف المرسل أو المرسل إليه.</p>
              <Field {...field('digits')} label="آخر 4 أرقام من هاتفك" dir="ltr" inputMode="numeric" maxLength={4} required />
              <SubmitButton variant="outline" block>
                اعرض التفاصيل
              </SubmitButton>
              <p className="help">لا نعرض هنا اسمًا ولا هاتفًا ولا عنوانًا.</p>
            </PostForm>
          </Card>
          <AskAboutIt phone={phone} />
        </div>
      </div>
    </div>
  )
}
