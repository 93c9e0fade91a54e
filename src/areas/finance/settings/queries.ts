import { withNames } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { moneySettingsOn } from './reading.ts'
import { moneySettingKeys, valueInWords } from './setting.ts'

/** Every setting as it holds today, with what was said of it, the newest first. */
export async function moneySettingsShown(ctx: Pick<Ctx, 'db' | 'now'>) {
  const today = dayOf(ctx.now())
  const now = await moneySettingsOn(ctx, today)
  const rows = await ctx.db
    .selectFrom('moneySettings')
    .select(['id', 'key', 'value', 'fromDay', 'reason', 'setBy', 'setAt'])
    .orderBy('fromDay', 'desc')
    .orderBy('sequence', 'desc')
    .limit(200)
    .execute()
  const said = await withNames(ctx, rows, 'setBy')
  return {
    today,
    settings: moneySettingKeys.map((key) => ({
      ...{ key, value: String(now[key]), words: valueInWords(key, String(now[key])) },
      said: said.filter((row) => row.key === key).map((row) => ({ ...row, words: valueInWords(key, row.value) })),
    })),
  }
}
export type ShownSetting = Awaited<ReturnType<typeof moneySettingsShown>>['settings'][number]
