import type { Ctx, Work } from '#platform/context.ts'
import { type HireRules, usualHireRules } from './rules.ts'

/** The newest version of the rules. */
export async function hireRulesNow(db: Ctx['db'] | Work['tx']): Promise<HireRules> {
  const row = await db.selectFrom('hireRules').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst()
  if (!row) return usualHireRules
  const { setBy: _by, setAt: _at, ...rules } = row
  return rules
}
