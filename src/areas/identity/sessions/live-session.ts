import type { AccountKind } from '#areas/identity/account.ts'
import type { House } from '#platform/context.ts'
import { askPrepared, type Statement } from '#platform/db/database.ts'
import { hashOfToken, isStale, seenTimes } from './session.ts'
import { sessionToken } from './session-cookie.ts'

type Numerals = 'latn' | 'arab' | null

/** Whose account a request came with, by which session, and whether it has a second factor. What they may do is asked of access. */
export type LiveSession = {
  id: string
  kind: AccountKind
  name: string
  sessionId: string
  secured?: boolean
  numerals?: Numerals
}

type Row = LiveSession & { remembered: boolean; lastSeenAt: Date }

/** The session of the token $1, as long as neither it nor its account has ended at $2. */
const liveSession = `
  select sessions.id as "sessionId", remembered, last_seen_at as "lastSeenAt",
    (enabled_at is not null or with_passkey) as secured, user_accounts.id, kind, name,
    (select numerals from display_preferences where account_id = user_accounts.id) as numerals
  from sessions
  join user_accounts on user_accounts.id = sessions.account_id
  left join second_factors on second_factors.account_id = sessions.account_id
  where token_hash = $1 and ended_at is null and not awaits_second_factor
    and idle_until > $2 and expires_at > $2 and status = 'active'`

export const sessionAlone: Statement = { name: 'live-session', text: liveSession }

/** What a later area asks of `live` in the same breath. */
export const sessionAnd = (name: string, more: string): Statement => ({
  name,
  text: `with live as (${liveSession}) select live.*, ${more} from live`,
})

type Asking = Pick<House, 'db' | 'now' | 'origin'>

/** One read for each request that brings a session, and a write at most once a minute. */
export async function askSession<More extends object>(house: Asking, request: Request, statement: Statement) {
  const token = sessionToken(house, request)
  if (!token) return null
  const [row] = await askPrepared<Row & More>(house.db, statement, [hashOfToken(token), house.now()])
  if (!row) return null
  const { remembered, lastSeenAt, ...come } = row
  if (isStale(lastSeenAt, house.now())) await seen(house, row)
  return come
}

async function seen({ db, now }: Asking, { sessionId, remembered }: Row) {
  const times = seenTimes(remembered, now())
  await db.updateTable('sessions').set(times).where('id', '=', sessionId).where('lastSeenAt', '<', times.lastSeenAt).execute()
}
