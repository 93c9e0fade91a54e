import { ChevronDown } from 'lucide-react'
import { boxLook, FieldFrame, type FieldProps, one, useFramed } from '#ui/form/frame.tsx'
import { type Service, services } from '#values/services.ts'
import { chargeKindNames, chargeKinds } from '../charge-kinds.ts'

const groups = [...(Object.keys(services) as Service[]), null].map((line) => ({
  label: line ? services[line].label : 'لأي خدمة',
  kinds: chargeKindNames.filter((kind) => chargeKinds[kind].line === line),
}))

/** What can be charged, under the service it belongs to. */
export function KindField(props: FieldProps) {
  const { frame, control, own, typed } = useFramed(props)
  return (
    <FieldFrame {...frame}>
      <div className={boxLook(frame.errors, own.disabled)}>
        <select defaultValue={one(typed) ?? ''} {...control} {...own}>
          <option value="">اختر</option>
          {groups.map(({ label, kinds }) => (
            <optgroup key={label} label={label}>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {chargeKinds[kind].label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <ChevronDown className="i i-sm" aria-hidden />
      </div>
    </FieldFrame>
  )
}
