import type { KeyboardEvent } from 'react'
import { latinDigits } from '#values/text.ts'

const steps: Record<string, 'next' | 'before' | 'up' | 'down'> = {
  ArrowLeft: 'next',
  ArrowRight: 'before',
  ArrowUp: 'up',
  ArrowDown: 'down',
}
const order = ['none', 'own', 'assigned', 'branch', 'all']

/** While a cell of the grid has the focus: arrows go from cell to cell, 0–4 choose how far, Enter goes into the editor beside it. */
export function gridKeys(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget } = event
  if (!(target instanceof HTMLSelectElement) || event.ctrlKey || event.metaKey || event.altKey) return
  const step = steps[event.key]
  const digit = /^[0-4]$/.exec(latinDigits(event.key))?.[0]
  if (step) move(target, currentTarget, step)
  else if (digit) choose(target, order[Number(digit)] ?? '')
  else if (event.key === 'Enter') open(target)
  else return
  event.preventDefault()
}

/** The grid hears of it as of any choice made with the pointer. */
function choose(cell: HTMLSelectElement, scope: string) {
  if (![...cell.options].some(({ value }) => value === scope)) return
  cell.value = scope
  cell.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Where there is no room for the editor, the browser's own list. */
function open(cell: HTMLSelectElement) {
  const chosen = document.querySelector<HTMLElement>('.mx-editor input:checked')
  if (chosen?.checkVisibility()) chosen.focus()
  else cell.showPicker()
}

function move(from: HTMLSelectElement, grid: HTMLElement, step: 'next' | 'before' | 'up' | 'down') {
  const cells = [...grid.querySelectorAll('select')].filter((cell) => cell.checkVisibility())
  const place = cells.indexOf(from)
  if (step === 'next' || step === 'before') return cells[place + (step === 'next' ? 1 : -1)]?.focus()
  const here = from.getBoundingClientRect()
  const beyond = step === 'down' ? cells.slice(place + 1) : cells.slice(0, place).reverse()
  const above = beyond.find((cell) => {
    const there = cell.getBoundingClientRect()
    return there.top !== here.top && there.left < here.right && there.right > here.left
  })
  above?.focus()
}
