import { ChevronDown } from 'lucide-react'
import { boxLook, FieldFrame, type FieldProps, one, useFramed } from '#ui/form/frame.tsx'
import { governorates, gulfStates } from '#values/wilayats.ts'

/** All wilayats of Oman under their governorates, those of Dhofar first; `abroad` adds the states of the Gulf. */
export function WilayatField({ abroad = false, ...props }: FieldProps & { abroad?: boolean }) {
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
          {abroad && (
            <optgroup label="دول الخليج">
              {gulfStates.map((state) => (
                <option key={state}>{state}</option>
              ))}
            </optgroup>
          )}
        </select>
        <ChevronDown className="i i-sm" aria-hidden />
      </div>
    </FieldFrame>
  )
}
