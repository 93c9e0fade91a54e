import { useEffect, useState } from 'react'
import { useLive } from '#ui/form/frame.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Num } from '#ui/values.tsx'

/** `seconds` until a new code may be asked for. Without a script the server says how long it still is. */
export function Resend({ seconds, action }: { seconds: number; action: string }) {
  const left = useCountdown(seconds)
  if (left > 0)
    return (
      <span className="muted">
        رمز جديد بعد <Num>{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</Num>
      </span>
    )
  return (
    <PostForm action={action} className="">
      <SubmitButton variant="ghost" size="small">
        أرسل رمزًا جديدًا
      </SubmitButton>
    </PostForm>
  )
}

function useCountdown(seconds: number) {
  const live = useLive()
  const [{ from, passed }, setPassed] = useState({ from: seconds, passed: 0 })
  if (from !== seconds) setPassed({ from: seconds, passed: 0 })
  useEffect(() => {
    const tick = setInterval(() => setPassed((now) => ({ ...now, passed: now.passed + 1 })), 1000)
    return () => clearInterval(tick)
  }, [])
  return live ? Math.max(0, seconds - passed) : 0
}
