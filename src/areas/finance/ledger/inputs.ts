import { z } from 'zod'
import { day, optionalText, written } from '#values/shapes.ts'

const code = z.string('اختر الحساب.').regex(/^\d{4}(\d{2})?$/, 'اختر الحساب.')
const name = written('اكتب اسم الحساب.', 80)

export const AddAccountInput = z.object({
  parent: code,
  number: z.string('اكتب رقمًا من 01 إلى 99.').regex(/^(?!00)\d{2}$/, 'اكتب رقمًا من 01 إلى 99.'),
  nameBelow: name,
})
export type AddAccountForm = z.input<typeof AddAccountInput>

export const RenameAccountInput = z.object({ code, name })
export type RenameAccountForm = z.input<typeof RenameAccountInput>

export const AccountInput = z.object({ code })

const reason = written('اكتب السبب.', 300)

/** Why days are closed though a box was not counted, or cash is on its way. */
export const despite = optionalText(300)

/** `reviewed`: until when the list went that stood beside the form. */
export const LockPeriodInput = z.object({
  lockedTo: day('اكتب آخر يوم يُقفل، مثل 31/7/2026.'),
  reviewed: day('راجع القائمة أولًا.').optional(),
  ...{ reason, despite },
})
export type LockPeriodForm = z.input<typeof LockPeriodInput>

/** Without a day all of it is opened. */
export const UnlockPeriodInput = z.object({ lockedTo: day('اكتب آخر يوم يبقى مقفلًا، مثل 31/7/2026.').optional(), reason })
export type UnlockPeriodForm = z.input<typeof UnlockPeriodInput>

const year = z.coerce.number().int().min(2000).max(2200)
export const CloseYearInput = z.object({ year, despite })
export type CloseYearForm = z.input<typeof CloseYearInput>
export const ReopenYearInput = z.object({ year, reason })
export type ReopenYearForm = z.input<typeof ReopenYearInput>
