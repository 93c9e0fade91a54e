import { newcomer } from '#areas/identity/accounts/actors.ts'
import { accountById, registrationOf } from '#areas/identity/accounts/queries.ts'
import { homeOf, returnPath } from '#areas/identity/accounts/return-path.ts'
import { codeExpired, codeOfPage, resetPath, tryCode } from '#areas/identity/codes/codes.ts'
import { verifyContact } from '#areas/identity/contact/use-cases/verify-contact.ts'
import { type EnterCodeForm, EnterCodeInput } from '#areas/identity/inputs.ts'
import type { Opened } from '#areas/identity/sessions/session-cookie.ts'
import { secondStep } from '#areas/identity/sign-in/use-cases/admit.ts'
import { signInByCode } from '#areas/identity/sign-in/use-cases/sign-in-by-code.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { finishRegistration } from './finish-registration.ts'

/** Where one goes next; a session where one was opened, and what there is to say about it. */
type Entered = { to: string; said?: string; opened?: Opened }
type Code = Awaited<ReturnType<typeof tryCode>>

/** Whatever the code was for is done by the command of that purpose, each of which takes it once. */
async function enter(ctx: Ctx, typed: EnterCodeForm): Promise<Entered> {
  const { token, oneTimeCode } = EnterCodeInput.parse(typed)
  const codeId = await codeOfPage(ctx.db, token)
  if (!codeId) throw codeExpired()
  const code = await tryCode(ctx, codeId, oneTimeCode)
  if (code.purpose === 'register') return becomeCustomer(ctx, code)
  if (code.purpose === 'contact') return ownContact(ctx, code)
  return code.purpose === 'reset' ? { to: await resetPath(ctx.db, code.id) } : comeIn(ctx, code)
}

async function becomeCustomer(ctx: Ctx, code: Code): Promise<Entered> {
  const asked = await registrationOf(ctx, code.id)
  if (!asked) throw codeExpired()
  const person = { id: ctx.newId(), kind: 'customer' as const, name: asked.name }
  const actor = newcomer({ ...person, sessionId: ctx.actor.sessionId })
  const opened = await finishRegistration({ ...ctx, actor }, { codeId: code.id })
  return { opened, to: homeOf('customer'), said: 'أُنشئ حسابك. أهلًا بك في التحالف.' }
}

async function ownContact(ctx: Ctx, code: Code): Promise<Entered> {
  await verifyContact(ctx, { codeId: code.id })
  return { to: '/dashboard/security', said: code.kind === 'phone' ? 'تأكد رقم الهاتف.' : 'تأكد البريد الإلكتروني.' }
}

async function comeIn(ctx: Ctx, code: Code): Promise<Entered> {
  const account = await accountById(ctx, code.accountId)
  if (!account) throw codeExpired()
  const actor = newcomer({ ...account, sessionId: ctx.actor.sessionId })
  const opened = await signInByCode({ ...ctx, actor }, { codeId: code.id, remembered: code.remembered })
  const goal = returnPath(code.returnTo) ?? homeOf(account.kind)
  return { opened, to: opened.waits ? secondStep(goal) : goal }
}

export const enterCode = Object.assign(enter, { permission: anyone })
