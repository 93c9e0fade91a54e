import { z } from 'zod'
import { accountBy } from '#areas/identity/accounts/queries.ts'
import { passwordGuessed } from '#areas/identity/facts.ts'
import type { Contact } from '#areas/identity/inputs.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'

const noteOf = command({
  name: 'identity.note-guessing',
  permission: anyone,
  input: z.object({ accountId: z.string() }),
  run: async (work, { accountId }) => work.record(passwordGuessed, accountId, {}),
})

/** Somebody keeps on guessing at a password: its owner is told, and whoever guesses learns nothing by it. */
export async function noteGuessing(ctx: Ctx, contact: Contact) {
  const account = await accountBy(ctx, contact)
  if (account) await noteOf(ctx, { accountId: account.id })
}
