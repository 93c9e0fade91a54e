import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { preferencesOf, quietHours } from './standing.ts'

/** What whoever asks has chosen, and the hours that hold where they have not. */
export async function myPreferences({ db, actor: { id } }: Ctx) {
  const own = isUuid(id) ? await preferencesOf(db, id) : { refused: [], quiet: null }
  return { ...own, house: await quietHours(db) }
}
