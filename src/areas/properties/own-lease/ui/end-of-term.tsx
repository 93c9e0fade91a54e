import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'
import type { LeaveForm, WishRenewalForm } from '../inputs.ts'
import { ownLeasePath } from '../own-lease.ts'
import type { OwnLease } from '../own-leases.ts'

type Props = { lease: OwnLease; renewing: Reply | undefined; leaving: Reply | undefined; staying: Reply | undefined }

/** What becomes of it when the term is over: said in words, and chosen in time. */
export function EndOfTerm({ lease: one, renewing, leaving, staying }: Props) {
  const { may, endsOn, leavesOn, noticeSide, wishedAt, isFollowed, noticeStands } = one
  const canStay = may.stay && noticeStands === null
  return (
    <Card title="بعد نهاية المدة">
      <div className="stack">
        {isFollowed && <p>جُدّد عقدك، ويبدأ ما بعده حين تنتهي هذه المدة.</p>}
        {leavesOn && (
          <p>
            {noticeSide === 'both' ? 'اتُّفق على إنهاء العقد، وآخر يوم فيه' : 'سُجّل الإخطار بالإخلاء، وآخر يوم'}{' '}
            <DateText at={leavesOn} weekday />. نحدّد معك موعد محضر الإعادة.
          </p>
        )}
        {wishedAt && !isFollowed && (
          <p>
            {leavesOn ? 'ثم طلبت' : 'طلبت'} التجديد في <DateText at={wishedAt} />، ونردّ عليك.
            {leavesOn && ' وإلى أن يُكتب العقد اللاحق يبقى الإخطار قائمًا.'}
          </p>
        )}
        {!leavesOn && !isFollowed && <WhatHappens lease={one} />}
        {noticeStands && <p className="sm muted">{noticeStands}</p>}
        <div className="row wrap">
          {canStay && <Stay contractId={one.id} reply={staying} />}
          {may.renew && !canStay && <Renew lease={one} reply={renewing} />}
          {may.leave && <Leave contractId={one.id} endsOn={endsOn} reply={leaving} />}
        </div>
      </div>
    </Card>
  )
}

function WhatHappens({ lease: { goesOn, endsOn, noticeBy, may } }: { lease: OwnLease }) {
  if (!goesOn) return <p>ينتهي عقدك في {dayInWords(endsOn)}، ولا يتجدد وحده.</p>
  if (may.leave)
    return (
      <p>
        آخر موعد للإبلاغ بالإخلاء <DateText at={noticeBy} weekday />. بعده يتجدد العقد بمدته.
      </p>
    )
  return <Alert>{`كان آخر موعد للإبلاغ ${dayInWords(noticeBy)}، فيتجدد العقد بمدته. للاتفاق على غير ذلك كلّم المكتب.`}</Alert>
}

function Renew({ lease: { id, state }, reply }: { lease: OwnLease; reply: Reply | undefined }) {
  const field = fieldsOf<WishRenewalForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">اطلب تجديد العقد</summary>
      <PostForm action={`${ownLeasePath}?act=renew&lease=${id}`} reply={reply} before="طلب التجديد" part={`renew-${id}`}>
        <input type="hidden" name="contractId" value={id} />
        {state === 'notice-given' && <p className="sm">عدلت عن الإخلاء؟ اطلب التجديد، ونكتب لك العقد اللاحق إن وافق المالك.</p>}
        <TextareaField
          {...field('note')}
          label="ما تودّ أن نعرفه"
          help="مثل: لسنة أخرى بالإيجار نفسه"
          rows={2}
          maxLength={500}
          optional
        />
        <div>
          <SubmitButton>أرسل الطلب</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

function Stay({ contractId, reply }: { contractId: string; reply: Reply | undefined }) {
  return (
    <PostForm action={`${ownLeasePath}?act=stay&lease=${contractId}`} reply={reply} part={`stay-${contractId}`}>
      <input type="hidden" name="contractId" value={contractId} />
      <p className="sm">عدلت عن الإخلاء؟ اسحب إبلاغك، فيبقى عقدك ساريًا كما كان.</p>
      <div>
        <SubmitButton variant="outline">اسحب الإبلاغ بالإخلاء</SubmitButton>
      </div>
    </PostForm>
  )
}

function Leave({ contractId, endsOn, reply }: { contractId: string; endsOn: string; reply: Reply | undefined }) {
  const field = fieldsOf<LeaveForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">أبلغ بالإخلاء</summary>
      <PostForm
        action={`${ownLeasePath}?act=leave&lease=${contractId}`}
        reply={reply}
        before="الإبلاغ"
        part={`leave-${contractId}`}
      >
        <input type="hidden" name="contractId" value={contractId} />
        <p className="sm">
          {`تُخلي الوحدة في ${dayInWords(endsOn)}، آخر يوم في عقدك. للخروج قبل ذلك كلّم المكتب: يُتفق عليه إنهاءً مبكرًا.`}
        </p>
        <TextareaField {...field('reason')} label="السبب" rows={2} maxLength={500} optional />
        <div>
          <SubmitButton>أبلغ بالإخلاء</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
