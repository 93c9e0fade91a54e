import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { holidayAdded, holidayConfirmed, holidayRemoved } from '../facts.ts'
import { AddHolidayInput, HolidayInput } from '../inputs.ts'
import { companyPermissions } from '../permissions.ts'

/** What is announced is certain; a day of the moon is expected until it is confirmed. */
export const addHoliday = command({
  name: 'company.add-holiday',
  permission: companyPermissions.manage,
  input: AddHolidayInput,
  async run(work, { day, name, kind, certain }) {
    const confirmed = kind === 'announced' || certain === 'yes'
    const added = await work.tx
      .insertInto('holidays')
      .values({ day, name, kind, confirmed, addedAt: work.now() })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .returning('day')
      .executeTakeFirst()
    if (!added) throw new Refusal('company.holiday-exists', 'هذا اليوم في الجدول. احذفه أولًا لتكتبه باسم آخر.')
    work.record(holidayAdded, day, { name, confirmed })
  },
})

export const confirmHoliday = command({
  name: 'company.confirm-holiday',
  permission: companyPermissions.manage,
  input: HolidayInput,
  async run(work, { day }) {
    const confirmed = await work.tx
      .updateTable('holidays')
      .set({ confirmed: true })
      .where('day', '=', day)
      .where('confirmed', '=', false)
      .returning('name')
      .executeTakeFirst()
    if (!confirmed) throw new Refusal('company.no-holiday', 'تأكدت هذه العطلة أو حُذفت. حدّث الصفحة.')
    work.record(holidayConfirmed, day, confirmed)
  },
})

export const removeHoliday = command({
  name: 'company.remove-holiday',
  permission: companyPermissions.manage,
  input: HolidayInput,
  async run(work, { day }) {
    const removed = await work.tx.deleteFrom('holidays').where('day', '=', day).returning('name').executeTakeFirst()
    if (!removed) throw new Refusal('company.no-holiday', 'حُذفت هذه العطلة. حدّث الصفحة.')
    work.record(holidayRemoved, day, removed)
  },
})
