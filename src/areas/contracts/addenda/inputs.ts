import { z } from 'zod'
import { clausesNamed } from '#areas/contracts/templates/inputs.ts'
import { counted, optionalText, plannedDay, rialsAbove } from '#values/shapes.ts'

const addendum = {
  from: plannedDay('اكتب اليوم الذي يسري منه.'),
  changes: optionalText(20_000).superRefine(clausesNamed),
  rent: rialsAbove.optional(),
}

/** The form brings the id of the addendum, so a second press is the same one. */
export const AddAddendumInput = z.object({ id: z.uuid(), contractId: z.uuid(), ...addendum })

/** `seen` is the version whoever changes it had before them. */
export const ChangeAddendumInput = z.object({ contractId: z.uuid(), seen: counted('حدّث الصفحة.', 1, 9_999), ...addendum })
export type AddendumForm = Partial<Record<'from' | 'changes' | 'rent', string>>
