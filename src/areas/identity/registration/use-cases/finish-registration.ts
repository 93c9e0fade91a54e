import { z } from 'zod'
import { codeExpired, takeCode } from '#areas/identity/codes/codes.ts'
import { isTaken } from '#areas/identity/codes/taken.ts'
import { giveOnce } from '#areas/identity/consents/consents.ts'
import { accountRegistered, contactVerified } from '#areas/identity/facts.ts'
import { openSession } from '#areas/identity/sessions/use-cases/open-session.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'

/** The code has come back: now there is an account, and its owner is in. The actor is the account to be. */
export const finishRegistration = command({
  name: 'identity.register',
  permission: anyone,
  input: z.object({ codeId: z.string() }),
  async run(work, { codeId }) {
    const { kind, value } = await takeCode(work, codeId, 'register')
    const asked = await work.tx.deleteFrom('registrations').where('codeId', '=', codeId).returningAll().executeTakeFirst()
    // Of two who come with one contact, the first to bring the code has it.
    if (!asked || (await isTaken(work, { kind, value }))) throw codeExpired()
    const { name, partyKind, passwordHash, otherEmail: awaitedEmail } = asked
    const account = { id: work.actor.id, kind: 'customer' as const, name, passwordHash, awaitedEmail, status: 'active' as const }
    await work.tx
      .insertInto('userAccounts')
      .values({
        ...account,
        email: null,
        phone: null,
        [kind]: value,
        demonstration: false,
        createdAt: work.now(),
      })
      .execute()
    work.record(accountRegistered, account.id, { accountId: account.id, kind: 'customer', name })
    const verified = { accountId: account.id, accountKind: 'customer' as const, kind, value, name, partyKind }
    work.record(contactVerified, account.id, verified)
    await keepConsents(work, account.id, asked)
    return openSession(work, account.id, { remembered: false })
  },
})

type Agreed = { termsVersion: string; privacyVersion: string; marketing: boolean }

/** Each to the edition that was read when the form was sent. */
async function keepConsents(work: Work, accountId: string, { termsVersion, privacyVersion, marketing }: Agreed) {
  const given = [
    { purpose: 'terms', textVersion: termsVersion },
    { purpose: 'privacy', textVersion: privacyVersion },
    ...(marketing ? [{ purpose: 'marketing', textVersion: privacyVersion } as const] : []),
  ] as const
  for (const consent of given) {
    await giveOnce(work, { ...consent, accountId, channel: 'web', evidence: `طلب ${work.requestId}` })
  }
}
