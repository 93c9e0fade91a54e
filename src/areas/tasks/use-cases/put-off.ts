import { comeIn } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { exceptionPutOff } from '../facts.ts'
import { PutOffInput } from '../inputs.ts'

const mostDays = 90

/** Takes something off one's own first page until that day. Others see it as before. */
export const putOff = command({
  name: 'tasks.put-off',
  permission: comeIn,
  input: PutOffInput,
  async run(work, { key, title, until }) {
    if (key.startsWith('law:')) throw new Refusal('tasks.by-law', 'لهذا موعد قانوني، فلا يؤجَّل.')
    const today = dayOf(work.now())
    if (until <= today) throw fieldFault('until', 'اختر يومًا بعد اليوم.')
    if (until > daysAfter(today, mostDays)) throw fieldFault('until', `يؤجَّل حتى ${mostDays} يومًا.`)
    const put = { title, until, putAt: work.now() }
    await work.tx
      .insertInto('putOffs')
      .values({ accountId: work.actor.id, key, ...put })
      .onConflict((conflict) => conflict.columns(['accountId', 'key']).doUpdateSet(put))
      .execute()
    work.record(exceptionPutOff, work.actor.id, { title, until })
    return { title, until }
  },
})
