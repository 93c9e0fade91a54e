import { passkeyRemoved } from '#areas/identity/facts.ts'
import { RemovePasskeyInput } from '#areas/identity/proofs/passkey-inputs.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'

export const noSuchPasskey = () => new Refusal('identity.no-such-passkey', 'أُزيل هذا المفتاح من قبل. حدّث الصفحة.', 404)

/** One's own. The last one stays where there is no password: nobody is to lock himself out. */
export const removePasskey = command({
  name: 'identity.remove-passkey',
  permission: anyoneSignedIn,
  input: RemovePasskeyInput,
  async run(work, { passkeyId }) {
    const { id: accountId } = work.actor
    // Two that are removed at once are removed one after the other, so that one of them is the last.
    const account = await work.tx
      .selectFrom('userAccounts')
      .select('passwordHash')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
    const removed = await work.tx
      .deleteFrom('passkeys')
      .where('id', '=', passkeyId)
      .where('accountId', '=', accountId)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw noSuchPasskey()
    const left = await work.tx.selectFrom('passkeys').select('id').where('accountId', '=', accountId).executeTakeFirst()
    if (!account?.passwordHash && !left)
      throw new Refusal('identity.last-passkey', 'هذا المفتاح هو طريق دخولك الوحيد. عيّن كلمة مرور قبل أن تزيله.')
    work.record(passkeyRemoved, accountId, { name: removed.name })
  },
})
