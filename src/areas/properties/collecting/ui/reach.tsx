import { MessageCircle, Phone } from 'lucide-react'
import { buttonLook } from '#ui/button-look.ts'
import { reminderTo } from '../reminding.ts'

type Reached = { name: string; phone: string | null; owed: bigint; due: bigint; since: string | null }

/** A call, and a message that is written already: the person sends it, and says afterwards what came of it. */
export function Reach({ name, phone, ...money }: Reached) {
  if (!phone) return <span className="xs muted">لا هاتف في سجله</span>
  const text = reminderTo({ name, ...money })
  return (
    <>
      <a className={buttonLook({ variant: 'outline', size: 'small' })} href={`tel:${phone}`}>
        <Phone className="i i-sm" aria-hidden />
        اتصل
        <span className="visually-hidden"> بـ {name}</span>
      </a>
      <a
        className={buttonLook({ variant: 'outline', size: 'small' })}
        href={`https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
      >
        <MessageCircle className="i i-sm" aria-hidden />
        ذكّره
        <span className="visually-hidden"> {name} في واتساب</span>
      </a>
    </>
  )
}
