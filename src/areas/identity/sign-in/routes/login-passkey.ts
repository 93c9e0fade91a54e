import { redirect } from 'react-router'
import { handingCookie } from '#areas/identity/sessions/session-cookie.ts'
import { page, submit } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { passkeyRequest, signInByPasskey } from '../use-cases/sign-in-by-passkey.ts'

export const loader = page(anyone, async (ctx) =>
  Response.json(await passkeyRequest(ctx), { headers: { 'Cache-Control': 'private, no-store' } }),
)

export const action = submit(handingCookie(signInByPasskey), ({ to, cookie }) =>
  redirect(to, { status: 303, headers: { 'Set-Cookie': cookie } }),
)
