import { sql } from 'kysely'

/** Its sender was asked where it may be handed over, and it waits for just that. */
export const isAsked = sql<boolean>`(parcels.held_reason is not null and exists (
  select from parcel_redirect_asks a where a.parcel_id = parcels.id and a.answer is null and a.reason = parcels.held_reason))`

/** Why it was not taken, as long as nobody chose another day or place and no courier has it again; null otherwise. */
export const failure = sql<string | null>`case when parcels.ended_at is null and not parcels.is_returning
  and parcels.held_reason is null and parcels.state in ('attempt-failed', 'at-branch', 'shelved') then parcels.failure end`

export const needsReply = sql<boolean>`(${isAsked} or ${failure} is not null)`

/** In which tab of its sender it stands once it has ended; «over» where it ended in no hands. */
export const endedTab = sql<string>`case parcels.state when 'handed-over' then 'delivered' else 'over' end`

export const openTab = sql<string>`case
  when parcels.state = 'registered' then 'waiting'
  when ${needsReply} then 'reply'
  when parcels.is_returning or parcels.state = 'returning' then 'back'
  else 'way' end`

export const parcelTab = sql<string>`case when parcels.ended_at is not null then ${endedTab} else ${openTab} end`
