import { Link } from 'react-router'
import { proofWords, standingWords } from '#areas/customers/account-words.ts'
import type { DetailAct } from '#areas/customers/record/detail-tabs.ts'
import { ActButton, ActForm, type Refused, replyTo } from '#areas/customers/record/ui/act-form.tsx'
import { Badge } from '#ui/badge.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { Field, FormSummary, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { DateText, Latin, Phone } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import type { OwnAccount, ShownAccount } from '../account-queries.ts'
import type { AccountWhyForm, ResetSecondFactorForm } from '../inputs.ts'

type Props = { account: ShownAccount; phone: string | null; refused: Refused; may: { seeAs: boolean; viewStaff: boolean } }

/** What opens this record in the portal, and what the office may do for whoever cannot help themselves. */
export function Account({ account, phone, refused, may }: Props) {
  if (account.has === 'none') return <NoAccount {...account} phone={phone} refused={refused} />
  if (account.has === 'staff')
    return (
      <section className="stack">
        <h2>حساب موظف</h2>
        <p>يفتح هذا السجل حساب أحد الموظفين، فلا يُدار من هنا بل من صفحة الموظفين.</p>
        {may.viewStaff && (
          <Link className="link" to={`/admin/users/staff/${account.id}`}>
            افتح صفحة الموظف
          </Link>
        )}
      </section>
    )
  return (
    <div className="stack">
      <Overtaken account={account} refused={refused} />
      <div className="cols-even">
        <Standing account={account} refused={refused} />
        <SecondFactor account={account} refused={refused} />
        <Sessions account={account} refused={refused} />
        {may.seeAs && account.status === 'active' && <Seeing refused={refused} />}
      </div>
    </div>
  )
}

type NoneProps = { register: string; invitedAt: Date | null; phone: string | null; refused: Refused }

function NoAccount({ register, invitedAt, phone, refused }: NoneProps) {
  return (
    <section className="stack">
      <h2>لا حساب له في الموقع بعد</h2>
      {phone ? (
        <p>
          يفتح العميل حسابه بنفسه من صفحة إنشاء الحساب. حين يؤكد الرقم <Phone number={phone} /> يُربط حسابه بهذا السجل.
        </p>
      ) : (
        <p>أضف رقم هاتفه إلى سجله أولًا: حين يفتح حسابه ويؤكد الرقم نفسه يُربط بهذا السجل.</p>
      )}
      {invitedAt && (
        <p className="muted sm">
          أُرسل إليه الرابط <DateText at={invitedAt} time />
        </p>
      )}
      {phone && (
        <div className="row wrap">
          <PostForm
            action="?act=invite-to-portal"
            reply={replyTo(refused, 'invite-to-portal')}
            before="الإرسال"
            className="row"
            preventScrollReset
          >
            <SubmitButton>أرسل إليه الرابط</SubmitButton>
          </PostForm>
          <span>
            <CopyButton text={register} label="انسخ الرابط" />
          </span>
        </div>
      )}
    </section>
  )
}

type OwnProps = { account: OwnAccount; refused: Refused }

const folded: readonly DetailAct[] = [
  'suspend-account',
  'reactivate-account',
  'reset-second-factor',
  'see-as',
  'invite-to-portal',
]

/** Where somebody else has done it meanwhile the form is gone: what was said of it stands above. */
function Overtaken({ account: { status, secondFactor }, refused }: OwnProps) {
  const { act, reply } = refused
  const ofActive = act === 'suspend-account' || act === 'see-as' || (act === 'reset-second-factor' && secondFactor)
  const isThere = status === 'active' ? ofActive : status === 'suspended' && act === 'reactivate-account'
  if (!reply || !act || !folded.includes(act) || isThere) return null
  return <FormSummary reply={reply} before="المتابعة" />
}

function Standing({ account, refused }: OwnProps) {
  const { status, phone, email, createdAt, lastSignInAt } = account
  const { label, tone } = standingWords[status]
  return (
    <section className="stack">
      <h2 className="row wrap">
        الحساب <Badge tone={tone}>{label}</Badge>
      </h2>
      <dl className="kv">
        <div>
          <dt>الهاتف المؤكد</dt>
          <dd>{phone ? <Phone number={phone} /> : '–'}</dd>
        </div>
        <div>
          <dt>البريد المؤكد</dt>
          <dd>{email ? <Latin>{email}</Latin> : '–'}</dd>
        </div>
        <div>
          <dt>فُتح</dt>
          <dd>
            <DateText at={createdAt} />
          </dd>
        </div>
        <div>
          <dt>آخر دخول</dt>
          <dd>{lastSignInAt ? <DateText at={lastSignInAt} time /> : 'لا دخول محفوظًا'}</dd>
        </div>
      </dl>
      {status === 'active' && (
        <Why act="suspend-account" send="أوقف الحساب" refused={refused}>
          تنتهي جلساته في الحال، ولا يدخل حتى يُعاد تفعيله. تصله رسالة بلا السبب.
        </Why>
      )}
      {status === 'suspended' && (
        <Why act="reactivate-account" send="أعد التفعيل" refused={refused}>
          يدخل بكلمة مروره كما كان، وتصله رسالة بلا السبب.
        </Why>
      )}
    </section>
  )
}

type WhyProps = { act: 'suspend-account' | 'reactivate-account' | 'see-as'; send: string; refused: Refused; children: string }

function Why({ act, send, refused, children }: WhyProps) {
  const field = fieldsOf<AccountWhyForm>(replyTo(refused, act))
  return (
    <ActForm act={act} refused={refused} send={send} danger={act === 'suspend-account'}>
      <Field {...field('reason')} id={`${act}-reason`} label="السبب" help={children} maxLength={300} required />
    </ActForm>
  )
}

function SecondFactor({ account: { status, secondFactor, passkeys }, refused }: OwnProps) {
  const field = fieldsOf<ResetSecondFactorForm>(replyTo(refused, 'reset-second-factor'))
  return (
    <section className="stack">
      <h2>كيف يدخل</h2>
      <dl className="kv">
        <div>
          <dt>التحقق بخطوتين</dt>
          <dd>{secondFactor ? 'مفعّل' : 'غير مفعّل'}</dd>
        </div>
        <div>
          <dt>مفاتيح المرور</dt>
          <dd>{howMany(passkeys, 'passkey')}</dd>
        </div>
      </dl>
      {status === 'active' && secondFactor && (
        <ActForm act="reset-second-factor" refused={refused} send="أعد ضبط التحقق بخطوتين" danger>
          <ChoiceField
            {...field('proof')}
            label="كيف تأكدت من هويته"
            help="لمن فقد هاتفه ورموز الاسترداد. تنتهي جلساته، ويدخل بكلمة مروره وحدها."
            options={proofWords}
            required
          />
          <Field {...field('reason')} id="reset-reason" label="السبب" maxLength={300} required />
        </ActForm>
      )}
    </section>
  )
}

function Sessions({ account: { sessions }, refused }: OwnProps) {
  return (
    <section className="stack">
      <h2>الجلسات</h2>
      <FormSummary reply={replyTo(refused, 'end-session') ?? replyTo(refused, 'end-sessions')} before="المتابعة" />
      {sessions.length === 0 && <p className="muted">لا جلسات مفتوحة.</p>}
      <ul className="lines">
        {sessions.map(({ id, device, lastSeenAt }) => (
          <li key={id}>
            <span className="grow">
              <bdi className="medium">{device}</bdi>
              <span className="muted sm db">
                آخر ظهور <DateText at={lastSeenAt} time />
              </span>
            </span>
            <ActButton act="end-session" values={{ sessionId: id }} label={`أنهِ الجلسة على ${device}`}>
              أنهِ
            </ActButton>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <PostForm action="?act=end-sessions" className="row" preventScrollReset>
          <SubmitButton variant="danger-ghost" size="small">
            أنهِ جلساته كلها
          </SubmitButton>
        </PostForm>
      )}
    </section>
  )
}

function Seeing({ refused }: { refused: Refused }) {
  return (
    <section className="stack">
      <h2>اعرض كما يرى</h2>
      <p className="muted">ترى ما يظهر لصاحب الحساب نصف ساعة، ولا تغيّر شيئًا. يُسجَّل العرض وسببه.</p>
      <Why act="see-as" send="اعرض كمستخدم" refused={refused}>
        يُكتب في سجل العميل وفي سجل التدقيق.
      </Why>
    </section>
  )
}
