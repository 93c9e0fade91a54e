import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Num } from './values.tsx'

const told = { done: 'تمت', now: 'الحالية', later: 'لاحقًا' }

type StepperProps = {
  steps: readonly string[]
  current: number
  /** Where each lies, for the way back to those that are done. */
  paths?: readonly string[]
}

/** Where one stands in a few steps in a row, told by number, mark and word. */
export function Stepper({ steps, current, paths = [] }: StepperProps) {
  return (
    <ol className="stepper">
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'later'
        return (
          <li key={step} className={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="stepper-mark">
              {state === 'done' ? <Check className="i i-sm" aria-hidden /> : <Num>{index + 1}</Num>}
            </span>
            <span className="stepper-name">
              {state === 'done' && paths[index] ? <Link to={paths[index]}>{step}</Link> : step}
            </span>
            <span className="visually-hidden">{told[state]}</span>
          </li>
        )
      })}
    </ol>
  )
}

export type Happening = { id: string; icon: ReactNode; what: ReactNode; when: ReactNode; by?: ReactNode }

/** What happened, the newest first. */
export function Timeline({ happenings }: { happenings: readonly Happening[] }) {
  return (
    <ol className="tl">
      {happenings.map(({ id, icon, what, when, by }) => (
        <li key={id}>
          <span className="tile-ic">{icon}</span>
          <div>
            <p>{what}</p>
            <p className="xs muted">
              {when}
              {by && <> · {by}</>}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
