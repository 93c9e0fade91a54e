import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { folded } from '#values/text.ts'

const openDelay = 100
const grace = 300
const typingPause = 1000

type Opened = 'no' | 'hover' | 'press'

/**
 * A menu of links that a mouse opens by resting on it, and a press or keys open to stay.
 * Until React is there the same elements open by CSS (`.hover-menu:not([data-live])`), with the same delays.
 */
export function useHoverMenu() {
  const [opened, setOpened] = useState<Opened>('no')
  const root = useRef<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typeAhead = useTypeAhead()

  const attach = useCallback((element: HTMLElement | null) => {
    if (!element) return
    root.current = element
    if (element.matches(':hover')) setOpened('hover')
    element.dataset.live = ''
    return () => clearTimeout(timer.current)
  }, [])

  useEffect(() => {
    if (opened !== 'press') return
    const leave = ({ target }: Event) => !root.current?.contains(target as Node) && setOpened('no')
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [opened])

  useEscape(opened !== 'no', root, () => setOpened('no'))

  const links = () => [...(root.current?.querySelectorAll('a') ?? [])]

  function soon(delay: number, next: (now: Opened) => Opened) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpened(next), delay)
  }
  function onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') soon(openDelay, (now) => (now === 'no' ? 'hover' : now))
  }
  function onPointerLeave({ pointerType }: PointerEvent) {
    const inUse = links().some((link) => link.matches(':focus'))
    if (pointerType === 'mouse') soon(grace, (now) => (now === 'hover' && !inUse ? 'no' : now))
  }
  function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
    if (opened === 'press' && relatedTarget && !currentTarget.contains(relatedTarget)) setOpened('no')
  }
  function goTo(link: HTMLElement | undefined) {
    if (opened === 'no') flushSync(() => setOpened('press'))
    link?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    const all = links()
    const at = all.findIndex((link) => link.matches(':focus'))
    const goal = stepFrom(at, all.length)[event.key]
    const found = goal === undefined && opened !== 'no' ? typeAhead(event, all, at) : all[goal ?? -1]
    if (goal !== undefined || found) event.preventDefault()
    if (found) goTo(found)
  }

  return {
    isOpen: opened !== 'no',
    root: { ref: attach, onPointerEnter, onPointerLeave, onBlur, onKeyDown, 'data-open': opened === 'no' ? undefined : '' },
    /** A press on what the mouse has opened lets it stay; the next one closes it. */
    press: () => setOpened((now) => (now === 'press' ? 'no' : 'press')),
    close: () => setOpened('no'),
  }
}

/** Escape closes also what the mouse has opened, while focus is anywhere else. */
function useEscape(isOpen: boolean, root: RefObject<HTMLElement | null>, close: () => void) {
  const onKey = useEffectEvent(({ key }: globalThis.KeyboardEvent) => {
    if (key !== 'Escape') return
    close()
    if (root.current?.contains(document.activeElement)) root.current.querySelector('button')?.focus()
  })
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])
}

function stepFrom(at: number, count: number): Record<string, number> {
  return { ArrowDown: (at + 1) % count, ArrowUp: at < 1 ? count - 1 : at - 1, Home: 0, End: count - 1 }
}

/** Letters typed one after the other find the link that begins with them; one letter again and again goes round. */
function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 })
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent, links: HTMLElement[], at: number) => {
    const paused = timeStamp - typed.current.at > typingPause
    const before = paused ? '' : typed.current.text
    if (key.length !== 1 || (key === ' ' && !before) || ctrlKey || metaKey || altKey) return undefined
    typed.current = { text: before + key, at: timeStamp }
    const text = folded(typed.current.text)
    const one = [...text].every((letter) => letter === text[0])
    const sought = one ? text.slice(0, 1) : text
    const start = one ? at + 1 : Math.max(at, 0)
    const inTurn = [...links.slice(start), ...links.slice(0, start)]
    return inTurn.find((link) => folded(link.textContent).startsWith(sought))
  }
}
