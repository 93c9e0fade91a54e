import { useEffect } from 'react'
import { daysAfter, isDay } from '#values/days.ts'

/** F2 the customer, 1–6 the class, + and − the days, Ctrl Enter goes on, F6 leaves it as a reservation: each has its visible twin. */
export function CounterKeys() {
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <p className="key-hint xs muted">
      <kbd>F2</kbd> العميل · <kbd>1</kbd>–<kbd>6</kbd> الفئة · <kbd>+</kbd> <kbd>−</kbd> الأيام · <kbd>F6</kbd> اتركه حجزًا ·{' '}
      <kbd>Ctrl Enter</kbd> تابع
    </p>
  )
}

function press(event: KeyboardEvent) {
  const { key, target } = event
  const isTyping = target instanceof HTMLElement && target.closest('input:not([type=radio], [type=checkbox]), textarea, select')
  const does =
    key === 'F2'
      ? () => field('phone')?.focus()
      : key === 'F6'
        ? () => button('park')?.click()
        : key === 'Enter' && event.ctrlKey
          ? () => button('go')?.click()
          : isTyping || event.ctrlKey || event.altKey || event.metaKey
            ? null
            : byFigure(key)
  if (!does) return
  event.preventDefault()
  does()
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const button = (name: string) => document.querySelector<HTMLButtonElement>(`[data-counter="${name}"]`)

function byFigure(key: string) {
  if (/^[1-6]$/.test(key)) return () => classAt(Number(key))?.click()
  if (key === '+' || key === '=') return () => moveUntil(1)
  if (key === '-' || key === '−') return () => moveUntil(-1)
  return null
}

const classAt = (place: number) => document.querySelectorAll<HTMLInputElement>('input[name="classId"]')[place - 1]

function moveUntil(days: number) {
  const [from, until] = [field('from')?.value ?? '', field('until')]
  if (!until || !isDay(until.value)) return
  const to = daysAfter(until.value, days)
  if (to <= from) return
  until.value = to
  until.form?.requestSubmit()
}
