import { z } from 'zod'
import { chosen, counted, mostRials, plannedDay, rials, whenRight, written } from '#values/shapes.ts'
import { choicesFor, isShare, type MoneySettingKey, moneySettingKeys } from './setting.ts'

const Typed = z.object({
  key: chosen(moneySettingKeys, 'اختر الإعداد.'),
  value: z.string('اختر القيمة.').trim().min(1, 'اختر القيمة.').max(20, 'القيمة أقصر من 20 حرفًا.'),
  fromDay: plannedDay('اكتب أول يوم، مثل 31/7/2026.'),
  reason: written('اكتب السبب، ومن أشار به.', 300),
})

const share = counted('اكتب النسبة عددًا صحيحًا، من 0 إلى 100.', 0, 100)

/** An amount is kept in baisa and a share as its digits, whatever way they were typed. */
export const ChangeMoneySettingInput = Typed.superRefine(
  ({ key, value }, context) => {
    const fault = (message: string) => context.addIssue({ code: 'custom', path: ['value'], message })
    const choices = choicesFor(key)
    if (choices) {
      if (!Object.hasOwn(choices, value)) fault('اختر القيمة.')
      return
    }
    const read = isShare(key) ? share.safeParse(value) : rials.safeParse(value)
    if (!read.success) fault(read.error.issues[0]?.message ?? 'اكتب القيمة.')
    else if (read.data > mostRials) fault('المبلغ أكبر من الحد. راجعه.')
  },
  whenRight('key', 'value'),
).transform(({ value, ...typed }) => ({ ...typed, value: kept(typed.key, value) }))

function kept(key: MoneySettingKey, value: string) {
  if (choicesFor(key)) return value
  return String(isShare(key) ? share.parse(value) : rials.parse(value))
}

export type ChangeMoneySettingForm = z.input<typeof Typed>
