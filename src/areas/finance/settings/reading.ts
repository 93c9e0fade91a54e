import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import { type MoneySettings, readMoneySettings } from './setting.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** What holds on that day. */
export async function moneySettingsOn(asked: Asked, day: string): Promise<MoneySettings> {
  const { rows } = await sql<{ key: string; value: string }>`
    select distinct on (key) key, value from money_settings where from_day <= ${day}
    order by key, from_day desc, sequence desc ${often}`.execute('tx' in asked ? asked.tx : asked.db)
  return readMoneySettings(rows)
}
