import { Fingerprint } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { offersThemToFill, passkeysWorkHere, signedAnswer } from '#areas/identity/proofs/ui/passkeys.ts'
import { useLive } from '#ui/form/frame.tsx'
import { Button, FormProblem, type Reply } from '#ui/form.tsx'

type Props = { to: string | null; autofill?: boolean }

/**
 * Needs no name: the device knows whose passkeys it holds. Where there is no script, or the browser knows of none, it is
 * not seen. Its room is always kept: or the form would move away from under the press that wakes the page.
 */
export function PasskeySignIn({ to, autofill = false }: Props) {
  const { data, state, submit } = useFetcher<Reply>()
  const [stopped, setStopped] = useState(false)
  const pressed = useRef(false)
  const come = useCallback(
    async (filled: boolean) => {
      setStopped(false)
      if (!filled) pressed.current = true
      try {
        const response = JSON.stringify(await signedAnswer(filled, () => !filled || !pressed.current))
        await submit({ response, ...(to ? { to } : {}) }, { method: 'post', action: '/login/passkey' })
      } catch {
        if (!filled) setStopped(true)
      }
    },
    [submit, to],
  )
  useEffect(() => {
    if (autofill) void offersThemToFill().then((offered) => (offered ? come(true) : undefined))
  }, [autofill, come])

  const unknown = useLive() && !passkeysWorkHere()
  return (
    <div className={`stack noscript:hidden ${unknown ? 'invisible' : ''}`}>
      <Button variant="outline" size="large" block busy={state !== 'idle'} onClick={() => come(false)}>
        <Fingerprint className="i" aria-hidden /> ادخل بمفتاح المرور
      </Button>
      <FormProblem text={stopped ? 'لم يكتمل الدخول بمفتاح المرور. أعد المحاولة، أو ادخل بطريقة أخرى.' : data?.problem} />
    </div>
  )
}
