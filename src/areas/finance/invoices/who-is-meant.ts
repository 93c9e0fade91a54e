import { findParties, partyOnPaper } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'

export type Asked = { party: string; q: string }

/** Of whom a new paper is to speak, or who it may be. */
export async function whoIsMeant(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, { party, q }: Asked) {
  const one = isUuid(party) ? await partyOnPaper(ctx, party) : null
  return {
    q,
    whom: one && { id: one.id, name: one.name, number: one.number },
    found: one ? [] : await findParties(ctx, q),
  }
}

/** As the address asks for it. */
export const whoIsAsked = (query: URLSearchParams): Asked => ({
  party: query.get('party') ?? '',
  q: (query.get('q') ?? '').trim().slice(0, 80),
})
