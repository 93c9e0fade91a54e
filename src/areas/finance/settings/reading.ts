import { type RawBuilder, sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import { type MoneySettings, readMoneySettings, usualSettings } from './setting.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** What holds on that day. */
export async function moneySettingsOn(asked: Asked, day: string): Promise<MoneySettings> {
  const { rows } = await sql<{ key: string; value: string }>`
    select distinct on (key) key, value from money_settings where from_day <= ${day}
    order by key, from_day desc, sequence desc ${often}`.execute('tx' in asked ? asked.tx : asked.db)
  return readMoneySettings(rows)
}

/** The rate of the municipality on a day, as a column of a question. */
export const feeRateOn = (day: RawBuilder<unknown>) => sql<number>`coalesce((select value::numeric from money_settings
  where key = 'municipalFeeRate' and from_day <= ${day} order by from_day desc, sequence desc limit 1), ${usualSettings.municipalFeeRate})`
