import { MessageCircle, Phone } from 'lucide-react'
import { buttonLook } from '#ui/button-look.ts'
import { reminderTo } from '../reminding.ts'

type Reached = { name: string; phone: string | null; owed: bigint; due: bigint; since: string | null; compact?: boolean }

/** A call, and a message that is written already: the person sends it, and says afterwards what came of it. */
export function Reach({ name, phone, compact = false, ...money }: Reached) {
  if (!phone) return <span className="xs muted">لا هاتف في سجله</span>
  const text = reminderTo({ name, ...money })
  const look = buttonLook({ variant: 'outline', size: 'small', icon: compact })
  return (
    <>
      <a className={look} href={`tel:${phone}`}>
        <Phone className="i i-sm" aria-hidden />
        <span className={compact ? 'visually-hidden' : undefined}>اتصل</span>
        <span className="visually-hidden"> بـ {name}</span>
      </a>
      <a
        className={look}
        href={`https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
      >
        <MessageCircle className="i i-sm" aria-hidden />
        <span className={compact ? 'visually-hidden' : undefined}>ذكّره</span>
        <span className="visually-hidden"> {name} في واتساب</span>
      </a>
    </>
  )
}
