import { passkeyRenamed } from '#areas/identity/facts.ts'
import { RenamePasskeyInput } from '#areas/identity/proofs/passkey-inputs.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { noSuchPasskey } from './remove-passkey.ts'

export const renamePasskey = command({
  name: 'identity.rename-passkey',
  permission: anyoneSignedIn,
  input: RenamePasskeyInput,
  async run(work, { passkeyId, name }) {
    const renamed = await work.tx
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', passkeyId)
      .where('accountId', '=', work.actor.id)
      .returning('id')
      .executeTakeFirst()
    if (!renamed) throw noSuchPasskey()
    work.record(passkeyRenamed, work.actor.id, { name })
  },
})
