import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { withLines } from '#platform/form-lines.ts'
import { chosen, counted, optionalText, plannedDay, written } from '#values/shapes.ts'
import { conditionNames, inspectionKindNames, leftOut, mostItems } from './inspection.ts'

/** The form brings the id, so a second press is the same paper. */
export const MakeInspectionInput = z.object({
  id: z.uuid(),
  unitId: z.uuid(),
  kind: chosen(inspectionKindNames, 'اختر نوع المحضر.'),
})

const reading = counted('اكتب القراءة كما تظهر في العداد، أرقامًا صحيحة.', 0, 999_999_999).optional()
const seen = counted('حدّث الصفحة.', 1, 999_999)

export const SaveInspectionInput = withLines(
  z.object({
    inspectionId: z.uuid(),
    seen,
    seenOn: plannedDay('اختر يوم المعاينة.'),
    keys: counted('عدد المفاتيح من 0 إلى 99.', 0, 99).optional(),
    electricityReading: reading,
    waterReading: reading,
    note: optionalText(1000),
  }),
  {
    name: 'items',
    line: z.object({
      room: written('اكتب اسم المكان، مثل «الصالة».', 60),
      item: written('اكتب ما عوين، مثل «الباب».', 80),
      condition: chosen([...conditionNames, leftOut], 'اختر الحالة.').optional(),
      note: optionalText(300),
      /** Ticked at the first of a room: what of it has no condition is sound. */
      allSound: z.literal('yes').optional(),
    }),
    parts: ['room', 'item', 'condition', 'note', 'allSound'],
    aside: ['condition', 'allSound'],
    most: mostItems,
  },
)
export type SaveInspectionForm = Record<string, string>

export const SignInspectionInput = z.object({
  inspectionId: z.uuid(),
  seen,
  signer: written('اكتب اسم من وقّع.', 120),
  signature: uploads({ kinds: ['png', 'jpeg', 'webp', 'pdf'], most: 1, megabytes: 10 }),
})
export type SignInspectionForm = z.input<typeof SignInspectionInput>

export const DiscardInspectionInput = z.object({ inspectionId: z.uuid() })
