import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import type { BeginPasskeyForm } from '#areas/identity/proofs/passkey-inputs.ts'
import { library, passkeysWorkHere } from '#areas/identity/proofs/ui/passkeys.ts'
import { PasswordField } from '#areas/identity/ui/password-field.tsx'
import { Card } from '#ui/card.tsx'
import { useLive } from '#ui/form/frame.tsx'
import { FormProblem, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'

/** `options` is what the device is to make, as the server wrote it. */
type Props = { fresh: boolean; options: string | null; reply: Reply | undefined }

/** Two steps: the server says what is to be made, the device makes it, and what it made is sent back. */
export function AddPasskey({ fresh, options, reply }: Props) {
  const live = useLive()
  const stopped = useMaking(options)
  if (live && !passkeysWorkHere()) return <Card title="أضف مفتاح مرور">متصفحك لا يدعم مفاتيح المرور على هذا العنوان.</Card>
  return (
    <Card title="أضف مفتاح مرور">
      <noscript>إضافة مفتاح المرور تحتاج إلى تفعيل JavaScript في متصفحك.</noscript>
      <PostForm reply={reply} before="الإضافة" action="?act=begin" className="stack noscript:hidden">
        <p className="muted">تدخل بعده ببصمتك أو وجهك أو رمز جهازك، دون كلمة مرور ولا رمز.</p>
        <FormProblem text={stopped ? 'لم يكتمل مفتاح المرور. أعد المحاولة.' : null} />
        {!fresh && (
          <PasswordField
            {...fieldsOf<BeginPasskeyForm>(reply)('presentPassword')}
            label="كلمة المرور الحالية"
            autoComplete="current-password"
            required
          />
        )}
        <SubmitButton>أضف مفتاح مرور</SubmitButton>
      </PostForm>
    </Card>
  )
}

/** Once for each answer of the server. Whether its owner, or the device, stopped it. */
function useMaking(options: string | null) {
  const submit = useSubmit()
  const [stopped, setStopped] = useState<string | null>(null)
  useEffect(() => {
    if (!options) return
    const make = async () => {
      const { startRegistration } = await library()
      const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(options)
      const response = JSON.stringify(await startRegistration({ optionsJSON }))
      await submit({ response }, { method: 'post', action: '?act=add' })
    }
    make().catch(() => setStopped(options))
  }, [options, submit])
  return options !== null && stopped === options
}
