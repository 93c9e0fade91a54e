import { sessionEnded } from '#areas/identity/facts.ts'
import { EndSessionInput } from '#areas/identity/inputs.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'

/** One's own on another device. That a session is somebody else's is not told: it is simply not there. */
export const endSession = command({
  name: 'identity.end-session',
  permission: anyoneSignedIn,
  input: EndSessionInput,
  async run(work, { sessionId }) {
    const ended = await work.tx
      .updateTable('sessions')
      .set({ endedAt: work.now() })
      .where('id', '=', sessionId)
      .where('accountId', '=', work.actor.id)
      .where('endedAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!ended) throw new Refusal('identity.no-such-session', 'هذه الجلسة منتهية. حدّث الصفحة.')
    work.record(sessionEnded, work.actor.id, { sessionId })
  },
})
