import { z } from 'zod'
import { actorOf } from '#areas/access/roles/actors.ts'
import { accountsAmong } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { seeingEnded, seenAs } from '../facts.ts'
import { SeeAsInput } from '../inputs.ts'
import { mustBeStaff } from '../must-be-staff.ts'
import { staffPermissions } from '../permissions.ts'
import { mayBeSeen } from '../seeing.ts'

/** Nobody forgets for long that they are somebody else. */
const longest = 30 * 60_000

/** From the next request on this session sees what that colleague sees, and changes nothing. */
export const seeAs = command({
  name: 'access.see-as',
  permission: staffPermissions.seeAs,
  input: SeeAsInput,
  async run(work, { accountId }) {
    await mustBeStaff(work, accountId)
    return beginSeeing(work, accountId)
  },
})

/** The same of whoever the caller has found to be in reach. */
export async function beginSeeing(work: Work, accountId: string) {
  const { actor, tx, now } = work
  if (accountId === actor.id || !actor.sessionId) throw new Refusal('access.oneself', 'هذا حسابك أنت. اختر غيره.')
  const seen = await mustBeSeen(work, accountId)
  await endSeeings(work)
  const [begunAt, endsAt] = [now(), new Date(now().getTime() + longest)]
  const seeing = { id: work.newId(), sessionId: actor.sessionId, accountId, begunAt, endsAt, endedAt: null }
  await tx.insertInto('seeings').values(seeing).execute()
  work.record(seenAs, accountId, { name: seen.name, until: endsAt.toISOString() })
  return { home: seen.kind === 'customer' ? '/dashboard' : '/admin', name: seen.name }
}

async function mustBeSeen({ tx, now, actor }: Work, accountId: string) {
  const [account] = await accountsAmong({ tx }, [accountId])
  if (!account) throw new Refusal('not-found', 'لم نجد هذا المستخدم.', 404)
  if (account.status !== 'active') throw new Refusal('access.not-active', 'هذا الحساب ليس نشطًا، فلا يُعرض به.')
  const seen = await actorOf({ db: tx, now }, { ...account, sessionId: '' })
  if (await mayBeSeen({ db: tx }, actor, seen)) return seen
  throw new Refusal('access.more-rights', 'لا يُعرض النظام كمن صلاحياته أوسع من صلاحياتك، ولا كمدير النظام.', 403)
}

async function endSeeings({ tx, now, actor }: Work) {
  const ended = await tx
    .updateTable('seeings')
    .set({ endedAt: now() })
    .where('sessionId', '=', actor.sessionId ?? null)
    .where('endedAt', 'is', null)
    .returning(['accountId', 'endsAt'])
    .executeTakeFirst()
  return ended && ended.endsAt > now() ? ended.accountId : null
}

/** Called as oneself again: whoever sees by another's eyes changes nothing, not even this. */
export const stopSeeing = command({
  name: 'access.stop-seeing',
  permission: anyoneSignedIn,
  input: z.object({}),
  async run(work) {
    const accountId = await endSeeings(work)
    if (accountId) work.record(seeingEnded, accountId, {})
    else work.repeated()
  },
})
