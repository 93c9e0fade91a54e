import type { Ctx } from '#platform/context.ts'

/** How a customer is called. */
export const phoneOf = async ({ db }: Pick<Ctx, 'db'>, id: string) =>
  (await db.selectFrom('parties').select('phone').where('id', '=', id).executeTakeFirst())?.phone ?? null
