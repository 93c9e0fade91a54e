import { z } from 'zod'
import { chosen, mostRials, plannedDay, rials, whenRight, written } from '#values/shapes.ts'
import { choicesFor, moneySettingKeys } from './setting.ts'

const Typed = z.object({
  key: chosen(moneySettingKeys, 'اختر الإعداد.'),
  value: z.string('اختر القيمة.').trim().min(1, 'اختر القيمة.').max(20, 'القيمة أقصر من 20 حرفًا.'),
  fromDay: plannedDay('اكتب أول يوم، مثل 31/7/2026.'),
  reason: written('اكتب السبب، ومن أشار به.', 300),
})

/** An amount is kept in baisa, whatever way it was typed. */
export const ChangeMoneySettingInput = Typed.superRefine(
  ({ key, value }, context) => {
    const fault = (message: string) => context.addIssue({ code: 'custom', path: ['value'], message })
    const choices = choicesFor(key)
    if (choices) {
      if (!Object.hasOwn(choices, value)) fault('اختر القيمة.')
      return
    }
    const amount = rials.safeParse(value)
    if (!amount.success) fault(amount.error.issues[0]?.message ?? 'اكتب المبلغ.')
    else if (amount.data > mostRials) fault('المبلغ أكبر من الحد. راجعه.')
  },
  whenRight('key', 'value'),
).transform(({ value, ...typed }) => ({ ...typed, value: choicesFor(typed.key) ? value : String(rials.parse(value)) }))
export type ChangeMoneySettingForm = z.input<typeof Typed>
