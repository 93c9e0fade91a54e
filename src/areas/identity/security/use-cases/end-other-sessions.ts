import { z } from 'zod'
import { endSessions } from '#areas/identity/accounts/standing.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'

/** All but the one this is asked with. */
export const endOtherSessions = command({
  name: 'identity.end-other-sessions',
  permission: anyoneSignedIn,
  input: z.object({}),
  async run(work) {
    const { id, sessionId = null } = work.actor
    if ((await endSessions(work, id, sessionId)) === 0) work.repeated()
  },
})
