import '../styles/hours.css'
import { Minus, Plus } from 'lucide-react'
import { useRef } from 'react'
import { boxLook, FieldFrame, type FieldProps, one, useFramed } from './frame.tsx'

type Props = Omit<FieldProps, 'label'> & { label: string; unit: string; step?: number; most?: number }

/** A number that is put right by two large buttons; without a script it is typed. */
export function HoursField({ unit, step = 0.5, most = 24, ...props }: Props) {
  const { frame, control, own, typed } = useFramed(props)
  const box = useRef<HTMLInputElement>(null)
  const move = (by: number) => {
    const input = box.current
    if (!input) return
    const now = Number(input.value) || 0
    input.value = String(Math.min(most, Math.max(0, Math.round((now + by) / step) * step)))
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <FieldFrame {...frame}>
      <div className={boxLook(frame.errors, own.disabled, 'hours')}>
        <button type="button" className="hours-step" onClick={() => move(-step)} aria-label={`أنقص ${props.label}`}>
          <Minus className="i" aria-hidden />
        </button>
        <span className="hours-value">
          <input
            {...control}
            {...own}
            ref={box}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            defaultValue={one(typed)}
          />
          <span className="xs muted">{unit}</span>
        </span>
        <button type="button" className="hours-step" onClick={() => move(step)} aria-label={`زِد ${props.label}`}>
          <Plus className="i" aria-hidden />
        </button>
      </div>
    </FieldFrame>
  )
}
