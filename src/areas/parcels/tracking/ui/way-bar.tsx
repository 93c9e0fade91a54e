import { Check, ClipboardList, Package, Plane, Route, Store, Truck, Undo2, X } from 'lucide-react'
import type { StepOfWay, WayStep } from '../way-steps.ts'

const icons = {
  registered: ClipboardList,
  accepted: Package,
  'on-way': Route,
  arrived: Package,
  abroad: Plane,
  out: Truck,
  ready: Store,
  given: Check,
  back: Undo2,
  ended: X,
} satisfies Record<StepOfWay, typeof Check>

/** The few steps of a way in a row, on a phone one under the other. */
export const WayBar = ({ steps }: { steps: readonly WayStep[] }) =>
  steps.length === 0 ? null : (
    <ol className="way">
      {steps.map((step) => (
        <li key={step.name} className={lookOf(step)} aria-current={step.mark === 'now' ? 'step' : undefined}>
          <StepMark {...step} />
          <span>
            {step.label}
            <br />
            {step.when && <span className="muted"> {step.when}</span>}
          </span>
        </li>
      ))}
    </ol>
  )

const lookOf = ({ mark, isBad }: WayStep) => (isBad && mark === 'now' ? 'now is-bad' : mark)

function StepMark({ name, mark }: WayStep) {
  const Icon = mark === 'now' ? icons[name] : Check
  return <span className="way-mark">{mark !== 'later' && <Icon className="i" aria-hidden />}</span>
}
