import type { Ctx } from '#platform/context.ts'
import { requestsOfPart as ofPart } from './queries.ts'
import { deskOf } from './seen.ts'

/** The latest requests of a part of a site, and what this person may do at the desk: for the page of the part. */
export async function requestsOfPart(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, partId: string) {
  return { requests: await ofPart(ctx, partId), may: deskOf(ctx.actor) }
}
