import { sql } from 'kysely'
import { recordsOfAll } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import type { KeyMode } from '../api/keys.ts'

/** So many of the last messages to one address say how it hears. */
const lastOnes = 1_000

type Found = {
  mode: KeyMode
  tail: string
  usedAt: Date | null
  isFailing: boolean | null
  heardFirst: number | null
  told: number | null
}

/** The key a merchant's programs use, and how what they are told arrives; null without a key. A message that waits for its first try counts for nothing. */
export async function linkState({ db }: Pick<Ctx, 'db'>, records: readonly string[]) {
  const { rows } = await sql<Found>`
    select k.mode, k.tail, k.used_at, h.is_failing, h.heard_first, h.told
    from (
      select mode, tail, used_at from api_keys where party_id in ${recordsOfAll(records)} and ended_at is null
      order by mode = 'live' desc, used_at desc nulls last, made_at desc limit 1) k
    cross join lateral (
      select bool_or(w.failing_since is not null) is_failing, sum(d.heard_first)::int heard_first, sum(d.told)::int told
      from api_webhooks w cross join lateral (
        select count(*) filter (where heard_at is not null and tries = 1) heard_first,
          count(*) filter (where heard_at is not null or tries > 1) told
        from (select tries, heard_at from api_deliveries where webhook_id = w.id order by made_at desc limit ${lastOnes}) l) d
      where w.party_id in ${recordsOfAll(records)} and w.ended_at is null) h`.execute(db)
  const [found] = rows
  if (!found) return null
  const { heardFirst, told, isFailing, ...key } = found
  return { ...key, isFailing: isFailing ?? false, share: told ? Math.floor(((heardFirst ?? 0) * 1_000) / told) / 10 : null }
}
export type LinkState = NonNullable<Awaited<ReturnType<typeof linkState>>>
