import type { EnableSecondFactorForm } from '#areas/identity/inputs.ts'
import { CodeField } from '#areas/identity/ui/code-field.tsx'
import { PasswordField } from '#areas/identity/ui/password-field.tsx'
import type { Reply } from '#ui/form.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { Code } from '#ui/values.tsx'

/** `known` is who has just signed in. */
type Props = { secret: string; setUp: string; picture: string; known: boolean; reply: Reply | undefined }

/** The picture for a telephone that sees it, the letters for one that does not. */
export function SecondFactorSetUp({ secret, setUp, picture, known, reply }: Props) {
  const field = fieldsOf<EnableSecondFactorForm>(reply)
  const proof = field('presentPassword')
  return (
    <>
      <ol className="stack set-up">
        <li>
          <p>افتح تطبيق التحقق في هاتفك، وامسح هذه الصورة.</p>
          <img src={picture} alt="صورة يقرؤها تطبيق التحقق" width={180} height={180} />
          <p className="sm muted">لا تستطيع مسحها؟ اكتب في التطبيق هذا المفتاح:</p>
          <p className="setup-key">
            <Code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</Code>
          </p>
        </li>
        <li>
          <p>اكتب الرمز الذي يظهر في التطبيق.</p>
        </li>
      </ol>
      <PostForm reply={reply} before="التفعيل" action={`?act=enable&set-up=${encodeURIComponent(setUp)}`}>
        <input type="hidden" name="setUp" value={setUp} />
        {(!known || proof.errors) && (
          <PasswordField {...proof} label="كلمة المرور الحالية" autoComplete="current-password" required />
        )}
        <CodeField {...field('oneTimeCode')} reply={reply} label="الرمز من تطبيق التحقق" required />
        <SubmitButton block>فعّل التحقق بخطوتين</SubmitButton>
      </PostForm>
    </>
  )
}
