import { z } from 'zod'
import { accountCan } from '#areas/identity/account.ts'
import { accountBy } from '#areas/identity/accounts/queries.ts'
import { codePage, countCodeFor, requestCode } from '#areas/identity/codes/codes.ts'
import { type ContactForm, ContactInput } from '#areas/identity/inputs.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'

const ask = command({
  name: 'identity.request-reset',
  permission: anyone,
  input: z.object({
    contact: z.object({ kind: z.enum(['email', 'phone']), value: z.string() }),
    accountId: z.string().nullable(),
  }),
  async run(work, asked) {
    const id = work.newId()
    await requestCode(work, { id, purpose: 'reset', ...asked })
    return id
  },
})

/** The same answer after the same work, whether there is such an account or not; only a message tells, and only its owner. */
async function askForReset(ctx: Ctx, typed: ContactForm) {
  const { contact } = ContactInput.parse(typed)
  await countCodeFor(ctx, contact)
  const account = await accountBy(ctx, contact)
  const codeId = await ask(ctx, { contact, accountId: account && accountCan.signIn(account) ? account.id : null })
  return { to: await codePage(ctx.db, codeId) }
}

export const requestReset = Object.assign(askForReset, { permission: anyone })
