import type { ReactNode } from 'react'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Told } from '#ui/told.tsx'
import { DateText, Latin, Phone } from '#ui/values.tsx'
import type { ReasonForm } from '../inputs.ts'
import type { staffDetail } from '../queries.ts'
import { staffPath } from '../staff-tabs.ts'
import { InvitationLink, type Invited } from './invitation-link.tsx'

type Person = NonNullable<Awaited<ReturnType<typeof staffDetail>>>['person']
export type Refused = { act: string | null; reply: Reply | undefined }
type Props = {
  person: Person
  may: { manage: boolean; seeAs: boolean }
  isMe: boolean
  refused: Refused
  invited: Invited | null
}

export function StaffProfile({ person, may, isMe, refused, invited }: Props) {
  return (
    <div className="card-b stack">
      {invited && <InvitationLink {...invited} />}
      <About person={person} />
      {isMe && <p className="muted sm">هذا حسابك. تغيّره من صفحة أمان حسابك.</p>}
      {!isMe && may.manage && person.status === 'invited' && <Invitation id={person.id} refused={refused} />}
      {!isMe && person.status !== 'invited' && <Acts person={person} may={may} refused={refused} />}
    </div>
  )
}

function About({ person }: { person: Person }) {
  const { phone, email, createdAt, lastSeenAt, secondFactor, invitedUntil, status } = person
  return (
    <dl className="staff-facts">
      <Told question="الهاتف">{phone ? <Phone number={phone} /> : '–'}</Told>
      <Told question="البريد الإلكتروني">{email ? <Latin>{email}</Latin> : '–'}</Told>
      <Told question="منذ">
        <DateText at={createdAt} />
      </Told>
      <Told question="آخر ظهور">{lastSeenAt ? <DateText at={lastSeenAt} time /> : 'لم يدخل بعد'}</Told>
      <Told question="التحقق بخطوتين">{secondFactor ? 'مفعّل' : 'غير مفعّل'}</Told>
      {status === 'invited' && invitedUntil && (
        <Told question="الدعوة صالحة حتى">
          <DateText at={invitedUntil} time />
        </Told>
      )}
    </dl>
  )
}

function Invitation({ id, refused: { act, reply } }: { id: string; refused: Refused }) {
  return (
    <div className="row wrap">
      <PostForm action={`${staffPath(id)}?act=renew`} reply={act === 'renew' ? reply : undefined} className="row">
        <SubmitButton variant="outline">رابط دعوة جديد</SubmitButton>
      </PostForm>
      <PostForm action={`${staffPath(id)}?act=withdraw`} reply={act === 'withdraw' ? reply : undefined} className="row">
        <SubmitButton variant="danger-ghost">اسحب الدعوة</SubmitButton>
      </PostForm>
    </div>
  )
}

function Acts({ person, may, refused }: Pick<Props, 'person' | 'may' | 'refused'>) {
  const { id, name, status, secondFactor } = person
  const isIn = status === 'active'
  return (
    <div className="staff-acts">
      {may.seeAs && isIn && (
        <Act id={id} act="see-as" title="اعرض كمستخدم" button={`اعرض النظام كـ${name}`} refused={refused}>
          ترى ما يراه نصف ساعة، ولا تغيّر شيئًا. يُسجَّل العرض وسببه.
        </Act>
      )}
      {may.manage && isIn && (
        <Act id={id} act="suspend" title="أوقف المستخدم" button="أوقفه الآن" refused={refused} danger>
          تنتهي جلساته في الحال، ولا يدخل حتى يُعاد تفعيله.
        </Act>
      )}
      {may.manage && status === 'suspended' && (
        <PostForm action={`${staffPath(id)}?act=reactivate`} reply={refused.act === 'reactivate' ? refused.reply : undefined}>
          <SubmitButton>أعد التفعيل</SubmitButton>
        </PostForm>
      )}
      {may.manage && isIn && secondFactor && (
        <Act id={id} act="reset-second-factor" title="أعد ضبط التحقق بخطوتين" button="أعد الضبط" refused={refused} danger>
          لمن فقد هاتفه ورموز الاسترداد. تأكد من هويته أولًا.
        </Act>
      )}
      {may.manage && (isIn || status === 'suspended') && (
        <Act id={id} act="deactivate" title="عطّل المستخدم" button="عطّله نهائيًا" refused={refused} danger>
          لمن ترك العمل. لا يعود الحساب بعدها، ويبقى ما فعله باسمه.
        </Act>
      )}
    </div>
  )
}

type ActProps = {
  id: string
  act: string
  title: string
  button: string
  refused: Refused
  danger?: boolean
  children: ReactNode
}

/** Each says what it does before it asks why. */
function Act({ id, act, title, button, refused, danger = false, children }: ActProps) {
  const reply = refused.act === act ? refused.reply : undefined
  const field = fieldsOf<ReasonForm>(reply)
  return (
    <details open={reply !== undefined}>
      <summary>{title}</summary>
      <p className="muted sm">{children}</p>
      <PostForm action={`${staffPath(id)}?act=${act}`} reply={reply} before="المتابعة">
        <TextareaField {...field('reason')} id={`${act}-reason`} label="السبب" rows={2} maxLength={300} required />
        <div>
          <SubmitButton size="small" variant={danger ? 'danger' : 'primary'}>
            {button}
          </SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
