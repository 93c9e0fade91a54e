import { z } from 'zod'
import { chosen, counted, optionalText, rialsAbove, written } from '#values/shapes.ts'
import { implementStateNames } from './implement.ts'

const emptyIsNone = (given: unknown) => (given === '' ? undefined : given)

const implement = {
  code: written('اكتب رمزها، مثل HB-01.', 20),
  name: written('اكتب اسمها، مثل «شاكوش هيدروليكي».', 60),
  kindIds: z.preprocess(
    (given) => (given === undefined ? [] : [given].flat()),
    z.array(z.uuid('اختر من القائمة.')).min(1, 'اختر نوعًا واحدًا على الأقل تركب عليه.').max(100),
  ),
  dayPrice: z.preprocess(emptyIsNone, rialsAbove.optional()),
  monthPrice: z.preprocess(emptyIsNone, rialsAbove.optional()),
  state: chosen(implementStateNames, 'اختر حالها.'),
  note: optionalText(300),
}
type Prices = { dayPrice?: bigint | undefined; monthPrice?: bigint | undefined }

function bothOrNone({ dayPrice, monthPrice }: Prices, context: z.RefinementCtx) {
  if ((dayPrice === undefined) === (monthPrice === undefined)) return
  const path = [dayPrice === undefined ? 'dayPrice' : 'monthPrice']
  context.addIssue({ code: 'custom', path, message: 'اكتب سعر اليوم وسعر الشهر معًا، أو اتركهما لما يدخل في سعر المعدّة.' })
}

const Adding = z.object({ id: z.uuid(), branchId: z.uuid('اختر الفرع.').optional(), ...implement })

/** The form brings the id, so a second press is the same implement. */
export const AddImplementInput = Adding.superRefine(bothOrNone)
export const CorrectImplementInput = z
  .object({ implementId: z.uuid(), seen: counted('حدّث الصفحة.', 1, 999_999), ...implement })
  .superRefine(bothOrNone)
export type ImplementForm = Omit<z.input<typeof Adding>, 'kindIds' | 'dayPrice' | 'monthPrice'> & {
  kindIds: string | string[]
  dayPrice?: string
  monthPrice?: string
}
