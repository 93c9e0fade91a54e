import type { Ctx, Work } from '#platform/context.ts'
import { mandateOn } from './authority.ts'

type Asked = { db: Ctx['db'] | Work['tx']; propertyId: string; today: string }

/** What may be spent on a property without asking its owner; none without a mandate that says so: then everything is asked. */
export async function expenseLimitOf({ db, propertyId, today }: Asked): Promise<bigint | null> {
  const mandate = await mandateOn({ db }, { propertyId, on: today })
  return mandate?.expenseLimit ?? null
}
