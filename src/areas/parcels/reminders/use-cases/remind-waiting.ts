import { z } from 'zod'
import { branches } from '#areas/company/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { dayOf, daysAfter, daysBetween } from '#values/days.ts'
import { shownNumber } from '../../journey/number.ts'
import { parcelRulesNow } from '../../rules/kept-rules.ts'
import { pickupReminded, returnWarned, storageBegun } from '../facts.ts'
import { lastReminderDay, reminderDays, reminderDue, returnWarningDay } from '../reminder.ts'

/** Each morning: who has not come hears of it on the second, fifth and seventh day, when it begins to cost, and before it goes back. */
export const remindWaiting = command({
  name: 'parcels.remind-waiting',
  permission: may.handOver,
  input: z.object({}),
  async run(work) {
    const [rules, today] = [await parcelRulesNow(work.tx), dayOf(work.now())]
    const { freeDays, storageDay, agedDays } = rules
    const rows = await work.tx
      .selectFrom('parcels')
      .select(['id', 'number', 'recipientPhone', 'branchId', 'storageFrom', 'remindedDay'])
      .where('state', '=', 'ready-for-pickup')
      .where('storageFrom', '<=', daysAfter(today, -reminderDays[0]))
      .where('remindedDay', '<', lastReminderDay(rules))
      .where('heldReason', 'is', null)
      .orderBy('id')
      .limit(1_000)
      .forUpdate()
      .execute()
    const named = new Map((await branches(work)).map(({ id, nameAr }) => [id, nameAr]))
    let told = 0
    for (const { id, storageFrom, remindedDay, branchId, number, recipientPhone } of rows) {
      if (!storageFrom) continue
      const day = reminderDue(daysBetween(storageFrom, today), remindedDay, rules)
      if (day === null) continue
      told++
      await work.tx.updateTable('parcels').set({ remindedDay: day }).where('id', '=', id).execute()
      const about = { number: shownNumber(number), recipientPhone, branch: named.get(branchId) ?? '', day }
      const until = daysAfter(storageFrom, freeDays)
      if (day === returnWarningDay(rules)) work.record(returnWarned, id, { ...about, until: daysAfter(storageFrom, agedDays) })
      else if (day > freeDays && storageDay > 0n) work.record(storageBegun, id, { ...about, until, perDay: storageDay })
      else work.record(pickupReminded, id, { ...about, until })
    }
    if (told === 0) work.repeated()
    return { told }
  },
})
