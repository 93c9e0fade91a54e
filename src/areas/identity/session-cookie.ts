import type { House } from '#platform/context.ts'
import { cookie } from '#platform/http.ts'

type Where = Pick<House, 'origin'>

/** Behind https the browser itself makes sure that no other host and no plain connection can set it. */
const nameOf = ({ origin }: Where) => (origin.startsWith('https:') ? '__Host-session' : 'session')

const write = (where: Where, value: string, age: string) =>
  `${nameOf(where)}=${value}; Path=/; HttpOnly; SameSite=Lax${where.origin.startsWith('https:') ? '; Secure' : ''}${age}`

export const sessionToken = (where: Where, request: Request) => cookie(request, nameOf(where))

type Opened = { token: string; remembered: boolean; expiresAt: Date }

/** Without an age it goes when the browser is closed. */
export function sessionCookie(where: Pick<House, 'origin' | 'now'>, { token, remembered, expiresAt }: Opened) {
  const seconds = Math.floor((expiresAt.getTime() - where.now().getTime()) / 1000)
  return write(where, token, remembered ? `; Max-Age=${seconds}` : '')
}

export const noSessionCookie = (where: Where) => write(where, '', '; Max-Age=0')
