import { ChevronDown } from 'lucide-react'
import { boxLook, FieldFrame, type FieldProps, one, useFramed } from '#ui/form/frame.tsx'
import { governorates } from '#values/wilayats.ts'

/** All wilayats of Oman under their governorates, those of Dhofar first. */
export function WilayatField(props: FieldProps) {
  const { frame, control, own, typed } = useFramed(props)
  return (
    <FieldFrame {...frame}>
      <div className={boxLook(frame.errors, own.disabled)}>
        <select defaultValue={one(typed) ?? ''} {...control} {...own}>
          <option value="">اختر</option>
          {Object.entries(governorates).map(([governorate, wilayats]) => (
            <optgroup key={governorate} label={`محافظة ${governorate}`}>
              {wilayats.map((wilayat) => (
                <option key={wilayat}>{wilayat}</option>
              ))}
            </optgroup>
          ))}
        </select>
        <ChevronDown className="i i-sm" aria-hidden />
      </div>
    </FieldFrame>
  )
}
