import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Form } from 'react-router'
import { Button } from '#ui/form.tsx'
import { hasPhonePages } from '#ui/offline/mark.ts'
import { howMany } from '#values/plural.ts'

/** The way out. What the phone keeps of the office goes first; what has not arrived yet is said before. */
export function SignOutForm({ children }: { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  const isForgotten = useRef(false)
  const [unsent, setUnsent] = useState(0)

  async function leave() {
    const { forgetPhone } = await import('#ui/offline/leave.ts')
    await forgetPhone()
    setUnsent(0)
    go()
  }
  function go() {
    isForgotten.current = true
    form.current?.requestSubmit()
  }
  async function ask() {
    const { unsentHere } = await import('#ui/offline/leave.ts')
    const count = await unsentHere()
    if (count > 0) setUnsent(count)
    else await leave()
  }
  function before(event: FormEvent) {
    if (isForgotten.current || !hasPhonePages()) return
    event.preventDefault()
    ask().catch(go)
  }
  return (
    <>
      <Form ref={form} method="post" action="/sign-out" onSubmit={before}>
        {children}
      </Form>
      {unsent > 0 &&
        createPortal(<Unsent count={unsent} onStay={() => setUnsent(0)} onLeave={() => void leave()} />, document.body)}
    </>
  )
}

type Props = { count: number; onStay: () => void; onLeave: () => void }

function Unsent({ count, onStay, onLeave }: Props) {
  return (
    <dialog ref={showAbove} className="unsent" aria-labelledby="unsent-title" onClose={onStay}>
      <h2 id="unsent-title">{`في هاتفك ${howMany(count, 'operation')} لم تصل المكتب`}</h2>
      <p className="sm">إن خرجت الآن بقيت محفوظة باسمك، فلا يراها غيرك، وتُرسل حين تدخل من جديد من هذا الهاتف.</p>
      <div className="row wrap">
        <Button onClick={onStay}>ابقَ حتى تُرسل</Button>
        <Button variant="outline" onClick={onLeave}>
          سجّل الخروج
        </Button>
      </div>
    </dialog>
  )
}

function showAbove(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal()
}
