import type { KeyboardEvent, ReactNode } from 'react'

type Props = { label: string; hint?: string | undefined; className?: string; children: ReactNode }

/**
 * A list one walks through with J and K. A row is `data-row`, what it opens is `data-open`, and a button with
 * `data-key` is pressed by that letter; N goes to the field with `data-new`. Only while the list has the focus, never in a field:
 * everything a key does has a visible button.
 */
export function ListKeys({ label, hint, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys work while the list has the focus
    <section className={className} aria-label={label} tabIndex={0} onKeyDown={press}>
      {children}
      {hint && <p className="key-hint xs muted">{hint}</p>}
    </section>
  )
}

function press(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget: list, key } = event
  const typing = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')
  if (typing || event.ctrlKey || event.metaKey || event.altKey || !/^[a-z]$/i.test(key)) return
  if (!walk(list, key.toLowerCase()) && !act(list, key.toLowerCase())) return
  event.preventDefault()
}

const rowsOf = (list: HTMLElement) => {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')]
  return { rows, at: rows.findIndex((row) => row.contains(document.activeElement)) }
}

function walk(list: HTMLElement, letter: string) {
  const { rows, at: focused } = rowsOf(list)
  // From what one has opened it goes on at its row.
  const at = focused >= 0 ? focused : rows.findIndex((row) => row.querySelector('[aria-current="page"]'))
  const to = { j: rows[Math.min(at + 1, rows.length - 1)], k: rows[Math.max(at - 1, 0)] }[letter]
  const opens = to?.querySelector<HTMLElement>('[data-open]')
  opens?.focus()
  return opens !== undefined && opens !== null
}

/** The row in hand first, then what belongs to no row; a row nobody has chosen is never acted on. */
function act(list: HTMLElement, letter: string) {
  const { rows, at } = rowsOf(list)
  const keyed = `[data-key="${letter}"]`
  const free = [...list.querySelectorAll<HTMLElement>(keyed)].find((button) => !button.closest('[data-row]'))
  const button = rows[at]?.querySelector<HTMLElement>(keyed) ?? free
  const field = letter === 'n' ? document.querySelector<HTMLElement>('[data-new]') : null
  button?.click()
  if (!button) field?.focus()
  return Boolean(button ?? field)
}
