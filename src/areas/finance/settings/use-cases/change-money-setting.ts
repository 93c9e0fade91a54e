import { sql } from 'kysely'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { moneySettingChanged } from '../facts.ts'
import { ChangeMoneySettingInput } from '../inputs.ts'
import { moneySettingsOn } from '../reading.ts'
import { moneySettingWords, valueInWords } from '../setting.ts'

/** From today or a day to come: what was posted before stays as it was. */
export const changeMoneySetting = command({
  name: 'finance.change-money-setting',
  permission: financePermissions.changeMoneySettings,
  input: ChangeMoneySettingInput,
  async run(work, { key, value, fromDay, reason }) {
    await sql`select pg_advisory_xact_lock(968017)`.execute(work.tx)
    if (fromDay < dayOf(work.now())) throw fieldFault('fromDay', 'اختر اليوم أو يومًا بعده: ما رُحّل يبقى كما هو.')
    const before = String((await moneySettingsOn(work, fromDay))[key])
    if (before === value) {
      work.repeated()
      return { key }
    }
    const row = { id: work.newId(), key, value, fromDay, reason, setBy: work.actor.id, setAt: work.now() }
    await work.tx.insertInto('moneySettings').values(row).execute()
    const told = { before: valueInWords(key, before), after: valueInWords(key, value) }
    work.record(moneySettingChanged, key, { label: moneySettingWords[key].label, ...told, fromDay })
    return { key }
  },
})
