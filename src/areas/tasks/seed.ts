import { demonstrationPeople } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { addTask } from './use-cases/add-task.ts'

const inspect = 'inspect' as const

/** What the people of the demonstration office have to do: to each something late, or due today or soon. */
const planned = [
  { who: 'huda', title: 'اتصل بالبلدية عن رخصة اللوحة الخارجية', inDays: -2 },
  { who: 'huda', title: 'راجع أسعار تأجير الحفارات قبل موسم الخريف', inDays: 0 },
  { who: 'huda', title: 'حدّث صور الشقق في حي السعادة', inDays: 9 },
  { who: 'noor', title: 'اسأل خالد العمري عن صكوك البناية', inDays: 0, dueTime: '12:00' },
  { who: 'noor', title: 'جهّز سيارة لتسليم المطار', kind: inspect, inDays: 1, dueTime: '14:00' },
  { who: 'maryam', title: 'راجع عقد التأمين على المعدات', inDays: -1 },
  { who: 'maryam', title: 'اعتمد جدول المناوبات لشهر رمضان', inDays: 3 },
  { who: 'ahmed', title: 'عُدّ الطرود التي لم يُسأل عنها', inDays: 0 },
]

export async function seedTasks(ctx: Ctx) {
  const people = await demonstrationPeople(ctx)
  const today = dayOf(ctx.now())
  for (const { who, inDays, ...task } of planned) {
    const person = people.find(({ email }) => email?.startsWith(`${who}@`))
    if (person) await addTask(ctx, { ...task, dueOn: daysAfter(today, inDays), who: `person:${person.id}` })
  }
}
