import { z } from 'zod'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { countTryFrom, type Door } from '#platform/tries.ts'
import { actorOf } from '../actors.ts'
import { accountRegistered } from '../facts.ts'
import { type AcceptInvitationForm, AcceptInvitationInput, JoinInput } from '../inputs.ts'
import { hashOfPassword } from '../password.ts'
import { openInvitation } from '../queries.ts'
import { hashOfToken } from '../session.ts'
import { openSession } from './open-session.ts'

const door: Door = { name: 'invitation', most: 30, seconds: 600 }

const expired = () => new Refusal('identity.invitation-expired', 'انتهت صلاحية الدعوة. اطلب دعوة جديدة ممن دعاك.', 410)

const join = command({
  name: 'identity.accept-invitation',
  permission: anyone,
  input: JoinInput.extend({ passwordHash: z.string() }),
  async run(work, { token, name, contact, passwordHash }) {
    // Of two who use one link at once, the UPDATE gives the row to one.
    const invitation = await work.tx
      .updateTable('invitations')
      .set({ usedAt: work.now() })
      .where('tokenHash', '=', hashOfToken(token))
      .where('usedAt', 'is', null)
      .where('withdrawnAt', 'is', null)
      .where('expiresAt', '>', work.now())
      .returning('purpose')
      .executeTakeFirst()
    if (!invitation) throw expired()

    const administrator = invitation.purpose === 'first-administrator'
    const reached = { email: null, phone: null, [contact.kind]: contact.value }
    const account = { id: work.actor.id, kind: 'staff' as const, name, ...reached, passwordHash, administrator }
    const made = await work.tx
      .insertInto('userAccounts')
      .values({ ...account, status: 'active', demonstration: false, createdAt: work.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new Refusal('identity.contact-taken', 'لهذا الرقم أو البريد حساب. اكتب غيره.')

    work.record(accountRegistered, made.id, { kind: 'staff', name, administrator })
    return openSession(work, made.id, false)
  },
})

/** The link is looked at before the password is hashed: hashing is dear, and a dead link is not worth it. */
async function checkAndJoin(ctx: Ctx, typed: AcceptInvitationForm) {
  const { password, ...input } = AcceptInvitationInput.parse(typed)
  await countTryFrom(ctx, door)
  if (!(await openInvitation(ctx, input.token))) throw expired()
  const passwordHash = await hashOfPassword(password)
  const actor = actorOf({
    id: ctx.newId(),
    kind: 'staff',
    name: input.name,
    administrator: false,
    sessionId: ctx.actor.sessionId,
  })
  return join({ ...ctx, actor }, { ...input, contact: input.contact.value, passwordHash })
}

export const acceptInvitation = Object.assign(checkAndJoin, { permission: anyone })
