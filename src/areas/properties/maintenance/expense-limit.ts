import type { Ctx, Work } from '#platform/context.ts'

type Asked = { db: Ctx['db'] | Work['tx']; propertyId: string; today: string }

/** What may be spent on a property without asking its owner; none without a mandate that says so: then everything is asked. */
export async function expenseLimitOf(_asked: Asked): Promise<bigint | null> {
  return null
}
