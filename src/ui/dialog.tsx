import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from './form.tsx'

type DialogProps = {
  trigger: ReactNode
  title: string
  subtitle?: ReactNode
  footer?: ReactNode
  /** What is chosen in it counts at once: nobody is asked whether to leave it. */
  keepsAtOnce?: boolean
  children: ReactNode
}

/**
 * Its title says the act, the line below on what; on a phone it is a sheet. Somebody who has typed is asked before it closes.
 * What must work without a script has a page of its own: the trigger is then a link to it.
 */
export function Dialog({ trigger, title, subtitle, footer, keepsAtOnce = false, children }: DialogProps) {
  const [open, setOpen] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const typed = useRef(false)
  function change(next: boolean) {
    if (!next && typed.current && !leaving) return setLeaving(true)
    typed.current = false
    setLeaving(false)
    setOpen(next)
  }
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="overlay">
          <Radix.Content
            className="dialog"
            onInput={() => (typed.current = !keepsAtOnce)}
            {...(subtitle ? {} : { 'aria-describedby': undefined })}
          >
            <header className="dialog-h">
              <div className="grow">
                <Radix.Title className="dialog-t">{title}</Radix.Title>
                {subtitle && <Radix.Description className="sm muted">{subtitle}</Radix.Description>}
              </div>
              <Radix.Close className="btn btn-ghost btn-icon" aria-label="أغلق">
                <X className="i" aria-hidden />
              </Radix.Close>
            </header>
            <div className="dialog-b">{children}</div>
            {leaving ? (
              <Leaving onStay={() => setLeaving(false)} onLeave={() => change(false)} />
            ) : (
              footer && <footer className="dialog-f">{footer}</footer>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Leaving({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <footer className="dialog-f" role="alert">
      <span className="grow">لديك تغييرات لم تُحفظ.</span>
      <Button variant="outline" onClick={onLeave}>
        تابع دون حفظ
      </Button>
      <Button onClick={onStay}>ارجع</Button>
    </footer>
  )
}

export const DialogClose = Radix.Close
