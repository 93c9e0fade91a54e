import { demonstrationPeople } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'

/** Those of the demonstration office whose addresses begin with these names, in their order. */
export async function colleagues(ctx: Ctx, ...names: string[]) {
  const people = await demonstrationPeople(ctx)
  return names.map((name) => people.find(({ email }) => email?.startsWith(`${name}@`)))
}

/** As one of them does it, at a time of the weeks that are told. */
export const acting = (ctx: Ctx, { id, name }: { id: string; name: string }, now = ctx.now): Ctx => ({
  ...{ ...ctx, now },
  actor: { ...ctx.actor, id, name, kind: 'staff' },
})

/** Where money of the office comes in and goes out by transfer. */
export const operatingAccount = ({ db }: Pick<Ctx, 'db'>) =>
  db.selectFrom('companyBankAccounts').select('id').where('heldFor', '=', 'operating').executeTakeFirst()
