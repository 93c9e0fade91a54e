import '#ui/styles/sheet-steps.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { stillMissing } from '../complete.ts'
import { type SheetStep, type SheetWords, sheetSteps, stepNames, stepPath } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'

type Props = { words: SheetWords; sheet: ShownSheet; step: SheetStep }

/** Where one stands in the round, and how to any other screen of it. */
export function StepNav({ words, sheet, step }: Props) {
  const open = new Set(stillMissing(words, sheet).map((missing) => missing.step))
  const at = stepNames.indexOf(step)
  const lookOf = (one: SheetStep, place: number) => {
    if (one === step) return 'is-now'
    return place < at && !open.has(one) ? 'is-done' : undefined
  }
  return (
    <nav aria-label="شاشات المحضر">
      <ol className="sheet-steps">
        {stepNames.map((one, place) => (
          <li key={one} className={lookOf(one, place)}>
            <Link to={stepPath(words, sheet.id, one)} aria-current={one === step ? 'step' : undefined}>
              {sheetSteps[one]}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const backFrom = (step: SheetStep) => stepNames[stepNames.indexOf(step) - 1]
export const stepAfter = (step: SheetStep) => stepNames[stepNames.indexOf(step) + 1] ?? 'sign'

type BarProps = Props & { said: ReactNode; children: ReactNode }

/** At the foot of the screen, beside the thumb: how far it is, and on to the next. */
export function StepBar({ words, sheet, step, said, children }: BarProps) {
  const back = backFrom(step)
  return (
    <div className="step-bar">
      <p className="sm">{said}</p>
      <div className="step-acts">
        {children}
        {back && (
          <Link className={buttonLook({ variant: 'outline', size: 'large' })} to={stepPath(words, sheet.id, back)}>
            ارجع
          </Link>
        )}
      </div>
    </div>
  )
}

/** On to the next screen, where nothing on this one waits to be saved. */
export const OnLink = ({ words, sheet, step }: Props) => (
  <Link className={buttonLook({ size: 'large' })} to={stepPath(words, sheet.id, stepAfter(step))}>
    تابع إلى {sheetSteps[stepAfter(step)]}
  </Link>
)
