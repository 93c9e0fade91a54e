import { z } from 'zod'
import { codeExpired, takeCode } from '#areas/identity/codes/codes.ts'
import { isTaken } from '#areas/identity/codes/taken.ts'
import { contactChanged, contactVerified } from '#areas/identity/facts.ts'
import type { Contact } from '#areas/identity/inputs.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'

export const verifyContact = command({
  name: 'identity.verify-contact',
  permission: anyoneSignedIn,
  input: z.object({ codeId: z.string() }),
  async run(work, { codeId }) {
    const { kind, value, accountId } = await takeCode(work, codeId, 'contact')
    if (accountId !== work.actor.id) throw codeExpired()
    if (await isTaken(work, { kind, value })) throw codeExpired()
    const { name, awaitedEmail, ...before } = await work.tx
      .selectFrom('userAccounts')
      .select(['kind', 'name', 'email', 'phone', 'awaitedEmail'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    await work.tx
      .updateTable('userAccounts')
      .set({ [kind]: value, awaitedEmail: kind === 'email' ? null : awaitedEmail })
      .where('id', '=', accountId)
      .execute()
    work.record(contactVerified, accountId, { accountId, accountKind: before.kind, kind, value, name })
    const from = before[kind]
    if (from) await endCodesTo(work, { accountId, kind, value: from })
    if (from) work.record(contactChanged, accountId, { kind, from })
  },
})

/** Whoever has the old telephone or mailbox may have asked for a code there just before: it opens nothing any more. */
async function endCodesTo({ tx, now }: Work, { accountId, kind, value }: Contact & { accountId: string }) {
  await tx
    .updateTable('oneTimeCodes')
    .set({ usedAt: now() })
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('usedAt', 'is', null)
    .execute()
}
