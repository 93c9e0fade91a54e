import type { Ctx, House } from '#platform/context.ts'
import { cookie } from '#platform/http.ts'
import type { Permission } from '#platform/permissions.ts'

type Where = Pick<House, 'origin'>

/** Behind https the browser itself makes sure that no other host and no plain connection can set it. */
const nameOf = ({ origin }: Where) => (origin.startsWith('https:') ? '__Host-session' : 'session')

const write = (where: Where, value: string, age: string) => guarded(where, `${nameOf(where)}=${value}`, age)

const guarded = (where: Where, pair: string, age: string) =>
  `${pair}; Path=/; HttpOnly; SameSite=Lax${where.origin.startsWith('https:') ? '; Secure' : ''}${age}`

export const sessionToken = (where: Where, request: Request) => cookie(request, nameOf(where))

const deviceName = ({ origin }: Where) => (origin.startsWith('https:') ? '__Host-device' : 'device')

export const deviceToken = (where: Where, request: Request) => cookie(request, deviceName(where))

export type Opened = { token: string; remembered: boolean; expiresAt: Date }

/** Without an age it goes when the browser is closed. */
function sessionCookie(where: Pick<House, 'origin' | 'now'>, { token, remembered, expiresAt }: Opened) {
  const seconds = Math.floor((expiresAt.getTime() - where.now().getTime()) / 1000)
  return write(where, token, remembered ? `; Max-Age=${seconds}` : '')
}

export const noSessionCookie = (where: Where) => write(where, '', '; Max-Age=0')

type Opens<Input, Output> = ((ctx: Ctx, input: Input) => Promise<Output>) & { permission: Permission }

/** A use case that opens a session, with the cookie that hands it to the browser. */
export function handingCookie<Input, Output extends Opened>(run: Opens<Input, Output>) {
  async function opened(ctx: Ctx, input: Input) {
    const output = await run(ctx, input)
    return { ...output, cookie: sessionCookie(ctx, output) }
  }
  return Object.assign(opened, { permission: run.permission })
}

type Enters<Input, Output> = ((ctx: Ctx, input: Input) => Promise<Output>) & { permission: Permission }

type Device = { token: string; expiresAt: Date }

/** The same for a use case that may open one or not, and may have come to trust the device. */
export function handingCookies<Input, Output extends { opened?: Opened; device?: Device | undefined }>(
  run: Enters<Input, Output>,
) {
  async function entered(ctx: Ctx, input: Input) {
    const output = await run(ctx, input)
    const { opened, device } = output
    const cookies = [...(opened ? [sessionCookie(ctx, opened)] : []), ...(device ? [deviceCookie(ctx, device)] : [])]
    return { ...output, cookies }
  }
  return Object.assign(entered, { permission: run.permission })
}

function deviceCookie(where: Pick<House, 'origin' | 'now'>, { token, expiresAt }: Device) {
  const seconds = Math.floor((expiresAt.getTime() - where.now().getTime()) / 1000)
  return guarded(where, `${deviceName(where)}=${token}`, `; Max-Age=${seconds}`)
}
