import type { KeyboardEvent } from 'react'
import { chequePlace } from '../receipt.ts'

const fieldOf: Record<string, string> = {
  1: '#field-amount1',
  2: '#field-amount2',
  3: '#field-amount3',
  4: `#field-amount${chequePlace}`,
}

/** F2 the box, F4 all that is due, F6 puts it aside, 1–4 a way to pay, arrows the next row, Ctrl Enter the receipt. In a field digits are digits. */
export function tillKeys(event: KeyboardEvent<HTMLElement>, chooseDue: () => void) {
  const { key, currentTarget: till, target } = event
  const isTyping = target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea')
  const field = isTyping ? undefined : fieldOf[key]
  if (key === 'F2') focus(till, '#till-q')
  else if (key === 'F4') chooseDue()
  else if (key === 'F6') till.querySelector<HTMLButtonElement>('button.till-park')?.click()
  else if (key === 'ArrowDown' || key === 'ArrowUp') step(till, target, key === 'ArrowDown' ? 1 : -1)
  else if (key === 'Enter' && (event.ctrlKey || event.metaKey))
    till.querySelector<HTMLFormElement>('form.till-pay')?.requestSubmit()
  else if (field) focus(till, field)
  else return
  event.preventDefault()
}

/** What stands folded away is unfolded first. */
function focus(till: HTMLElement, selector: string) {
  const control = till.querySelector<HTMLElement>(selector)
  const folded = control?.closest('details')
  if (folded) folded.open = true
  control?.focus()
}

function step(till: HTMLElement, target: EventTarget, by: number) {
  const boxes = [...till.querySelectorAll<HTMLElement>('.dues input[type=checkbox]')]
  const row = target instanceof HTMLElement ? target.closest('tr') : null
  const at = boxes.findIndex((box) => row?.contains(box))
  boxes[Math.min(Math.max(at + by, 0), boxes.length - 1)]?.focus()
}
