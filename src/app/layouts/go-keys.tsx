import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { type Desk, places } from './desks.ts'

const patience = 1500
/** A page counts its time from its own beginning: no G is not one at its first moment. */
const never = Number.NEGATIVE_INFINITY
const kept = 'go-keys'

/** G, and then the letter of a page, leads there: never from a field, and never once it was switched off on this device. */
export function useGoKeys(desks: readonly Desk[]) {
  const navigate = useNavigate()
  const latest = useRef(desks)
  latest.current = desks
  useEffect(() => {
    let begun = never
    const listen = (event: KeyboardEvent) => {
      if (isTyping(event) || !isOn()) return
      const first = event.code === 'KeyG'
      const desk = latest.current.find(({ path }) => event.code === `Key${places[path]?.letter}`)
      const follows = event.timeStamp - begun < patience
      begun = first ? event.timeStamp : never
      if (first || !desk || !follows) return
      // The list that has the focus may know the same letter for something of its own.
      event.preventDefault()
      event.stopPropagation()
      void navigate(desk.path)
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [navigate])
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  const field = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=dialog]')
  return ctrlKey || metaKey || altKey || Boolean(field)
}

const isOn = () => localStorage.getItem(kept) !== 'off'

const watchers = new Set<() => void>()
function watch(tell: () => void) {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}

function keep(on: boolean) {
  localStorage.setItem(kept, on ? 'on' : 'off')
  for (const tell of watchers) tell()
}

/** Whoever speaks to the machine, or rests a hand on the keys, switches them off. */
export function GoKeysSwitch() {
  const on = useSyncExternalStore(watch, isOn, () => true)
  return (
    <label className="opt-row">
      <input type="checkbox" className="check" checked={on} onChange={({ currentTarget }) => keep(currentTarget.checked)} />
      <span>
        <kbd dir="ltr">G</kbd> ثم حرف الصفحة ينقلك إليها
      </span>
    </label>
  )
}
