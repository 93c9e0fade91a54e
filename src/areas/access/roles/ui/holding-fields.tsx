import { DateField } from '#ui/form/date-field.tsx'
import type { FieldState } from '#ui/form/frame.tsx'
import { SelectField } from '#ui/form/select-field.tsx'

type Props = { field: (name: 'branchId' | 'until') => FieldState; offices: { id: string; nameAr: string }[] }

/** Where a role is held, and until when. */
export function HoldingFields({ field, offices }: Props) {
  return (
    <>
      <SelectField
        {...field('branchId')}
        label="الفرع"
        options={offices.map(({ id, nameAr }) => [id, nameAr] as const)}
        placeholder="كل الفروع"
        optional
      />
      <DateField {...field('until')} label="آخر يوم" help="اتركه فارغًا لدور بلا نهاية." optional />
    </>
  )
}
