import { type Arrived, actorOf } from '#areas/access/roles/actors.ts'
import { accountsAmong } from '#areas/identity/public.ts'
import type { Actor, House } from '#platform/context.ts'
import type { Ground, Reach } from '#platform/permissions.ts'
import { goesAsFarAs } from '#platform/reach.ts'
import { staffPermissions } from './permissions.ts'

type Asked = Pick<House, 'db' | 'now'>

/** By whose eyes this person sees: their own, or of the one they have taken on for a while. */
export async function throughEyes(house: Asked, { seeing: asked, known: _, ...self }: Arrived): Promise<Actor> {
  const { sessionId } = self
  // Whoever loses the right sees with their own eyes at the next request.
  if (!sessionId || !self.may(staffPermissions.seeAs)) return self
  const seeing = asked === undefined ? await liveSeeing(house, sessionId) : asked
  const [seen] = seeing ? await accountsAmong(house, [seeing.accountId]) : []
  if (!seeing || seen?.status !== 'active') return self
  const actor = await actorOf(house, { ...seen, sessionId })
  return (await mayBeSeen(house, self, actor)) ? { ...actor, seenBy: self, seenUntil: new Date(seeing.endsAt) } : self
}

function liveSeeing({ db, now }: Asked, sessionId: string) {
  return db
    .selectFrom('seeings')
    .select(['accountId', 'endsAt'])
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .where('endsAt', '>', now())
    .executeTakeFirst()
}

/** Nobody sees by another's eyes what they may not see by their own; of administrators nobody has the eyes. */
export async function mayBeSeen({ db }: Pick<House, 'db'>, self: Actor, seen: Actor) {
  if (seen.roles?.includes('administrator')) return false
  const held = await db.selectFrom('rolePermissions').select('permission').distinct().execute()
  return held.every(({ permission }) => {
    const asked = { key: permission, label: permission }
    const theirs = seen.reach(asked)
    return theirs === null || covers(self.reach(asked), theirs)
  })
}

/** Whether the one goes at least as far as the other, in every direction. Of what is the other's own, only who may all of the branch may see anything. */
export function covers(mine: Reach | null, theirs: Reach) {
  return mine !== null && theirs.every((ground) => mine.some((one) => goesFurther(one, ground)))
}

function goesFurther(mine: Ground, theirs: Ground) {
  const place = mine.branchId === null || mine.branchId === theirs.branchId
  return goesAsFarAs('branch', mine) && place && isBound(mine.amount, theirs.amount) && isBound(mine.discount, theirs.discount)
}

/** Null is without a bound. */
function isBound<Bound extends bigint | number>(mine: Bound | null, theirs: Bound | null) {
  return mine === null || (theirs !== null && theirs <= mine)
}
