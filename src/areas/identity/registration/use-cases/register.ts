import { z } from 'zod'
import { accountBy } from '#areas/identity/accounts/queries.ts'
import { codePage, countCodeFor, requestCode } from '#areas/identity/codes/codes.ts'
import { editionAgreed } from '#areas/identity/consents/consents.ts'
import { type Contact, type RegisterForm, RegisterInput } from '#areas/identity/inputs.ts'
import { hashOfPassword } from '#areas/identity/proofs/password.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { customerKinds } from '#values/customer-kinds.ts'

const begin = command({
  name: 'identity.begin-registration',
  permission: anyone,
  input: z.object({
    contact: z.object({ kind: z.enum(['email', 'phone']), value: z.string() }),
    takenBy: z.string().nullable(),
    name: z.string(),
    partyKind: z.enum(customerKinds),
    passwordHash: z.string(),
    otherEmail: z.string().nullable(),
    marketing: z.boolean(),
  }),
  async run(work, { contact, takenBy, ...person }) {
    const id = work.newId()
    const agreed = { privacyVersion: await editionAgreed(work, 'privacy'), termsVersion: await editionAgreed(work, 'terms') }
    await requestCode(work, { id, purpose: 'register', contact, accountId: takenBy })
    await work.tx
      .insertInto('registrations')
      .values({ codeId: id, ...agreed, ...person })
      .execute()
    return id
  },
})

/**
 * Nothing is an account before the code has come back. Whether the contact has one already is not told here:
 * the same is done and shown, and the owner hears of it instead of a code.
 */
async function askForCode(ctx: Ctx, typed: RegisterForm) {
  const { partyKind, name, phone, email, password, marketing } = RegisterInput.parse(typed)
  const contact: Contact = phone ? { kind: 'phone', value: phone } : { kind: 'email', value: email ?? '' }
  await countCodeFor(ctx, contact)
  const [passwordHash, taken] = [await hashOfPassword(password), await accountBy(ctx, contact)]
  const otherEmail = phone ? (email ?? null) : null
  const codeId = await begin(ctx, { contact, takenBy: taken?.id ?? null, partyKind, name, passwordHash, otherEmail, marketing })
  return { to: await codePage(ctx.db, codeId) }
}

export const register = Object.assign(askForCode, { permission: anyone })
