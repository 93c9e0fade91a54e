import { hasConsent } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { isOffer, refusable } from './rule.ts'
import { preferencesOf, quietHours } from './standing.ts'

/** By which ways whoever asks hears of what, offers only where they agreed to them; and the hours that hold where they set none. */
export async function myPreferences({ db, actor: { id } }: Ctx) {
  const house = await quietHours(db)
  if (!isUuid(id)) return { wanted: [], quiet: null, house }
  const { refused, quiet } = await preferencesOf(db, id)
  const agreed = await hasConsent({ db }, id, 'marketing')
  return { wanted: refusable.filter((way) => !refused.includes(way) && (agreed || !isOffer(way))), quiet, house }
}
