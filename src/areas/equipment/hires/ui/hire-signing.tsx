import '#ui/styles/act-form.css'
import { OneTimeCodeField, SendCodeAgain } from '#areas/identity/public-ui.tsx'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText, Latin } from '#ui/values.tsx'
import { hirePath } from '../../paths.ts'
import type { SignHireForm } from '../inputs.ts'
import type { ShownHire } from '../queries.ts'

type Props = { one: ShownHire; heard: (name: string) => Reply | undefined }

/** Until the contract is in force: sent, accepted from afar or at the desk, put in force, or given up. */
export function HireSigning({ one, heard }: Props) {
  if (!one.may.quote || !['quoted', 'sent'].includes(one.stage)) return null
  const path = (act: string) => `${hirePath(one.id)}?act=${act}`
  return (
    <>
      <Card title={one.signedOn ? 'قُبل العرض' : 'عرض السعر'}>
        <div className="stack">
          {one.stage === 'quoted' && <SendQuote one={one} path={path('send')} reply={heard('send')} />}
          {one.stage === 'sent' && !one.signedOn && <AtDesk {...{ one, path, heard }} />}
          {one.stage === 'sent' && one.signedOn && (
            <PostForm action={path('activate')} reply={heard('activate')} before="التفعيل">
              <p className="sm">
                يسري العقد وحده يوم <DateText at={one.startsOn} />. فعّله الآن لترسل المعدات قبله.
              </p>
              <div>
                <SubmitButton variant="outline">فعّل العقد الآن</SubmitButton>
              </div>
            </PostForm>
          )}
        </div>
      </Card>
      {one.stage === 'sent' && !one.signedOn && (
        <WithReason {...{ path: path('take-back'), reply: heard('take-back') }} label="استعد العرض لتصحيحه" ask="لماذا يُستعاد" />
      )}
      <WithReason {...{ path: path('cancel'), reply: heard('cancel') }} label="ألغِ العرض" ask="لماذا يُلغى" danger />
    </>
  )
}

type SendProps = { one: ShownHire; path: string; reply: Reply | undefined }

/** A discount that waits would be lost by sending: it is decided first, or taken back with this. */
function SendQuote({ one, path, reply }: SendProps) {
  const field = fieldsOf<{ withdraw: string }>(reply)
  return (
    <PostForm action={path} reply={reply} part="send" before="الإرسال">
      <p className="sm">
        صالح حتى <DateText at={one.validUntil} />. يصل العميل رابط يقرأ به العرض ويقبله برمز، وتُحجز له المعدات من الآن.
      </p>
      {one.discountWaits && <CheckField {...field('withdraw')} label="اسحب طلب الخصم، وأرسل العرض بسعره الآن" />}
      <div>
        <SubmitButton>أرسل العرض</SubmitButton>
      </div>
    </PostForm>
  )
}

type AtDeskProps = { one: ShownHire; path: (act: string) => string; heard: Props['heard'] }

/** A customer who stands at the desk reads the code from their own phone. */
function AtDesk({ one, path, heard }: AtDeskProps) {
  const reply = heard('sign')
  const field = fieldsOf<SignHireForm>(reply)
  return (
    <>
      <p className="sm">أُرسل الرابط إلى العميل. إن كان عندك فأرسل رمزًا إلى هاتفه، واكتبه هنا كما يقرؤه لك.</p>
      {!one.code && (
        <PostForm action={path('code')} reply={heard('code') ?? reply} before="إرسال الرمز">
          <div>
            <SubmitButton variant="outline">أرسل الرمز</SubmitButton>
          </div>
        </PostForm>
      )}
      {one.code && (
        <PostForm action={path('sign')} reply={reply} before="القبول">
          <p className="sm">
            أرسلنا رمزًا من 6 أرقام إلى <Latin>{one.code.to}</Latin>
          </p>
          <OneTimeCodeField {...field('oneTimeCode')} reply={reply} label="رمز العميل" required />
          <div>
            <SubmitButton>سجّل القبول</SubmitButton>
          </div>
        </PostForm>
      )}
      {one.code?.wait != null && <SendCodeAgain seconds={one.code.wait} action={path('code')} />}
    </>
  )
}

type WithReasonProps = { path: string; reply: Reply | undefined; label: string; ask: string; danger?: boolean }

function WithReason({ path, reply, label, ask, danger = false }: WithReasonProps) {
  const field = fieldsOf<{ reason: string }>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">{label}</summary>
      <PostForm action={path} reply={reply} part={danger ? 'cancel' : 'take-back'} before="الحفظ">
        <Field {...field('reason')} label={ask} maxLength={500} required />
        <div>
          <SubmitButton variant={danger ? 'danger' : 'outline'}>{label}</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
