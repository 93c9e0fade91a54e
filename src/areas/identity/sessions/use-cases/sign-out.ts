import { z } from 'zod'
import { accountSignedOut } from '#areas/identity/facts.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'

export const signOut = command({
  name: 'identity.sign-out',
  permission: anyoneSignedIn,
  input: z.object({}),
  async run(work) {
    const { id: accountId, sessionId } = work.actor
    const ended = await work.tx
      .updateTable('sessions')
      .set({ endedAt: work.now() })
      .where('id', '=', sessionId ?? null)
      .where('endedAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!ended) return work.repeated()
    work.record(accountSignedOut, accountId, { sessionId: ended.id })
  },
})
