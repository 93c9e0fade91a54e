import { KeyRound } from 'lucide-react'
import { recipientPath } from '#areas/parcels/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText, Latin, Money, Num, Phone } from '#ui/values.tsx'
import { momentInWords } from '#values/dates.ts'
import { daysAfter } from '#values/days.ts'
import { RedeliveryForms } from '../../redelivery/ui/redelivery-forms.tsx'
import type { OwnParcel } from '../tracked.ts'

/** What whoever holds the link may know: from whom, what, and what there is to pay. */
const OwnFacts = ({ parcel: { due, freeDays, storageFrom, proof, office, ...parcel } }: { parcel: OwnParcel }) => (
  <Card title="تفاصيله">
    <dl className="own-facts">
      <dt>من</dt>
      <dd>{parcel.sender}</dd>
      <dt>إلى</dt>
      <dd>
        <WhoseItIs {...parcel} />
      </dd>
      <dt>فيه</dt>
      <dd>
        {parcel.content}
        {parcel.pieces > 1 && (
          <>
            {' '}
            (<Num>{parcel.pieces}</Num> قطع)
          </>
        )}
      </dd>
      {due && (
        <>
          <dt>المطلوب عند الاستلام</dt>
          <dd>{due.card > 0n ? <Money amount={due.card} /> : 'لا شيء'}</dd>
        </>
      )}
      {office && <Office {...office} />}
      {due && storageFrom && (
        <>
          <dt>بلا رسم تخزين حتى</dt>
          <dd>
            <DateText at={daysAfter(storageFrom, freeDays)} />
          </dd>
        </>
      )}
      {proof && (
        <>
          <dt>استلمه</dt>
          <dd>
            <bdi>{proof.receivedBy}</bdi>، {momentInWords(proof.at)}
          </dd>
        </>
      )}
    </dl>
  </Card>
)

/** Where it waits, and when one may come. */
const Office = ({ name, address, phone, hours }: NonNullable<OwnParcel['office']>) => (
  <>
    <dt>بانتظارك في</dt>
    <dd>
      {[name, address].filter(Boolean).join('، ')}
      {phone && (
        <>
          {' '}
          <Phone number={phone} />
        </>
      )}
    </dd>
    {hours.length > 0 && (
      <>
        <dt>الدوام</dt>
        <dd>
          {hours.map((line) => (
            <span className="db" key={line}>
              {line}
            </span>
          ))}
        </dd>
      </>
    )}
  </>
)

type Props = { parcel: OwnParcel; replyTo: (act: string) => Reply | undefined }

export function OwnActs({ parcel, replyTo }: Props) {
  const { token, waits, attempt, redelivery } = parcel
  return (
    <>
      {(waits || redelivery) && (
        <Card
          title="طردك"
          actions={
            <span className="xs muted">
              <WhoseItIs {...parcel} />
            </span>
          }
        >
          <div className="stack">
            {redelivery && (
              <RedeliveryForms can={redelivery} at={(act) => `${recipientPath(token)}?act=${act}`} replyTo={replyTo} />
            )}
            {waits && <NewCode token={token} reply={replyTo('code')} />}
          </div>
        </Card>
      )}
      <OwnFacts parcel={parcel} />
      {attempt && <NobodyCame token={token} reply={replyTo('nobody-came')} />}
      <AfterHandOver parcel={parcel} replyTo={replyTo} />
    </>
  )
}

const WhoseItIs = ({ recipient, phone }: Pick<OwnParcel, 'recipient' | 'phone'>) => (
  <>
    <bdi>{recipient}</bdi> · <Latin>{phone}</Latin>
  </>
)

function AfterHandOver({ parcel: { token, state, isMissed }, replyTo }: Props) {
  if (state !== 'handed-over') return null
  return isMissed ? <Alert>وصلنا بلاغك أن الطرد لم يصلك، ونتصل بك.</Alert> : <Missing token={token} reply={replyTo('missing')} />
}

type Act = { token: string; reply: Reply | undefined }

const NewCode = ({ token, reply }: Act) => (
  <div className="alert">
    <KeyRound className="i" aria-hidden />
    <PostForm action={`${recipientPath(token)}?act=code`} reply={reply} className="grow" before="الإرسال">
      رمز التسليم في رسالتنا إلى هاتف صاحب الطرد. لا تعطه أحدًا قبل أن ترى الطرد.{' '}
      <SubmitButton variant="ghost" size="small">
        أرسل رمزًا جديدًا
      </SubmitButton>
    </PostForm>
  </div>
)

const NobodyCame = ({ token, reply }: Act) => (
  <Card title="لم يأتِ أحد؟">
    <PostForm action={`${recipientPath(token)}?act=nobody-came`} reply={reply} className="stack" before="الإبلاغ">
      <p className="sm">سجّل مندوبنا محاولة لم تنجح. أخبرنا إن لم يأتِ إليك ولم يتصل، ونسأله اليوم.</p>
      <SubmitButton variant="outline" block>
        لم يأتِ أحد
      </SubmitButton>
    </PostForm>
  </Card>
)

function Missing({ token, reply }: Act) {
  const field = fieldsOf<{ note: string }>(reply)
  return (
    <Card title="لم يصلك؟">
      <PostForm action={`${recipientPath(token)}?act=missing`} reply={reply} className="stack" before="الإبلاغ">
        <p className="sm">أخبرنا إن لم تستلمه أنت ولا من أنبته، ونراجع من استلمه اليوم.</p>
        <Field {...field('note')} label="ملاحظة (اختياري)" maxLength={300} />
        <SubmitButton variant="outline" block>
          لم يصلني الطرد
        </SubmitButton>
      </PostForm>
    </Card>
  )
}
