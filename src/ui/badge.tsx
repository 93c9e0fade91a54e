import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type BadgeProps = { tone?: 'success' | 'warning' | 'danger' | 'info' | 'primary' | 'accent' | 'muted'; children: ReactNode }

/** A status in words; the dot is full while it lasts and hollow (`muted`) before and after, so that colour is never alone. */
export function Badge({ tone = 'muted', children }: BadgeProps) {
  return (
    <span className={`badge b-${tone}`}>
      <span>{children}</span>
    </span>
  )
}

type ChipProps = { to: string; pressed?: boolean; children: ReactNode }

/** A filter in the URL: pressed it is on, and pressing it again goes to the list without it. */
export function Chip({ to, pressed = false, children }: ChipProps) {
  return (
    <Link to={to} className="chip" aria-current={pressed ? 'true' : undefined} preventScrollReset>
      <span>{children}</span>
      {pressed && <X className="i" aria-label="أزل" />}
    </Link>
  )
}

/** A person by the first letters of two names; the full name stands beside it. */
export function Avatar({ name, small = false }: { name: string; small?: boolean }) {
  const [first = '', ...others] = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !/^(بن|بنت|ال)$/.test(word))
  const letters = [first, others.at(-1) ?? ''].map((word) => [...word.replace(/^ال(?=..)/, '')][0] ?? '')
  return (
    <span className={small ? 'avatar sm2' : 'avatar'} aria-hidden>
      {letters.join('\u200c')}
    </span>
  )
}
