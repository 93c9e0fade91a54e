import { z } from 'zod'
import { command } from '#platform/command.ts'
import { email } from '#values/shapes.ts'
import { accountRegistered } from '../facts.ts'
import { identityPermissions } from '../permissions.ts'

/** Without a password: nobody comes in until `demonstrationAccounts` has made one and shown it. */
export const addDemonstrationAccount = command({
  name: 'identity.add-demonstration-account',
  permission: identityPermissions.manageUsers,
  input: z.object({ name: z.string(), email, administrator: z.boolean() }),
  async run(work, person) {
    const id = work.newId()
    const account = { ...person, id, kind: 'staff' as const, status: 'active' as const, demonstration: true }
    await work.tx
      .insertInto('userAccounts')
      .values({ ...account, phone: null, passwordHash: null, createdAt: work.now() })
      .execute()
    work.record(accountRegistered, id, { kind: 'staff', name: person.name, administrator: person.administrator })
    return { id }
  },
})
