import { z } from 'zod'
import { accountCan } from '#areas/identity/account.ts'
import { accountBy } from '#areas/identity/accounts/queries.ts'
import { returnPath } from '#areas/identity/accounts/return-path.ts'
import { codePage, countCodeFor, requestCode } from '#areas/identity/codes/codes.ts'
import { type ContactForm, ContactInput } from '#areas/identity/inputs.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'

const ask = command({
  name: 'identity.request-sign-in-code',
  permission: anyone,
  input: z.object({
    contact: z.object({ kind: z.enum(['email', 'phone']), value: z.string() }),
    accountId: z.string().nullable(),
    remembered: z.boolean(),
    returnTo: z.string().nullable(),
  }),
  async run(work, asked) {
    const id = work.newId()
    await requestCode(work, { id, purpose: 'sign-in', ...asked })
    return id
  },
})

/** Whether there is an account or not, the next page is the same; only a message tells, and only its owner. */
async function askForCode(ctx: Ctx, typed: ContactForm) {
  const { contact, remember, to } = ContactInput.parse(typed)
  await countCodeFor(ctx, contact)
  const account = await accountBy(ctx, contact)
  const accountId = account && accountCan.signIn(account) ? account.id : null
  const codeId = await ask(ctx, { contact, accountId, remembered: remember, returnTo: returnPath(to) })
  return { to: await codePage(ctx.db, codeId) }
}

export const requestSignInCode = Object.assign(askForCode, { permission: anyone })
