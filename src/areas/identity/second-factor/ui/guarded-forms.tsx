import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { DisableSecondFactorForm, PresentPasswordForm } from '#areas/identity/inputs.ts'
import { PasswordField } from '#areas/identity/ui/password-field.tsx'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Num } from '#ui/values.tsx'

type Props = { left: number; reply: Reply | undefined }

/** What weakens the account or opens it another way is asked for with the password. */
export function GuardedForms({ left, reply }: Props) {
  const act = useSearchParams()[0].get('act')
  return (
    <>
      <Card title="رموز الاسترداد">
        <Guarded act="renew" reply={act === 'renew' ? reply : undefined} label="جدّد الرموز">
          <p>
            بقي منها <Num>{left}</Num>. الجديدة تُلغي التي قبلها.
          </p>
        </Guarded>
      </Card>
      <Card title="إيقاف التحقق بخطوتين">
        <Guarded act="disable" reply={act === 'disable' ? reply : undefined} label="أوقف التحقق بخطوتين" danger>
          <p>بعده تكفي كلمة المرور وحدها للدخول إلى حسابك.</p>
          <FactorCodeField reply={act === 'disable' ? reply : undefined} />
        </Guarded>
      </Card>
    </>
  )
}

/** From the app, or one of those that were written down: the form says so under it. */
function FactorCodeField({ reply }: Pick<Props, 'reply'>) {
  const field = fieldsOf<DisableSecondFactorForm>(reply)('factorCode')
  return (
    <Field
      {...field}
      label="الرمز من تطبيق التحقق"
      help="أو رمز من رموز الاسترداد."
      dir="ltr"
      autoComplete="one-time-code"
      required
    />
  )
}

type GuardedProps = { act: string; reply: Reply | undefined; label: string; danger?: boolean; children: ReactNode }

function Guarded({ act, reply, label, danger = false, children }: GuardedProps) {
  const field = fieldsOf<PresentPasswordForm>(reply)('presentPassword')
  return (
    <PostForm reply={reply} before="المتابعة" action={`?act=${act}`}>
      {children}
      <PasswordField {...field} id={`${act}-password`} label="كلمة المرور الحالية" autoComplete="current-password" required />
      <SubmitButton variant={danger ? 'danger' : 'outline'}>{label}</SubmitButton>
    </PostForm>
  )
}
