import { data, Link } from 'react-router'
import { ownLabelsPath, ownParcelPath, ownParcelsPath } from '#areas/parcels/paths.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { useReplies } from '#ui/form/replies.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Num, Phone } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { ChangeCod } from '../../cod/ui/change-cod.tsx'
import { changeOwnCod } from '../../cod/use-cases/change-cod.ts'
import { parcelStates, payers } from '../../journey/parcel.ts'
import { ParcelBadge } from '../../journey/ui/parcel-badge.tsx'
import { AnswerAsk } from '../../redelivery/ui/answer-ask.tsx'
import { answerOwnAsk } from '../../redelivery/use-cases/answer-ask.ts'
import { WhatHappened } from '../../tracking/ui/way-told.tsx'
import { cancelOwnParcel } from '../../weighing/use-cases/cancel-parcel.ts'
import { ownSent } from '../own-sent.ts'
import type { Route } from './+types/portal-parcel'

export const loader = page(anyoneSignedIn, async (ctx, { params }) => {
  const one = await ownSent(ctx, params.parcelId)
  if (!one) throw data('لا يوجد هذا الطرد بين ما أرسلته.', { status: 404, statusText: 'Not Found' })
  return { one }
})

export const action = submitOneOf({
  cancel: submit(cancelOwnParcel, () => saying('أُلغي الطرد', ownParcelsPath)),
  cod: submit(changeOwnCod, ({ parcelId }) => saying('تغيّر المطلوب عند التسليم', ownParcelPath(parcelId))),
  answer: submit(answerOwnAsk, ({ parcelId }) => saying('وصل ردك', ownParcelPath(parcelId))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.number ?? ''} · طرودي · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.number ?? '' }

export default function PortalParcelPage({ loaderData: { one }, actionData: reply }: Route.ComponentProps) {
  const replyTo = useReplies(reply)
  const at = (act: string) => addressWith(ownParcelPath(one.id), { act })
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            <Code>{one.number}</Code>
          </h1>
          <p className="muted sm">
            <ParcelBadge state={one.state} isReturning={one.isReturning} />
          </p>
        </div>
        <div className="acts">
          {one.mayPrint && <PaperLink to={addressWith(ownLabelsPath, { ids: one.id })}>اطبع البوليصة</PaperLink>}
          {one.mayCancel && (
            <PostForm action={at('cancel')} className="">
              <input type="hidden" name="parcelId" value={one.id} />
              <SubmitButton variant="danger-ghost">ألغِ الطرد</SubmitButton>
            </PostForm>
          )}
        </div>
      </div>
      <Unheard reply={reply} />
      {one.isLabelOld && (
        <Alert kind="warning">تغيّر ما على بوليصته. إن كان الطرد عندك فاطبعها من جديد وألصقها فوق القديمة.</Alert>
      )}
      {one.ask && <AnswerAsk parcelId={one.id} ask={one.ask} action={at('answer')} reply={replyTo('answer')} />}
      <div className="cols">
        <div className="stack">
          <About one={one} />
          <WhatHappened events={one.events} today={one.today} />
        </div>
        <div className="stack">
          <Card title="المطلوب عند التسليم">
            <div className="stack">
              <p>{one.cod > 0n ? <Money amount={one.cod} /> : 'لا يُقبض عنه شيء'}</p>
              {one.mayChangeCod ? (
                <ChangeCod parcelId={one.id} cod={one.cod} action={at('cod')} reply={replyTo('cod')} />
              ) : (
                <p className="sm muted">{one.isCodTaken ? 'قُبض المبلغ.' : 'لا يتغيّر بعد خروج الطرد للتوصيل.'}</p>
              )}
            </div>
          </Card>
        </div>
      </div>
    </>
  )
}

const About = ({ one }: Pick<Route.ComponentProps['loaderData'], 'one'>) => (
  <Card title="الطرد">
    <dl className="told in-columns">
      <Told question="المرسل إليه">
        <bdi>{one.recipient}</bdi> <Phone number={one.recipientPhone} />
      </Told>
      <Told question="العنوان">{one.address}</Told>
      <Told question="الخدمة">{one.service}</Told>
      <Told question="ما فيه">{one.content}</Told>
      {one.exchange && (
        <Told question="تبديل">
          {one.exchange.isOld ? 'يأخذ المندوب القديم' : 'قديم يُؤخذ بدل'}{' '}
          <Link className="link" to={ownParcelPath(one.exchange.id)}>
            <bdi dir="ltr">{one.exchange.number}</bdi>
          </Link>
          ، {parcelStates[one.exchange.state]}
        </Told>
      )}
      {one.reference && <Told question="مرجعك">{one.reference}</Told>}
      <Told question="الوزن المحتسب">
        <Num>{(one.grams / 1_000).toFixed(1)}</Num> كجم
      </Told>
      <Told question="الرسوم بضريبتها">
        <Money amount={one.fees} />، يدفعها {payers[one.payer]}
      </Told>
      {one.promisedOn && (
        <Told question="المتوقع حتى">
          <DateText at={one.promisedOn} />
        </Told>
      )}
    </dl>
  </Card>
)
