import { z } from 'zod'
import { newcomer } from '#areas/identity/accounts/actors.ts'
import { openInvitation } from '#areas/identity/accounts/queries.ts'
import { isTaken } from '#areas/identity/codes/taken.ts'
import { accountRegistered } from '#areas/identity/facts.ts'
import {
  AcceptHandedInvitationInput,
  type AcceptInvitationForm,
  AcceptInvitationInput,
  JoinInput,
  mustBeUncommon,
} from '#areas/identity/inputs.ts'
import { hashOfPassword } from '#areas/identity/proofs/password.ts'
import { hashOfToken } from '#areas/identity/sessions/session.ts'
import { openSession } from '#areas/identity/sessions/use-cases/open-session.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { countTryFrom, type Door } from '#platform/tries.ts'

const door: Door = { name: 'invitation', most: 30, seconds: 600 }

const expired = () =>
  new Refusal('identity.invitation-expired', 'انتهت صلاحية الدعوة. استعمل أحدث رابط وصلك، أو اطلب دعوة جديدة ممن دعاك.', 410)

const taken = () => new Refusal('identity.contact-taken', 'لهذا الرقم أو البريد حساب. اكتب غيره، أو اطلب دعوة إلى غيره.')

const join = command({
  name: 'identity.accept-invitation',
  permission: anyone,
  input: JoinInput.extend({ phone: z.string().nullable(), email: z.string().nullable(), passwordHash: z.string() }),
  async run(work, { token, name, phone, email, passwordHash }) {
    // Of two who use one link at once, the UPDATE gives the row to one.
    const invitation = await work.tx
      .updateTable('invitations')
      .set({ usedAt: work.now() })
      .where('tokenHash', '=', hashOfToken(token))
      .where('usedAt', 'is', null)
      .where('withdrawnAt', 'is', null)
      .where('expiresAt', '>', work.now())
      .returning('accountId')
      .executeTakeFirst()
    if (!invitation?.accountId) throw expired()

    const { accountId } = invitation
    if (phone && (await isTaken(work, { kind: 'phone', value: phone }))) throw taken()
    if (email && (await isTaken(work, { kind: 'email', value: email }))) throw taken()
    await work.tx
      .updateTable('userAccounts')
      .set({ name, phone, email, passwordHash, status: 'active' })
      .where('id', '=', accountId)
      .execute()
    work.record(accountRegistered, accountId, { accountId, kind: 'staff', name })
    return openSession(work, accountId, { remembered: false })
  },
})

/** The link is looked at before the password is hashed: hashing is dear, and a dead link is not worth it. It also says what has to be typed. */
async function checkAndJoin(ctx: Ctx, typed: AcceptInvitationForm) {
  const { token } = JoinInput.pick({ token: true }).parse(typed)
  await countTryFrom(ctx, door)
  const invitation = await openInvitation(ctx, token)
  if (!invitation?.accountId) throw expired()
  const { sentPhone, sentEmail, accountId } = invitation
  const isHandedOver = !sentPhone && !sentEmail
  const { password, contact, ...input } = (isHandedOver ? AcceptHandedInvitationInput : AcceptInvitationInput).parse(typed)
  // The way the link came is shown to be theirs by its coming; what is typed counts only where it was handed over.
  const typedContact = isHandedOver && contact ? { [contact.kind]: contact.value } : {}
  const reached = { phone: sentPhone, email: sentEmail, ...typedContact }
  mustBeUncommon(password, { ...input, ...reached })
  const passwordHash = await hashOfPassword(password)
  const person = { id: accountId, kind: 'staff' as const, name: input.name, sessionId: ctx.actor.sessionId }
  const actor = newcomer(person)
  return join({ ...ctx, actor }, { ...input, ...reached, passwordHash })
}

export const acceptInvitation = Object.assign(checkAndJoin, { permission: anyone })
