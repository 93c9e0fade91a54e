import { Card } from '#ui/card.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Num } from '#ui/values.tsx'
import type { AnswerPrivacyForm, RefusePrivacyForm } from '../privacy-inputs.ts'
import type { PrivacyStatus } from '../privacy-request.ts'

type Plan = {
  kept: { kind: string; title: string; count: number }[]
  stays: { kind: string; label: string; period: string; since: string }[]
}

type Props = {
  request: { status: PrivacyStatus; accountKind: 'staff' | 'customer' }
  erasure: Plan | null
  reply: Reply | undefined
}

/** What can be done with an open request. An erasure is answered by carrying it out. */
export function Handling({ request, erasure, reply }: Props) {
  return (
    <>
      {request.status === 'received' && (
        <Card>
          <PostForm action="?act=take" className="row wrap">
            <p className="grow sm muted">يعلم صاحب الطلب أن معالجته بدأت.</p>
            <SubmitButton variant="outline">ابدأ المعالجة</SubmitButton>
          </PostForm>
        </Card>
      )}
      {erasure ? <Erasure {...erasure} reply={reply} staff={request.accountKind === 'staff'} /> : <Answer reply={reply} />}
      <Refusal reply={reply} />
    </>
  )
}

function Answer({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<AnswerPrivacyForm>(reply?.fields.ground ? undefined : reply)
  return (
    <Card title="الرد">
      <PostForm action="?act=answer" reply={reply?.fields.ground ? undefined : reply}>
        <TextareaField {...field('answer')} label="ما يُرسل إلى صاحب الطلب" rows={5} maxLength={2000} required />
        <SubmitButton>أرسل الرد</SubmitButton>
      </PostForm>
    </Card>
  )
}

function Refusal({ reply }: { reply: Reply | undefined }) {
  const mine = reply?.fields.ground ? reply : undefined
  const field = fieldsOf<RefusePrivacyForm>(mine)
  return (
    <Card title="رفض بسبب نظامي">
      <PostForm action="?act=refuse" reply={mine} before="الرفض">
        <TextareaField
          {...field('ground')}
          label="السبب النظامي"
          help="يصل إلى صاحب الطلب كما تكتبه. اذكر النص الذي يوجب الرفض."
          rows={3}
          maxLength={2000}
          required
        />
        <SubmitButton variant="danger-ghost">ارفض الطلب</SubmitButton>
      </PostForm>
    </Card>
  )
}

function Erasure({ kept, stays, reply, staff }: Plan & { reply: Reply | undefined; staff: boolean }) {
  return (
    <Card title="تنفيذ الحذف">
      <PostForm action="?act=erase" reply={reply?.fields.ground ? undefined : reply}>
        <div>
          <p className="medium">ما نجده عنه الآن</p>
          <ul className="sm">
            {kept.map(({ kind, title, count }) => (
              <li key={kind}>
                {title}: <Num>{count}</Num>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <p className="medium">ما يبقى بحكم القانون، ويُذكر له في الرد</p>
          <ul className="sm muted">
            {stays.map(({ kind, label, period, since }) => (
              <li key={kind}>
                {label}: {period} من {since}
              </li>
            ))}
          </ul>
        </div>
        <p className="sm">يُغلق الحساب، ويُحذف ما يجوز حذفه أو تُخفى هويته في كل الأقسام معًا. لا رجوع بعد التنفيذ.</p>
        <SubmitButton variant="danger" reason={staff && 'هذا حساب موظف، وسجل الموظف يوجب القانون حفظه. ارفض الطلب واذكر ذلك.'}>
          احذف البيانات
        </SubmitButton>
      </PostForm>
    </Card>
  )
}
