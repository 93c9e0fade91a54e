import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { type BreachStatus, breachAudiences, breachCan } from '../breach.ts'
import type { CloseBreachForm, ReportBreachForm, TellPeopleForm } from '../breach-inputs.ts'

type Props = { breach: { status: BreachStatus; serious: boolean; advice: string | null }; reply: Reply | undefined }

/** The next steps of a breach; each form keeps its own answer. */
export function BreachActs({ breach, reply }: Props) {
  const of = (field: string) => (reply && (field in reply.typed || reply.problem) ? reply : undefined)
  return (
    <>
      {breachCan.report(breach) && <Report reply={of('reference')} />}
      {breachCan.tellPeople(breach) && <TellPeople reply={of('audience')} advice={breach.advice} serious={breach.serious} />}
      {breachCan.close(breach) && !(breach.serious && breach.status === 'reported') && <Close reply={of('lessons')} />}
    </>
  )
}

function Report({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<ReportBreachForm>(reply)
  return (
    <Card title="إبلاغ الوزارة">
      <PostForm action="?act=report" reply={reply} before="التسجيل">
        <p className="sm muted">نزّل الإشعار وأرسله إلى وزارة النقل والاتصالات وتقنية المعلومات، ثم سجّل إرساله هنا.</p>
        <Field {...field('reference')} label="رقم البلاغ أو طريقة إرساله" maxLength={200} required />
        <SubmitButton>سجّل الإبلاغ</SubmitButton>
      </PostForm>
    </Card>
  )
}

type Telling = { reply: Reply | undefined; advice: string | null; serious: boolean }

function TellPeople({ reply, advice, serious }: Telling) {
  const field = fieldsOf<TellPeopleForm>(reply)
  return (
    <Card title="إبلاغ أصحاب البيانات">
      <PostForm action="?act=tell" reply={reply}>
        <p className="sm muted">
          {serious ? 'يجب إبلاغهم خلال 72 ساعة من معرفتها.' : 'ليس واجبًا ما دام الضرر غير جسيم، وتستطيع إبلاغهم.'} تصلهم الرسالة
          بما جرى وما فُعل وما يُنصح به.
        </p>
        <ChoiceField {...field('audience')} label="من يُبلَّغ؟" options={breachAudiences} required />
        <TextareaField {...field('contacts')} label="الهواتف والعناوين" help="واحد في كل سطر." rows={3} dir="ltr" optional />
        <TextareaField {...field('advice', advice ?? undefined)} label="ما ننصح به" rows={3} maxLength={2000} required />
        <SubmitButton>أبلغ أصحاب البيانات</SubmitButton>
      </PostForm>
    </Card>
  )
}

function Close({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<CloseBreachForm>(reply)
  return (
    <Card title="إغلاق الحادثة">
      <PostForm action="?act=close" reply={reply} before="الإغلاق">
        <TextareaField {...field('lessons')} label="السبب وما تغيّر حتى لا تتكرر" rows={3} maxLength={4000} required />
        <SubmitButton variant="outline">أغلق الحادثة</SubmitButton>
      </PostForm>
    </Card>
  )
}
