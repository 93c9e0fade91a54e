import { z } from 'zod'
import { accountRegistered, contactVerified } from '#areas/identity/facts.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { command } from '#platform/command.ts'
import { email } from '#values/shapes.ts'

/** Without a password: nobody comes in until `demonstrationAccounts` has made one and shown it. */
export const addDemonstrationAccount = command({
  name: 'identity.add-demonstration-account',
  permission: identityPermissions.manageUsers,
  input: z.object({ name: z.string(), email, kind: z.enum(['staff', 'customer']).default('staff') }),
  async run(work, person) {
    const id = work.newId()
    const account = { ...person, id, status: 'active' as const, demonstration: true }
    await work.tx
      .insertInto('userAccounts')
      .values({ ...account, phone: null, passwordHash: null, createdAt: work.now() })
      .execute()
    work.record(accountRegistered, id, { accountId: id, kind: person.kind, name: person.name })
    const { kind: accountKind, name, email: value } = person
    if (accountKind === 'customer') work.record(contactVerified, id, { accountId: id, accountKind, kind: 'email', value, name })
    return { id }
  },
})
