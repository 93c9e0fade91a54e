import { z } from 'zod'
import { accountBy } from '#areas/identity/accounts/queries.ts'
import { codePage, countCodeFor, requestCode } from '#areas/identity/codes/codes.ts'
import { type NewContactForm, NewContactInput } from '#areas/identity/inputs.ts'
import { provePassword } from '#areas/identity/proofs/proof.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'

const ask = command({
  name: 'identity.request-contact-code',
  permission: anyoneSignedIn,
  input: z.object({
    contact: z.object({ kind: z.enum(['email', 'phone']), value: z.string() }),
    accountId: z.string().nullable(),
  }),
  async run(work, asked) {
    const id = work.newId()
    await requestCode(work, { id, purpose: 'contact', ...asked })
    return id
  },
})

/** A phone or an e-mail address becomes one's own by the code sent to it. Somebody else's gets no code, and nothing tells so. */
async function askForCode(ctx: Ctx, typed: NewContactForm) {
  const { contact, presentPassword } = NewContactInput.parse(typed)
  await provePassword(ctx, presentPassword)
  await countCodeFor(ctx, contact)
  const taken = await accountBy(ctx, contact)
  const codeId = await ask(ctx, { contact, accountId: taken ? null : ctx.actor.id })
  return { to: await codePage(ctx.db, codeId) }
}

export const requestContactCode = Object.assign(askForCode, { permission: anyoneSignedIn })
