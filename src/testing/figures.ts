import { areas } from '#app/areas.ts'
import type { Ctx } from '#platform/context.ts'
import { inOneStatement } from '#platform/db/one-statement.ts'
import type { Asked } from '#platform/home.ts'

/** What one question of a home says. */
export async function told<Said>(ctx: Ctx, { ask, tell }: Asked<Said>): Promise<Said> {
  return tell((await inOneStatement(ctx.db, { ask })).ask)
}

/** All figures of all areas that this person may read, whichever home they have. */
export function tilesFor(ctx: Ctx) {
  const open = areas.flatMap(({ figures = [] }) => figures).filter(({ permission }) => ctx.actor.may(permission))
  return Promise.all(open.map(async ({ name, read }) => ({ name, ...(await told(ctx, read(ctx))) })))
}
