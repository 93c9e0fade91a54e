import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { passkeyRenamed } from '../facts.ts'
import { RenamePasskeyInput } from '../passkey-inputs.ts'
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
