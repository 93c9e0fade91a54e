import { inGroups } from '#values/phones.ts'

export type CodePurpose = 'register' | 'sign-in' | 'reset' | 'contact' | 'signature' | 'book' | 'sheet'
export type ContactKind = 'email' | 'phone'

export const codeLength = 6
/** How long a code is good for, in minutes: a new password has to be thought of as well. */
export const codeMinutes: Record<CodePurpose, number> = {
  register: 10,
  'sign-in': 10,
  contact: 10,
  reset: 30,
  signature: 10,
  book: 10,
  sheet: 10,
}
/** Six digits are guessed once in a million: five tries leave nobody a hope. */
export const codeTries = 5
export const mostSent = 5
const resendAfter = 60_000

/** How long one waits before a code is sent again; more than a few times it is not. */
export function secondsToResend({ sent, sentAt }: { sent: number; sentAt: Date }, now: Date) {
  if (sent >= mostSent) return null
  return Math.max(0, Math.ceil((sentAt.getTime() + resendAfter - now.getTime()) / 1000))
}

/** Enough for its owner to recognise, and for nobody else to learn. */
export function masked({ kind, value }: { kind: ContactKind; value: string }) {
  if (kind === 'email') return value.replace(/^(.)[^@]*/, '$1•••')
  const shown = inGroups(value)
  return [...shown].map((sign, at) => (at > 5 && at < shown.length - 3 && sign !== ' ' ? '•' : sign)).join('')
}
