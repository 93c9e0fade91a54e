import '#ui/styles/act-form.css'
import { OneTimeCodeField, SendCodeAgain } from '#areas/identity/public-ui.tsx'
import { rentalPath } from '#areas/vehicles/paths.ts'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText, Latin, Phone } from '#ui/values.tsx'
import type { SignRentalForm } from '../inputs.ts'
import type { ShownRental } from '../queries.ts'

type Props = { rental: ShownRental; heard: (name: string) => Reply | undefined }

/** Until the contract is in force: sent, signed at the desk or from afar, put in force, or given up. */
export function RentalSigning({ rental: one, heard }: Props) {
  if (!one.may.handOver) return null
  const path = (act: string) => `${rentalPath(one.id)}?act=${act}`
  return (
    <>
      <Card title={one.signedOn ? 'العقد موقَّع' : 'توقيع العقد'}>
        <div className="stack">
          {one.contractState === 'draft' && (
            <PostForm action={path('send')} reply={heard('send')} before="الإرسال">
              <p className="sm">يصل المستأجر رابط يقرأ به العقد ويوقّعه برمز، وتوقّعه أنت الآن عن الشركة.</p>
              <div>
                <SubmitButton>أرسل العقد للتوقيع</SubmitButton>
              </div>
            </PostForm>
          )}
          {one.contractState === 'pending-signature' && !one.signedOn && <AtDesk {...{ one, path, heard }} />}
          {one.contractState === 'pending-signature' && one.signedOn && (
            <PostForm action={path('activate')} reply={heard('activate')} before="التفعيل">
              <p className="sm">
                يسري العقد وحده يوم <DateText at={one.plannedFrom} />. فعّله الآن إن قبضت المبلغ أو سلّمت السيارة قبله.
              </p>
              <div>
                <SubmitButton variant="outline">فعّل العقد الآن</SubmitButton>
              </div>
            </PostForm>
          )}
        </div>
      </Card>
      <GiveUp path={path('cancel')} reply={heard('cancel')} />
    </>
  )
}

type AtDeskProps = { one: ShownRental; path: (act: string) => string; heard: Props['heard'] }

/** Whoever stands at the desk reads the code from their own phone. */
function AtDesk({ one, path, heard }: AtDeskProps) {
  const reply = heard('sign')
  const field = fieldsOf<SignRentalForm>(reply)
  return (
    <>
      <p className="sm">
        أُرسل رابط التوقيع إلى <Phone number={one.phone} />. إن كان المستأجر عندك فأرسل رمزًا إلى هاتفه، واكتبه هنا كما يقرؤه لك.
      </p>
      {!one.code && (
        <PostForm action={path('code')} reply={heard('code') ?? reply} before="إرسال الرمز">
          <div>
            <SubmitButton>أرسل الرمز</SubmitButton>
          </div>
        </PostForm>
      )}
      {one.code && (
        <PostForm action={path('sign')} reply={reply} before="التوقيع">
          <p className="sm">
            أرسلنا رمزًا من 6 أرقام إلى <Latin>{one.code.to}</Latin>
          </p>
          <OneTimeCodeField {...field('oneTimeCode')} reply={reply} label="رمز المستأجر" required />
          <div>
            <SubmitButton>وقّع العقد</SubmitButton>
          </div>
        </PostForm>
      )}
      {one.code?.wait != null && <SendCodeAgain seconds={one.code.wait} action={path('code')} />}
    </>
  )
}

function GiveUp({ path, reply }: { path: string; reply: Reply | undefined }) {
  const field = fieldsOf<{ reason: string }>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">ألغِ العقد</summary>
      <PostForm action={path} reply={reply} part="cancel" before="الإلغاء">
        <p className="help">يبقى الحجز مؤكدًا كما كان، ويُفتح له عقد آخر متى شئت.</p>
        <Field {...field('reason')} label="لماذا يُلغى" maxLength={500} required />
        <div>
          <SubmitButton variant="danger">ألغِ العقد</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
