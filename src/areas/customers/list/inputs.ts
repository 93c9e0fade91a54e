import { z } from 'zod'
import { partyRoles } from '#areas/customers/customer.ts'
import { howMany } from '#values/plural.ts'
import { chosen, day, written } from '#values/shapes.ts'

/** What is done from the list: with several customers at once, or with the list itself. */

export const mostAtOnce = 200

export const ids = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z
    .array(z.uuid())
    .min(1, 'حدّد عميلًا واحدًا على الأقل.')
    .max(mostAtOnce, `حدّد حتى ${howMany(mostAtOnce, 'customer', 'gen')}.`),
)

export const FlagManyInput = z.object({
  ids,
  risk: chosen(['watch', 'blocked'], 'اختر من القائمة.'),
  reason: written('اكتب السبب.', 300),
  until: day('اختر التاريخ.').optional(),
})
export type FlagManyForm = z.input<typeof FlagManyInput>

export const GiveRoleToManyInput = z.object({ ids, role: chosen(partyRoles, 'اختر من القائمة.') })
export type GiveRoleToManyForm = z.input<typeof GiveRoleToManyInput>
