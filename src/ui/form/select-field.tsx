import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { boxLook, FieldFrame, type FieldProps, type Options, one, pairs, useFramed } from './frame.tsx'

type Props = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps> & { options: Options; placeholder?: string }

/** The browser's own list: the quickest on a phone. It begins empty, so that nothing is chosen for anybody. */
export function SelectField(props: Props) {
  const { frame, control, own, typed } = useFramed(props)
  const { options, placeholder = 'اختر', ...select } = own
  return (
    <FieldFrame {...frame}>
      <div className={boxLook(frame.errors, own.disabled)}>
        <select defaultValue={one(typed) ?? ''} {...control} {...select}>
          <option value="">{placeholder}</option>
          {pairs(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown className="i i-sm" aria-hidden />
      </div>
    </FieldFrame>
  )
}
