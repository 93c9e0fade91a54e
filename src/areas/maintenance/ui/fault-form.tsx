import { FileField } from '#ui/form/file-field.tsx'
import type { FieldState } from '#ui/form/frame.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { Field } from '#ui/form.tsx'
import type { ReportFaultForm } from '../inputs.ts'
import { faultKinds, priorities } from '../request.ts'

type Named = (name: keyof ReportFaultForm & string, initial?: string) => FieldState
type WhereProps = { field: Named; units: readonly (readonly [string, string])[]; unit: string }

/** A unit, or in its place a part that all share. */
export function WhereFields({ field, units, unit }: WhereProps) {
  return (
    <div className="form-grid">
      {units.length > 0 && (
        <SelectField {...field('unitId', unit)} label="الوحدة" options={units} placeholder="جزء مشترك، لا وحدة" optional />
      )}
      <Field {...field('place')} label="أو جزء مشترك" help="مثل: المصعد، السطح، المدخل" maxLength={80} optional />
    </div>
  )
}

/** What staff write down of a fault. */
export function FaultFields({ field }: { field: Named }) {
  return (
    <>
      <div className="form-grid">
        <SelectField {...field('category')} label="نوع العطل" options={Object.entries(faultKinds)} required />
        <SelectField {...field('priority', 'normal')} label="الأولوية" options={Object.entries(priorities)} required />
      </div>
      <TextareaField {...field('description')} label="ما العطل وأين هو بالضبط؟" rows={3} maxLength={1000} required />
      <Field
        {...field('suits')}
        label="متى يناسب أن نأتي؟"
        help="مثل: بعد العصر، أو أي يوم عدا الجمعة"
        maxLength={200}
        optional
      />
      <PhotosField field={field} />
    </>
  )
}

/** On a phone the camera is one of the choices. */
export const PhotosField = ({ field }: { field: (name: 'photos') => FieldState }) => (
  <FileField
    {...field('photos')}
    label="أضف صورًا"
    kinds="صور JPG أو PNG"
    accept="image/jpeg,image/png,image/webp"
    megabytes={8}
    most={5}
    optional
  />
)
