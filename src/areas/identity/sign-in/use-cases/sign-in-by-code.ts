import { z } from 'zod'
import { accountCan } from '#areas/identity/account.ts'
import { codeExpired, takeCode } from '#areas/identity/codes/codes.ts'
import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { admit } from './admit.ts'

export const signInByCode = command({
  name: 'identity.sign-in-by-code',
  permission: anyone,
  input: z.object({ codeId: z.string(), remembered: z.boolean() }),
  async run(work, { codeId, remembered }) {
    const { accountId } = await takeCode(work, codeId, 'sign-in')
    const account = await work.tx
      .selectFrom('userAccounts')
      .select('id')
      .where('id', '=', accountId)
      .where('status', 'in', accountCan.signIn.from)
      .executeTakeFirst()
    if (!account) throw codeExpired()
    return admit(work, account.id, remembered)
  },
})
