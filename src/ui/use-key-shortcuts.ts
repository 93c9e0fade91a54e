import { useEffect } from 'react'

const ours = /^F[2-9]$/

/** A key goes to whatever on the page says by `aria-keyshortcuts` that it is its own: a box is entered, a button is pressed. */
export function useKeyShortcuts() {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const key = keyOf(event)
      const own = key && !event.repeat && document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)
      if (!own) return
      event.preventDefault()
      if (own instanceof HTMLInputElement) own.select()
      own.focus()
      if (!(own instanceof HTMLInputElement)) own.click()
    }
    document.addEventListener('keydown', take)
    return () => document.removeEventListener('keydown', take)
  }, [])
}

function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  if (altKey || shiftKey) return null
  if (key === 'Enter') return ctrlKey || metaKey ? 'Control+Enter' : null
  return ours.test(key) && !ctrlKey && !metaKey ? key : null
}
