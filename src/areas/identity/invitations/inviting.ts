import { type InvitationPurpose, invitationDays } from '#areas/identity/account.ts'
import { invitationSent } from '#areas/identity/facts.ts'
import { hashOfToken } from '#areas/identity/sessions/session.ts'
import type { Work } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { sealed } from '#platform/secrets.ts'

/** An account that waits for its owner: roles can be given to it at once, and nobody can sign in with it yet. */
export async function addInvited(work: Work, name: string) {
  const account = { id: work.newId(), kind: 'staff' as const, name, email: null, phone: null, passwordHash: null }
  await work.tx
    .insertInto('userAccounts')
    .values({ ...account, status: 'invited', demonstration: false, createdAt: work.now() })
    .execute()
  return account.id
}

/** It follows from the row under our own secret, so it can be written into a message and need not be kept. */
const tokenOf = (db: Db, invitationId: string) => sealed(db, 'invitation', invitationId)

export const invitationLink = async (db: Db, origin: string, invitationId: string) =>
  `${origin}/invitation/${await tokenOf(db, invitationId)}`

/** Without somewhere to send it, it is handed over. */
export type Invitation = { purpose: InvitationPurpose; phone?: string | null | undefined; email?: string | null | undefined }

/** A link that opens this account once; the links before it end. */
export async function freshInvitation(work: Work, accountId: string, { purpose, phone = null, email = null }: Invitation) {
  const now = work.now()
  await work.tx
    .updateTable('invitations')
    .set({ withdrawnAt: now })
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute()

  const id = work.newId()
  const tokenHash = hashOfToken(await tokenOf(work.tx, id))
  const expiresAt = new Date(now.getTime() + invitationDays * 86_400_000)
  const invitation = { id, accountId, purpose, tokenHash, sentPhone: phone, sentEmail: email, createdAt: now, expiresAt }
  await work.tx
    .insertInto('invitations')
    .values({ ...invitation, usedAt: null, withdrawnAt: null })
    .execute()
  if (phone || email) work.record(invitationSent, id, {})
  return { link: await invitationLink(work.tx, work.origin, id), expiresAt, sent: Boolean(phone || email) }
}

/** Where the one before went, so that the next goes there as well. */
export async function lastSentTo({ tx }: Pick<Work, 'tx'>, accountId: string) {
  const last = await tx
    .selectFrom('invitations')
    .select(['sentPhone as phone', 'sentEmail as email'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return last ?? {}
}

/** An invitation that still opens its account, with the name it is for. */
export function waitingInvitation({ tx, now }: Pick<Work, 'tx' | 'now'>, id: string) {
  return tx
    .selectFrom('invitations')
    .innerJoin('userAccounts', 'userAccounts.id', 'invitations.accountId')
    .select(['name', 'sentPhone', 'sentEmail'])
    .where('invitations.id', '=', id)
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('expiresAt', '>', now())
    .executeTakeFirst()
}
