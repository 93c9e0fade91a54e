import { Link, redirect } from 'react-router'
import { registrationOf } from '#areas/identity/accounts/queries.ts'
import { homeOf } from '#areas/identity/accounts/return-path.ts'
import { codeOfPage } from '#areas/identity/codes/codes.ts'
import type { RegisterForm } from '#areas/identity/inputs.ts'
import { NewPasswordField } from '#areas/identity/proofs/ui/new-password-field.tsx'
import { forEachVisit, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { freshForm, submitPublic } from '#platform/public-form.ts'
import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { useHeld } from '#ui/form/frame.tsx'
import { PublicFormFields } from '#ui/form/public-form.tsx'
import { PhoneField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { type CustomerKind, kindWords } from '#values/customer-kinds.ts'
import { register } from '../use-cases/register.ts'
import type { Route } from './+types/register'

export const headers = forEachVisit

export const meta = () => [{ title: 'إنشاء حساب · التحالف' }, { name: 'robots', content: 'noindex' }]

/** Who comes back to correct the number finds what was typed, except the password. */
export const loader = page(anyone, async (ctx, { query }) => {
  const { kind } = ctx.actor
  if (kind === 'staff' || kind === 'customer') throw redirect(homeOf(kind))
  const codeId = await codeOfPage(ctx.db, query.get('from') ?? '')
  const typed = codeId ? await registrationOf(ctx, codeId) : undefined
  const email = typed?.kind === 'email' ? typed.value : typed?.otherEmail
  return {
    ...(await freshForm(ctx)),
    partyKind: typed?.partyKind ?? 'person',
    name: typed?.name,
    phone: typed?.kind === 'phone' ? typed.value : undefined,
    email: email ?? undefined,
  }
})

export const action = submitPublic(register, ({ to }) => redirect(to, 303))

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, partyKind, name, phone, email } = loaderData
  const field = fieldsOf<RegisterForm>(actionData)
  return (
    <div className="auth-card">
      <div>
        <h1>أنشئ حسابًا</h1>
        <p className="muted sm">يكفي اسمك ورقم هاتفك أو بريدك.</p>
      </div>
      <PostForm reply={actionData} before="إنشاء الحساب">
        <PublicFormFields form={form} />
        <NameFields field={field} partyKind={partyKind} name={name} />
        <PhoneField
          {...field('phone', phone)}
          label="رقم الهاتف"
          help="نرسل إليه رمزًا من 6 أرقام. من خارج عُمان اكتبه بمفتاح دولته، مثل +971."
        />
        <Field
          {...field('email', email)}
          label="البريد الإلكتروني"
          help="يكفي أحدهما: الهاتف أو البريد."
          type="email"
          autoComplete="email"
          dir="ltr"
          optional
        />
        <NewPasswordField {...field('password')} label="كلمة المرور" />
        <Agreements field={field} />
        <SubmitButton block size="large">
          أنشئ الحساب
        </SubmitButton>
        <p className="sm muted text-center">إنشاء الحساب لمن بلغ 18 سنة.</p>
      </PostForm>
      <p className="sm muted text-center">
        لديك حساب؟{' '}
        <Link className="link inl" to="/login">
          سجّل الدخول
        </Link>
      </p>
    </div>
  )
}

type Naming = { field: ReturnType<typeof fieldsOf<RegisterForm>>; partyKind: CustomerKind; name: string | undefined }

/** For oneself, or for one's company: the name is asked for in its own words. */
function NameFields({ field, partyKind, name }: Naming) {
  const kind = field('partyKind', partyKind)
  const { box, held: isCompany, look } = useHeld<HTMLDivElement, boolean>(companyIn, kind.defaultValue === 'company')
  return (
    <div className="stack" ref={box}>
      <ChoiceField {...kind} label="لمن الحساب؟" options={kindWords} onChoose={look} required />
      <Field
        {...field('name', name)}
        label={isCompany ? 'اسم الشركة كما في السجل التجاري' : 'الاسم كما في البطاقة'}
        autoComplete={isCompany ? 'organization' : 'name'}
        required
      />
    </div>
  )
}

const companyIn = (fields: HTMLElement) => fields.querySelector('[value="company"]:checked') !== null

/** Nothing is ticked beforehand, and offers are no condition of anything. */
function Agreements({ field }: { field: ReturnType<typeof fieldsOf<RegisterForm>> }) {
  const terms = (
    <>
      قرأت{' '}
      <Link className="link inl" to="/terms" target="_blank">
        الشروط والأحكام
      </Link>{' '}
      و
      <Link className="link inl" to="/privacy" target="_blank">
        سياسة الخصوصية
      </Link>{' '}
      وأوافق عليها
    </>
  )
  return (
    <div className="stack gap-2">
      <CheckField {...field('terms')} label={terms} required />
      <CheckField {...field('marketing')} label="أوافق على استلام العروض بالرسائل والبريد (اختياري، وأسحب موافقتي متى شئت)" />
    </div>
  )
}
