import type { Ctx, Work } from '#platform/context.ts'
import { onceIn } from '#platform/db/once-in.ts'
import { type ParcelRules, usualParcelRules } from './rules.ts'

/** The newest version of the rules; no transaction that sets them reads them after. */
export const parcelRulesNow = (db: Ctx['db'] | Work['tx']) => onceIn(db, 'parcel rules', () => newestRules(db))

async function newestRules(db: Ctx['db'] | Work['tx']): Promise<ParcelRules> {
  const row = await db.selectFrom('parcelRules').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst()
  if (!row) return usualParcelRules
  const { setBy: _by, setAt: _at, ...rules } = row
  return rules
}
